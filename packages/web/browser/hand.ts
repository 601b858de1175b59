import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import type { Filled, Step, Task } from "./by-hand-tasks.ts";

/** Somebody's hand on a page: it taps, and counts the taps. Values that are filled in do not count. */
export class Hand {
  readonly #page: Page;
  readonly #hasTouch: boolean;
  #taps = 0;

  constructor(page: Page, { hasTouch = false }: BrowserContextOptions) {
    this.#page = page;
    this.#hasTouch = hasTouch;
  }

  /** Carries a task out; how many taps each of its operations took, and what was answered at the end. */
  async carryOut({ steps }: Task): Promise<{ readonly taps: readonly number[]; readonly reply: string }> {
    const taps: number[] = [];
    let reply = "";
    for (const step of steps) {
      this.#taps = 0;
      reply = await this.#carryOut(step);
      taps.push(this.#taps);
    }
    return { taps, reply };
  }

  async #carryOut(step: Step): Promise<string> {
    const page = this.#page;
    const before = await this.#lines();
    if ("find" in step) {
      await this.#tap(page.getByRole("button", { name: "할 수 있는 일", exact: true }));
      await page.getByRole("combobox", { name: "무엇을 하고 싶으세요?" }).fill(step.find);
      await this.#tap(
        page
          .getByRole("option")
          .filter({ has: page.getByText(step.does, { exact: true }) })
          .first(),
      );
    } else {
      await this.#showResults(step.point);
      await this.#tap(page.getByRole("button", { name: step.point }).first());
      await this.#tap(page.getByRole("dialog").last().getByRole("button", { name: step.does }).first());
    }
    const form = page.getByRole("dialog").last();
    await form.locator("form footer").waitFor();
    await this.#fillIn(form, step.fill ?? {});
    const send = form.locator("footer").getByRole("button");
    await this.#tap(step.onlyTry === true ? send.last() : send.first());
    return this.#answered(before);
  }

  async #fillIn(form: Locator, values: Filled): Promise<void> {
    for (const [name, given] of Object.entries(values)) {
      const field = form.locator(`[data-field="${name}"]`);
      if (!(await field.isVisible())) await this.#tap(form.locator("summary").first());
      for (const [index, value] of (typeof given === "string" ? [given] : given).entries()) {
        const list = field.locator("select").nth(index);
        if (await list.isVisible()) await list.selectOption({ label: value });
        else if (await field.locator("input, textarea").first().isVisible())
          await field.locator("input, textarea").nth(index).fill(value);
        else {
          const choice = field.getByRole("button", { name: value, exact: true });
          if ((await choice.getAttribute("aria-pressed")) !== "true") await choice.click();
        }
      }
    }
  }

  /** On a phone results are behind a button; whoever points at one is looking at it already. */
  async #showResults(point: RegExp): Promise<void> {
    const button = this.#page.getByRole("button", { name: "결과 보기" });
    await button
      .or(this.#page.getByRole("button", { name: point }))
      .first()
      .waitFor();
    if (await button.isVisible()) await button.click();
  }

  /** The answer to what was just done: two more lines, of which the last one is an answer. */
  async #answered(before: number): Promise<string> {
    const page = this.#page;
    const results = page.getByRole("dialog", { name: "결과" });
    if (await results.isVisible()) await results.getByRole("button", { name: "닫기" }).first().click();
    const lines = page.locator("li[aria-setsize]");
    await page.waitForFunction((count) => {
      const last = [...document.querySelectorAll("li[aria-setsize]")].at(-1);
      const total = Number(last?.getAttribute("aria-setsize"));
      const isLast = last?.getAttribute("aria-posinset") === String(total);
      const isAnswer = last?.querySelector("article")?.getAttribute("aria-label")?.includes("답변") === true;
      return total >= count + 2 && isLast && isAnswer;
    }, before);
    await page.getByRole("button", { name: "멈추기" }).waitFor({ state: "detached" });
    return (await lines.last().textContent()) ?? "";
  }

  async #lines(): Promise<number> {
    const last = this.#page.locator("li[aria-setsize]").last();
    return Number(await last.getAttribute("aria-setsize"));
  }

  async #tap(target: Locator): Promise<void> {
    this.#taps += 1;
    await (this.#hasTouch ? target.tap() : target.click());
  }
}
