import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe objects to on a page as it is now. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(`if (globalThis.axe === undefined) {${axe.source}}`);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document);
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, any }) => [html.slice(0, 160), any[0]?.message]),
    ]);
  });
  return found.map((each) => JSON.stringify(each));
}

/** What a fingertip would miss: lower than 44 px, or an icon alone that is narrower. Links within a sentence are text. */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    return [
      ...open.querySelectorAll(
        "button, a[href], [role=tab], [role=option], select, input:not([type=checkbox])",
      ),
    ]
      .filter((element) => element.checkVisibility() && element.closest(".prose, p, .sr-only") === null)
      .filter((element) => {
        const { width, height } =
          element.closest("label")?.getBoundingClientRect() ?? element.getBoundingClientRect();
        return height < 43.5 || (element.textContent === "" && width < 43.5);
      })
      .map(
        (element) =>
          `${element.getAttribute("aria-label") ?? element.textContent} ${element.className.slice(0, 60)}`,
      );
  });
