import type { SessionView } from "@maru/protocol";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { craftedView, linesOf, openCrafted, openRefused } from "./crafted.ts";
import { DESK, MaruInBrowser, PHONE } from "./maru-in-browser.ts";
import { violations } from "./objections.ts";

let maru: MaruInBrowser;
let session = "";
beforeAll(async () => {
  maru = await MaruInBrowser.start();
  const visitor = await maru.visitor();
  const page = await visitor.newPage();
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("button", { name: /오사카 둘이서/ })
    .click();
  await page.getByRole("tab", { name: "계획", disabled: false }).waitFor();
  session = new URL(page.url()).pathname;
  await visitor.close();
}, 300_000);
afterAll(() => maru.stop());

const APPROVAL = {
  type: "approval" as const,
  action: "finalise_contract",
  message: "계약서를 이대로 마무리할까요?",
  details: { 보증금: { before: "3억원", after: "3억 1,500만원" }, nights: 3 },
  changeable: { nights: { type: "integer", title: "기간(박)", minimum: 1, maximum: 14 } },
  options: [],
  asked_at: "2026-11-16T09:00:00+09:00",
  deadline: "2026-11-16T18:00:00+09:00",
};

const FOUND = { status: "completed" as const, reply: "", asks: [], quick_replies: [], sources: [] };
const ARTICLES = [
  {
    law_title: "주택임대차보호법",
    article_number: "제7조",
    article_title: "차임 등의 증감청구권",
    content: "1년 안에는 못 해요(제1항). 폭은 20분의 1을 넘지 못해요(제2항).",
    effective_date: "2020-07-31",
    url: "https://www.law.go.kr/법령/주택임대차보호법/제7조",
  },
];
const PRICE = {
  property_type: "apartment",
  kind: "jeonse",
  count: 6,
  average_rent: null,
  period: {},
  source: {},
};
const PRICES = [
  { ...PRICE, region: "강남구", average: 1_085e6, median: 1_084e6, minimum: 915e6, maximum: 1_260e6 },
  { ...PRICE, region: "마포구", average: 645e6, median: 643e6, minimum: 479e6, maximum: 815e6 },
];
const CLAUSE = {
  number: "특약 1",
  text: "임차인은 계약갱신요구권을 행사하지 않는다.",
  risk_level: "high",
  reason: "효력이 없어요.",
  articles: ["주택임대차보호법 제6조의3"],
  suggestion: "임차인은 계약의 갱신을 요구할 수 있다.",
};
const REVIEW = {
  risk_level: "high",
  clauses: [CLAUSE, { ...CLAUSE, number: "특약 2", risk_level: "medium" }, { ...CLAUSE, risk_level: "low" }],
  missing: ["보증금 반환"],
  recommendations: [],
};
const CONTRACT = {
  ...APPROVAL,
  details: {
    title: "주택 임대차 계약서",
    content: `# 주택 임대차 계약서\n\n1. ${CLAUSE.text}\n2. 반려동물을 키울 수 있다.`,
    fields: { deposit: 300_000_000, start_date: "2026-12-01", special_terms: ["반려동물 가능"] },
    risk_level: "high",
    risks: [CLAUSE],
  },
};

const STEPS: SessionView["todo"] = [
  { step_id: "a", task: "항공편 찾기", status: "completed", result: "세 가지를 찾았어요." },
  { step_id: "b", task: "숙소 찾기", status: "in_progress", progress_percentage: 40 },
  { step_id: "c", task: "일정 짜기", status: "failed", error: "timeout" },
  { step_id: "d", task: "비용 계산하기", status: "pending" },
  { step_id: "e", task: "계획 만들기", status: "skipped" },
];

const VIEWS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ["home", (page) => page.goto("/").then(() => page.getByRole("button", { name: /여행 플래너/ }).waitFor())],
  ["plans", (page) => open(page, "plans")],
  ["days", (page) => open(page, "days")],
  ["transport", (page) => open(page, "flights")],
  ["stays", (page) => open(page, "stays")],
  ["costs", (page) => open(page, "costs")],
  ["a decision", (page) => openCrafted(page, craftedView({ awaiting: APPROVAL }))],
  [
    "law",
    (page) => openCrafted(page, craftedView({ result: { ...FOUND, findings: { articles: ARTICLES } } })),
  ],
  [
    "prices",
    (page) => openCrafted(page, craftedView({ result: { ...FOUND, findings: { prices: PRICES } } })),
  ],
  [
    "a review",
    (page) => openCrafted(page, craftedView({ result: { ...FOUND, findings: { review: REVIEW } } })),
  ],
  ["a contract", (page) => openCrafted(page, craftedView({ awaiting: CONTRACT }))],
  ...(["steps", "state", "graph", "pictures", "branches", "events"] as const).map(
    (tab) => [`the inspector's ${tab}`, (page: Page) => inspect(page, tab)] as const,
  ),
  [
    "going on from a step",
    async (page) => {
      await inspect(page, "steps");
      await page.getByRole("button", { name: "여기서 다시" }).click();
      await page.getByRole("combobox", { name: "고칠 값" }).selectOption("duration");
    },
  ],
  [
    "keyboard help",
    async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: /여행 플래너/ }).waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    "a missing conversation",
    (page) =>
      page.goto("/s/00000000000000000000000000").then(() => page.getByText("찾을 수 없어요").waitFor()),
  ],
  ...(["SESSION_EXPIRED", "FORBIDDEN", "UNAUTHENTICATED", "INTERNAL", "TOO_MANY_REQUESTS"] as const).map(
    (code) => [`what is refused as ${code}`, (page: Page) => openRefused(page, code)] as const,
  ),
  [
    "a plan in the making",
    async (page) => {
      const { tell } = await openCrafted(page, craftedView({ is_running: true, todo: STEPS }));
      tell("token", { node: "writer", text: "**여행** 계획을 세우고 있어요." });
      await page.getByText("계획을 세우고 있어요.").waitFor();
    },
  ],
  [
    "an answer that failed",
    async (page) => {
      const { tell } = await openCrafted(page, craftedView({ transcript: linesOf(4), todo: STEPS }));
      tell("error", { error: "FAILED", message: "답변을 만들지 못했어요." }, 1);
      await page.getByRole("alert").waitFor();
    },
  ],
  [
    "settings",
    async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "설정" }).click();
      await page.getByRole("menuitemradio", { name: "English" }).waitFor();
    },
  ],
  ["nowhere", (page) => page.goto("/nowhere").then(() => page.getByText("이런 페이지는 없어요").waitFor())],
];

async function open(page: Page, part: string): Promise<void> {
  await page.goto(`${session}?show=${part}`);
  await page.locator('[role="tab"][aria-selected="true"]').waitFor();
}

/** The inspector on one of its tabs, once it shows something. */
async function inspect(page: Page, tab: string): Promise<void> {
  await page.goto(`${session}/inspect/${tab}`);
  const panel = page.getByRole("tabpanel");
  await panel.waitFor();
  await panel.getByRole("status").waitFor({ state: "detached" });
  if (tab === "pictures") await panel.getByRole("img").waitFor();
}

/** The page in another theme, as when a device goes dark in the evening: nothing is loaded anew. */
async function inTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.waitForFunction((theme) => document.documentElement.dataset["theme"] === theme, colorScheme);
}

describe("in the light and in the dark", () => {
  // One visitor looks at all of them: what was fetched for one view is there for the next.
  let visitor: BrowserContext;
  beforeAll(async () => {
    visitor = await maru.visitor({ ...DESK, reducedMotion: "reduce" });
  });
  afterAll(() => visitor.close());

  it.each(VIEWS)("%s has nothing that axe objects to", { timeout: 180_000 }, async (name, show) => {
    const page = await visitor.newPage();
    await show(page);
    for (const theme of ["light", "dark"] as const) {
      await inTheme(page, theme);
      if (name === "the inspector's pictures") await page.getByRole("tabpanel").getByRole("img").waitFor();
      expect(await violations(page), theme).toEqual([]);
    }
    await page.close();
  });

  it("neither has the phone, nor a page at 200 %", { timeout: 180_000 }, async () => {
    for (const options of [PHONE, { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }]) {
      const visitor = await maru.visitor({ ...options, reducedMotion: "reduce" });
      const page = await visitor.newPage();
      await page.goto(session);
      await page.getByRole("button", { name: "결과 보기" }).waitFor();
      for (const theme of ["light", "dark"] as const) {
        await inTheme(page, theme);
        expect(await violations(page), theme).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await visitor.close();
    }
  });

  it("a picture is drawn anew when the theme changes", { timeout: 180_000 }, async () => {
    const page = await visitor.newPage();
    await inspect(page, "pictures");
    const picture = page.getByRole("tabpanel").getByRole("img");
    const light = await picture.getAttribute("src");
    await inTheme(page, "dark");
    await expect.poll(() => picture.getAttribute("src")).not.toBe(light);
    await page.close();
  });
});

describe("a decision", () => {
  it("is shown with old and new value, can be changed within what is allowed, and is sent", {
    timeout: 180_000,
  }, async () => {
    const visitor = await maru.visitor();
    const page = await visitor.newPage();
    const { asked } = await openCrafted(page, craftedView({ awaiting: APPROVAL }));
    const card = page.getByRole("region", { name: "확인해 주세요" });
    await card.getByText("3억 1,500만원").waitFor();
    await card.getByText("답하지 않으면").waitFor();
    await card.getByRole("button", { name: "고치기" }).click();
    const nights = card.getByRole("textbox", { name: "기간(박)" });
    await card.getByRole("button", { name: "고친 내용 보내기" }).click();
    await card.getByText("바뀐 값이 없어요.").waitFor();
    await nights.fill("20");
    await card.getByRole("button", { name: "고친 내용 보내기" }).click();
    await card.getByText("더 작은 값이어야 해요.").waitFor();
    expect(asked).toEqual([]);
    await nights.fill("4");
    await card.getByRole("button", { name: "고친 내용 보내기" }).click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({
      path: expect.stringMatching(/\/decisions$/),
      body: { action: "modify", modifications: { nights: 4 } },
    });
    await visitor.close();
  });
});

describe("a trip that comes together", () => {
  it("keeps every tab in its place, and never takes away what somebody is reading", {
    timeout: 180_000,
  }, async () => {
    const visitor = await maru.visitor();
    const page = await visitor.newPage();
    const whole = await page.request.get(`${maru.address}/api/v1/sessions/${session.split("/").at(-1)}`);
    const { state } = (await whole.json()) as SessionView;
    const { flight_options = null, hotel_options = null } = state;
    const view = craftedView({ is_running: true, state: { flight_options } });
    const { tell } = await openCrafted(page, view);
    const tabs = page.getByRole("tablist", { name: "결과" }).getByRole("tab");
    const places = () =>
      tabs.evaluateAll((all) => all.map((tab) => [tab.textContent, tab.getBoundingClientRect().left]));
    await page.getByRole("tab", { name: "교통", selected: true }).waitFor();
    const before = await places();
    expect(before.map(([name]) => name)).toEqual(["계획", "일정", "교통", "숙소", "비용"]);
    expect(await page.getByRole("tab", { name: "계획", disabled: true }).count()).toBe(1);
    const step = { turn: 0, checkpoint_id: "c", changed: [], nodes: [], tools: [], decisions: [] };
    // Nobody has touched anything: the answer comes to the front when it is there.
    view.state = { flight_options, hotel_options };
    tell("step_finished", step, 1);
    await page.getByRole("tab", { name: "숙소", disabled: false }).waitFor();
    expect(await places()).toEqual(before);
    await page.getByRole("tabpanel", { name: "교통" }).click();
    view.state = state;
    tell("step_finished", step, 2);
    await page.getByRole("tab", { name: "계획", disabled: false }).waitFor();
    expect(await places()).toEqual(before);
    expect(await page.getByRole("tab", { name: "교통", selected: true }).count()).toBe(1);
    await visitor.close();
  });
});
