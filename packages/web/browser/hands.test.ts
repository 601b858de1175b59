import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { craftedView, linesOf, openCrafted } from "./crafted.ts";
import { DESK, MaruInBrowser, PHONE } from "./maru-in-browser.ts";
import { tooSmall, violations } from "./objections.ts";

let maru: MaruInBrowser;
beforeAll(async () => {
  maru = await MaruInBrowser.start();
}, 300_000);
afterAll(() => maru.stop());

async function visit(options: Parameters<MaruInBrowser["visitor"]>[0], use: (page: Page) => Promise<void>) {
  const visitor = await maru.visitor({ ...options, reducedMotion: "reduce" });
  visitor.setDefaultTimeout(45_000);
  try {
    await use(await visitor.newPage());
  } finally {
    await visitor.close();
  }
}

async function begin(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /여행 플래너/ }).click();
  await page.waitForURL(/\/s\//);
  await page.getByRole("heading", { name: "말 없이 골라서 하기" }).waitFor();
}

const label = (ko: string) => ({ ko, en: `in English: ${ko.length}` });
const NEXT = {
  status: "completed",
  reply: "",
  asks: [],
  quick_replies: [],
  sources: [],
  offers: [
    { op: "set", args: { slot: "budget", value: "240만원" }, label: label("예산을 240만원으로 적기") },
  ],
  not_understood: ["거시기 그 하얀데"],
  supposed: [{ op: "set", args: { slot: "duration", value: "4박" }, label: label("박수를 4박으로 적기") }],
  chips: [
    {
      is: "assumed",
      label: label("출발 12월 18일"),
      change: { op: "set", args: { slot: "departure_date" } },
    },
    {
      is: "wish",
      label: label("계단 피하기"),
      change: { op: "wish", args: {} },
      undo: { op: "undo", args: { kind: "change", ref: "rule:wish.1" } },
    },
    { is: "broken", label: label("10시 뒤 시작"), reason: label("첫 배가 9시예요") },
  ],
};

describe("everything by hand", () => {
  it("opens with a key, finds, fills in and does without a mouse", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await begin(page);
      await page.getByRole("textbox", { name: "메시지" }).focus();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "무엇을 하고 싶으세요?" }).waitFor();
      await page.keyboard.type("여행 스타일");
      await page
        .getByRole("option", { name: /여행 스타일/ })
        .first()
        .waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.keyboard.type("인원");
      await page.getByRole("option", { name: /인원/ }).first().waitFor();
      await page.keyboard.press("Enter");
      const value = page.getByRole("dialog", { name: "값 적기" }).getByRole("textbox", { name: "인원" });
      await value.waitFor();
      await page.keyboard.type("4");
      await page.keyboard.press("Enter");
      await page.getByText("인원을 4로 적기").waitFor();
      await page.getByText("인원: 4명", { exact: true }).waitFor();
    }),
  );

  it("says what is missing in a form, and sends nothing", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await begin(page);
      await page.getByRole("button", { name: "목적지" }).click();
      const form = page.getByRole("dialog", { name: "값 적기" });
      await form.getByRole("button", { name: "적용" }).click();
      await form.getByText("“목적지” 항목을 채워 주세요.").waitFor();
      expect(await form.getByRole("textbox", { name: "목적지" }).getAttribute("aria-invalid")).toBe("true");
    }),
  );

  it(
    "offers under an answer what a tap does, and looks for what was not understood",
    { timeout: 180_000 },
    () =>
      visit(PHONE, async (page) => {
        const { asked } = await openCrafted(page, craftedView({ transcript: linesOf(2), result: NEXT }));
        await page.getByRole("heading", { name: "혹시 이걸까요?" }).waitFor();
        for (const theme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          expect(await violations(page), theme).toEqual([]);
        }
        expect(await tooSmall(page)).toEqual([]);
        await page.getByRole("button", { name: /거시기 그 하얀데/ }).tap();
        await page.getByRole("option", { name: /그대로 묻기/ }).waitFor();
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "예산을 240만원으로 적기", exact: true }).tap();
        await expect.poll(() => asked.length).toBe(1);
        expect(asked[0]?.body).toMatchObject({
          calls: [{ op: "set", args: { slot: "budget", value: "240만원" } }],
          by: "hands",
        });
      }),
  );

  it("can be seen, read out and hit with a finger, in the light and in the dark", { timeout: 180_000 }, () =>
    visit(PHONE, async (page) => {
      const check = async (what: string) => {
        for (const theme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          expect(await violations(page), `${what}, ${theme}`).toEqual([]);
        }
        expect(await tooSmall(page), what).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      };
      await begin(page);
      await page.getByRole("button", { name: "목적지" }).waitFor();
      await check("the first minute");
      await page.getByRole("button", { name: "할 수 있는 일", exact: true }).tap();
      await page.getByRole("option").first().waitFor();
      await check("the palette");
      await page.getByRole("combobox").fill("계산하기");
      await page
        .getByRole("option", { name: /계산하기/ })
        .first()
        .tap();
      await page
        .getByRole("dialog", { name: "계산하기" })
        .getByRole("button", { name: "알아보기" })
        .waitFor();
      await check("a form");
    }),
  );
});
