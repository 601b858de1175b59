import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { DESK, MaruInBrowser, PHONE } from "./maru-in-browser.ts";

/** `node --import tsx packages/web/browser/take-screenshots.ts` renews the pictures in docs/screenshots. */
const FOLDER = fileURLToPath(new URL("../../../docs/screenshots/", import.meta.url));
const QUALITY = 78;
const PATIENCE = 30_000;
const TRIP = {
  ko: "오사카 3박 4일 2명 총 200만원 맛집",
  en: "Osaka for 3 nights, 2 people, 2 million won in total, food",
};
const LEASE =
  "임대차계약서 작성해줘. 주소는 서울 강남구 테헤란로 123, 전세 3억원, 2026-12-01부터 2028-11-30까지, 임대인 김하늘 임차인 이바다";
const PASTED =
  "이 계약서 검토해줘.\n보증금: 3억원\n특약: 1. 임차인은 계약갱신요구권을 행사하지 않는다.\n2. 수리비는 모두 임차인이 부담한다.";

const maru = await MaruInBrowser.start();

async function withPage(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const visitor = await maru.visitor({ ...options, reducedMotion: "reduce" });
  const page = await visitor.newPage();
  page.setDefaultTimeout(PATIENCE);
  await use(page);
  await visitor.close();
}

async function keep(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await writeFile(`${FOLDER}${name}.webp`, Buffer.from(data, "base64"));
  console.log(name);
}

async function begin(page: Page, door: RegExp): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: door }).click();
  await page.waitForURL(/\/s\//);
  await page.getByRole("article").first().waitFor();
}

/** Says something and waits until it was answered. */
async function say(page: Page, text: string): Promise<void> {
  const answers = page.getByRole("article", { name: /답변|Answer/ });
  const stop = page.getByRole("button", { name: /멈추기|Stop/ });
  const before = await page.getByRole("article").count();
  const box = page.getByRole("textbox", { name: /메시지|Message/ });
  await box.fill(text);
  await box.press("Enter");
  await page.getByRole("article").nth(before).waitFor();
  await answers.last().waitFor();
  await stop.waitFor({ state: "detached" });
}

const SHOTS: Readonly<Record<string, () => Promise<void>>> = {
  home: () =>
    withPage(DESK, async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: /여행 플래너/ }).waitFor();
      await keep(page, "home");
    }),
  travel: () =>
    withPage(DESK, async (page) => {
      await begin(page, /여행 플래너/);
      await say(page, TRIP.ko);
      await page.getByRole("tab", { name: "계획", disabled: false }).waitFor();
      await keep(page, "travel-plans");
    }),
  days: () =>
    withPage({ ...PHONE, colorScheme: "dark" }, async (page) => {
      await begin(page, /여행 플래너/);
      await say(page, TRIP.ko);
      await page.getByRole("button", { name: "결과 보기" }).tap();
      await page.getByRole("tab", { name: "일정" }).tap();
      await page
        .getByRole("img", { name: /이동 경로/ })
        .first()
        .waitFor();
      await keep(page, "travel-days-phone");
    }),
  estate: () =>
    withPage(DESK, async (page) => {
      await begin(page, /부동산 상담/);
      await say(page, "전세금 5% 인상 가능해?");
      await page.locator("mark").first().waitFor();
      await keep(page, "law");
      await say(page, LEASE);
      await page
        .getByRole("region", { name: "확인해 주세요" })
        .getByText(/300,000,000원/)
        .waitFor();
      await keep(page, "approval");
    }),
  phone: () =>
    withPage(PHONE, async (page) => {
      await begin(page, /부동산 상담/);
      await say(page, "강남구랑 마포구 아파트 전세 시세 비교해줘");
      await page.getByRole("button", { name: "결과 보기" }).tap();
      await page.getByRole("img", { name: /강남구/ }).waitFor();
      await keep(page, "prices-phone");
      await page.getByRole("dialog", { name: "결과" }).getByRole("button", { name: "닫기" }).tap();
      await say(page, PASTED);
      await page.getByRole("button", { name: "결과 보기" }).tap();
      await page.getByText("이렇게 바꿔 달라고 하세요").first().waitFor();
      await keep(page, "review-phone");
    }),
  inspector: () =>
    withPage({ ...DESK, locale: "en-US", colorScheme: "dark" }, async (page) => {
      await begin(page, /Travel planner/);
      await say(page, TRIP.en);
      await page.getByRole("tab", { name: "Plans", disabled: false }).waitFor();
      await say(page, "change the budget to 3 million won in total");
      await page.getByRole("region", { name: "What changed" }).waitFor();
      const path = new URL(page.url()).pathname;
      await page.goto(`${path}/inspect/steps`);
      const rail = page.getByRole("listbox");
      await rail
        .getByRole("option")
        .filter({ hasText: /2,000,000.*3,000,000/ })
        .first()
        .click();
      await page
        .getByRole("tabpanel")
        .getByRole("listitem")
        .filter({ hasText: /budget.*2,000,000.*3,000,000/ })
        .first()
        .waitFor();
      await keep(page, "inspector-diff");
      await page.goto(`${path}/inspect/graph`);
      await page.locator(".react-flow__node").last().waitFor();
      await keep(page, "inspector-graph");
      await page.goto(`${path}/inspect/steps`);
      await rail
        .getByRole("option")
        .filter({ hasText: /2,000,000.*3,000,000/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Go on from here" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("combobox", { name: "Values to change" }).selectOption("duration");
      await sheet.getByRole("spinbutton").fill("2");
      await sheet.getByRole("button", { name: "Go on as a new branch" }).click();
      await sheet.waitFor({ state: "detached" });
      await page.goto(`${path}/inspect/branches`);
      await page.getByText("Values were changed").or(page.getByText("Forked here")).first().waitFor();
      await keep(page, "inspector-branches");
    }),
};

try {
  await mkdir(FOLDER, { recursive: true });
  const wanted = process.argv.slice(2);
  for (const [name, take] of Object.entries(SHOTS))
    if (wanted.length === 0 || wanted.includes(name)) await take();
} finally {
  await maru.stop();
}
