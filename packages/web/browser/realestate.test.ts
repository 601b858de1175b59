import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MaruInBrowser, PHONE } from "./maru-in-browser.ts";

let maru: MaruInBrowser;
beforeAll(async () => {
  maru = await MaruInBrowser.start();
}, 300_000);
afterAll(() => maru.stop());

const LEASE =
  "임대차계약서 작성해줘. 주소는 서울 강남구 테헤란로 123, 전세 3억원, 2026-12-01부터 2028-11-30까지, 임대인 김하늘 임차인 이바다";
const PASTED =
  "이 계약서 검토해줘.\n보증금: 3억원\n특약: 1. 임차인은 계약갱신요구권을 행사하지 않는다.\n2. 수리비는 모두 임차인이 부담한다.";

async function begin(page: Page): Promise<void> {
  page.setDefaultTimeout(20_000);
  await page.goto("/");
  await page.getByRole("button", { name: /부동산 상담/ }).click();
  await page.waitForURL(/\/s\//);
}

async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "메시지" });
  await box.fill(text);
  await box.press("Enter");
}

it("a question is answered with the article, and a lease is drafted, changed, approved and taken home", {
  timeout: 120_000,
}, async () => {
  const visitor = await maru.visitor();
  const page = await visitor.newPage();
  await begin(page);
  const beside = page.getByRole("complementary", { name: "할 일" });

  // A question: what is being done, the answer, and the very sentence of the law it rests on.
  await say(page, "전세금 5% 인상 가능해?");
  await beside.getByText("법령 검색").waitFor();
  await page.getByRole("article").filter({ hasText: "5%(20분의 1)까지만" }).waitFor();
  await beside.getByRole("heading", { name: /주택임대차보호법 제7조 / }).waitFor();
  await beside.locator("mark").filter({ hasText: "제2항" }).first().waitFor();
  await beside.getByRole("link", { name: "법령 원문" }).first().waitFor();

  // Prices to look at and to check.
  await say(page, "강남구랑 마포구 아파트 전세 시세 비교해줘");
  await beside.getByRole("img", { name: /강남구 아파트, 마포구 아파트/ }).waitFor();
  await beside.getByRole("row", { name: /마포구 아파트/ }).waitFor();

  // A draft waits for a yes, and can be changed before.
  await say(page, LEASE);
  const card = page.getByRole("region", { name: "확인해 주세요" });
  await card.getByText("300,000,000원").waitFor();
  await card.getByText("답하지 않으면").waitFor();
  await beside.getByText("승인하면 PDF와 Word 문서로").waitFor();
  await card.getByRole("button", { name: "고치기" }).click();
  await card.getByRole("textbox", { name: "보증금" }).fill("280000000");
  await card.getByRole("button", { name: "고친 내용 보내기" }).click();
  await card.getByText("280,000,000원").waitFor();
  await card.getByRole("button", { name: "계약서 전체 보기" }).click();
  const whole = page.getByRole("dialog", { name: "주택 임대차 계약서" });
  await whole.getByText(/₩280,000,000/).waitFor();
  await whole.getByRole("button", { name: "닫기" }).click();
  expect(await beside.getByRole("button", { name: "PDF" }).count()).toBe(0);
  await card.getByRole("button", { name: "승인", exact: true }).click();
  await card.waitFor({ state: "detached" });

  // What was approved is there as files.
  const arriving = page.waitForEvent("download");
  await beside.getByRole("button", { name: "PDF" }).click();
  const pdf = await readFile(await (await arriving).path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await beside.getByRole("button", { name: "Word 문서" }).waitFor();
  await visitor.close();
});

it("a lease somebody brings is marked clause by clause, also on a phone", { timeout: 180_000 }, async () => {
  const visitor = await maru.visitor(PHONE);
  const page = await visitor.newPage();
  await begin(page);
  await say(page, PASTED);
  await page.getByRole("button", { name: "결과 보기" }).tap();
  const results = page.getByRole("dialog", { name: "결과" });
  await results.getByText("임차인은 계약갱신요구권을 행사하지 않는다").first().waitFor();
  await results.getByText("이렇게 바꿔 달라고 하세요").first().waitFor();
  await results.getByRole("tab", { name: "법 조문" }).tap();
  await results.getByRole("heading", { name: /제6조의3/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await visitor.close();
});

it("in English, what stays Korean is said to be Korean", { timeout: 120_000 }, async () => {
  const visitor = await maru.visitor({ locale: "en-US" });
  const page = await visitor.newPage();
  page.setDefaultTimeout(45_000);
  await page.goto("/");
  await page.getByRole("button", { name: /Real-estate adviser/ }).click();
  await page.waitForURL(/\/s\//);
  const box = page.getByRole("textbox", { name: "Message" });
  const beside = page.getByRole("complementary", { name: "Plan" });
  /** Texts in Hangul that a screen reader would read out as English. */
  const misread = () =>
    beside.evaluate((panel) => {
      const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        if (
          /[가-힣]/.test(text.textContent ?? "") &&
          text.parentElement?.closest("[lang]")?.getAttribute("lang") !== "ko"
        )
          found.push(text.textContent ?? "");
      return found;
    });
  for (const [question, part] of [
    ["Jeonse prices of apartments in Gangnam-gu", "Prices"],
    ["Recommend jeonse loans for a deposit of 300 million won", "Loans"],
    ["Can my landlord raise the deposit by 5%?", "Law"],
  ] as const) {
    await box.fill(question);
    await box.press("Enter");
    await beside
      .getByRole("tab", { name: part })
      .or(beside.getByRole("heading", { name: part }))
      .first()
      .waitFor();
    const tab = beside.getByRole("tab", { name: part });
    if ((await tab.count()) > 0) await tab.click();
    expect(await misread(), part).toEqual([]);
  }
  await visitor.close();
});
