import type { SessionView } from "@maru/protocol";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { craftedView, linesOf, openCrafted } from "./crafted.ts";
import { DESK, MaruInBrowser, PHONE } from "./maru-in-browser.ts";
import { tooSmall } from "./objections.ts";

let maru: MaruInBrowser;
beforeAll(async () => {
  maru = await MaruInBrowser.start();
}, 300_000);
afterAll(() => maru.stop());

async function visit(use: (page: Page) => Promise<void>, options: BrowserContextOptions = DESK) {
  const visitor = await maru.visitor({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await visitor.newPage();
  page.setDefaultTimeout(45_000);
  await use(page);
  await visitor.close();
}

const STEPS: SessionView["todo"] = [
  { step_id: "a", task: "법령 찾기", status: "completed", result: "두 조문을 찾았어요." },
  { step_id: "b", task: "시세 찾기", status: "in_progress", progress_percentage: 40 },
  { step_id: "c", task: "대출 찾기", status: "pending" },
];

const RUNNING = craftedView({ transcript: linesOf(2), is_running: true, todo: STEPS });

/** A conversation with an answer that has been asked for. */
async function ask(page: Page, text: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /여행 플래너/ }).click();
  await page.waitForURL(/\/s\//);
  const box = page.getByRole("textbox", { name: "메시지" });
  await box.fill(text);
  await box.press("Enter");
  await page.getByRole("article").filter({ hasText: "며칠" }).waitFor();
}

describe("what one does with a conversation", { timeout: 120_000 }, () => {
  it("writes and sends before the conversation is there; it goes as soon as it can", () =>
    visit(async (page) => {
      let arrive = () => {};
      const waiting = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/\/api\/v1\/sessions\/[^/?]+$/, async (route) => {
        await waiting;
        await route.continue();
      });
      const begun = await page.request.post(`${maru.address}/api/v1/sessions`, {
        data: { assistant: "travel" },
      });
      const { id } = (await begun.json()) as { id: string };
      await page.goto(`/s/${id}`);
      const box = page.getByRole("textbox", { name: "메시지" });
      await box.fill("제주 갈래");
      await box.press("Enter");
      await page.getByText("보내는 중").waitFor();
      expect(await box.inputValue()).toBe("제주 갈래");
      arrive();
      await page.getByRole("article").filter({ hasText: "며칠" }).waitFor();
      expect(await box.inputValue()).toBe("");
    }));

  it("leaves out a step that has not begun", () =>
    visit(async (page) => {
      const { asked, tell } = await openCrafted(page, RUNNING);
      const plan = page.getByRole("complementary", { name: "할 일" });
      // What runs or is done cannot be left out any more.
      expect(await plan.getByRole("button", { name: /건너뛰기/ }).count()).toBe(1);
      await plan.getByRole("button", { name: "“대출 찾기” 건너뛰기" }).click();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]).toMatchObject({
        path: expect.stringMatching(/\/skips$/),
        body: { step_id: "c", client_id: expect.any(String) },
      });
      const skipped = STEPS.map((step) => (step.step_id === "c" ? { ...step, status: "skipped" } : step));
      tell("todo_updated", { execution_steps: skipped }, 1);
      await plan.getByRole("listitem").filter({ hasText: "대출 찾기" }).getByText("건너뜀").waitFor();
      expect(await plan.getByRole("button", { name: /건너뛰기/ }).count()).toBe(0);
    }));

  it("sees which part failed, what still stands, and tries again", () =>
    visit(async (page) => {
      const todo = STEPS.map((step) =>
        step.step_id === "b"
          ? { ...step, status: "failed" as const, error: "MOLIT_TIMEOUT after 8000 ms" }
          : { ...step, status: "completed" as const },
      );
      const { asked } = await openCrafted(page, craftedView({ transcript: linesOf(2), todo }));
      // The slim bar names it; nothing has to be opened to learn of it.
      const bar = page.getByRole("button", { name: /시세 찾기.*실패.*3개 중 2개/ });
      await bar.tap();
      const plan = page.getByRole("dialog", { name: "할 일" });
      await plan.getByText("다른 결과는 그대로 볼 수 있어요").waitFor();
      const reason = plan.getByText("MOLIT_TIMEOUT");
      expect(await reason.isVisible()).toBe(false);
      await plan.getByText("기술적인 이유").tap();
      await reason.waitFor();
      // Where nothing else was done, nothing is said to stand.
      const alone = await page.context().newPage();
      await openCrafted(alone, craftedView({ todo: todo.filter(({ status }) => status === "failed") }));
      await alone.getByRole("button", { name: /시세 찾기.*실패/ }).tap();
      await alone.getByText("잠시 뒤 다시 시도해 주세요").waitFor();
      expect(await alone.getByText("다른 결과는 그대로").count()).toBe(0);
      await alone.close();
      await plan.getByRole("button", { name: "다시 시도" }).tap();
      await expect.poll(() => asked.at(-1)?.path).toMatch(/\/messages$/);
      expect(asked.at(-1)?.body).toMatchObject({ text: linesOf(1)[0]?.text });
    }, PHONE));

  it("has what is done stand short beside the results, and all of it on asking", () =>
    visit(async (page) => {
      const todo = STEPS.map((step) => ({ ...step, status: "completed" as const }));
      const sections = [{ title: "시세", content: "평균 10억원" }];
      const final_response = { structured_data: { sections, metadata: {} } };
      await openCrafted(page, craftedView({ todo, state: { final_response } }));
      const plan = page.getByRole("complementary", { name: "할 일" });
      await plan.getByText("대출 찾기").waitFor();
      expect(await plan.getByText("두 조문을 찾았어요.").count()).toBe(0);
      await plan.getByRole("button", { name: "자세히" }).click();
      await plan.getByText("두 조문을 찾았어요.").waitFor();
    }));

  it("copies an answer as it was written", () =>
    visit(async (page) => {
      const [question, answer] = linesOf(2);
      await openCrafted(page, craftedView({ transcript: linesOf(2) }));
      for (const line of [question, answer]) {
        const article = page.getByRole("article").filter({ hasText: line?.text.split("\n")[0] ?? "" });
        await article.hover();
        await article.getByRole("button", { name: "복사" }).click();
        await article.getByRole("button", { name: "복사했어요" }).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line?.text);
      }
    }));

  it("has a question answered again, on a branch of its own", () =>
    visit(async (page) => {
      await ask(page, "오사카 가고 싶어요");
      const answer = page.getByRole("article").filter({ hasText: "며칠" });
      await answer.hover();
      await answer.getByRole("button", { name: "다시 답변받기" }).click();
      await page.getByText("여기서 새 갈래로 이어져요.").waitFor();
      await answer.waitFor();
      // The first answer is left aside, not shown twice.
      const said = page.getByRole("article", { name: "내 메시지" }).filter({ hasText: "오사카 가고 싶어요" });
      await expect.poll(() => said.count()).toBe(1);
      expect(await answer.count()).toBe(1);
    }));

  it("looks at a table as a chart", () =>
    visit(async (page) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      const content =
        "| 지역 | 평균 |\n|---|---:|\n| 강남구 | 1,085만원 |\n| 마포구 | 645만원 |\n| 노원구 | 310만원 |";
      const sections = [{ title: "시세", content }];
      const final_response = { structured_data: { sections, metadata: {} } };
      await openCrafted(page, craftedView({ state: { final_response } }));
      await page.getByRole("button", { name: "차트로 보기" }).click();
      const chart = page.getByRole("img", { name: "시세 차트" });
      const bars = chart.locator(".mark-rect path");
      await bars.first().waitFor();
      const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
      expect(widths).toHaveLength(3);
      // As long as what they stand for.
      expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(645 / 1085, 1);
      await chart.getByText("평균 (만원)").waitFor();
      expect(complaints).toEqual([]);
      await page.getByRole("button", { name: "표로 보기" }).click();
      await page.getByRole("cell", { name: "645만원" }).waitFor();
    }));
});

describe("whoever listens instead of looking", { timeout: 120_000 }, () => {
  it("hears what is being done, and an answer once, when it is whole", () =>
    visit(async (page) => {
      const { tell } = await openCrafted(page, RUNNING);
      const log = page.getByRole("log");
      const status = page.getByRole("main").getByRole("status").filter({ hasText: "개 끝남" });
      await status.filter({ hasText: "시세 찾기. 3개 중 1개 끝남" }).waitFor();
      tell("progress", { node: "b", message: "실거래가를 비교하고 있어요", fraction: 0.7 });
      await status.filter({ hasText: "실거래가를 비교하고 있어요" }).waitFor();
      // Half an answer is not read out word by word.
      tell("token", { node: "b", text: "강남구 전세는" });
      await page.getByText("강남구 전세는").waitFor();
      expect(await log.textContent()).toBe("");
      const reply = "## 강남구 전세는 평균 **10억**이에요.";
      tell("final_response", { turn: 1, status: "completed", reply }, 1);
      await expect.poll(() => log.textContent()).toMatch(/답변\. +강남구 전세는 평균 10억 *이에요/);
      expect(await log.getAttribute("aria-live")).toBe("polite");
      await expect.poll(() => status.count()).toBe(0);
    }));
});

describe("whoever wants nothing to move", { timeout: 120_000 }, () => {
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);

  it.each([
    ["reduce", true],
    ["no-preference", false],
  ] as const)("with motion: %s", (reducedMotion, isStill) =>
    visit(
      async (page) => {
        await openCrafted(page, RUNNING);
        await page.getByRole("complementary", { name: "할 일" }).getByText("시세 찾기").waitFor();
        expect((await moving(page)) === 0).toBe(isStill);
        // It still says that it goes on.
        await page.getByText("진행 중").waitFor();
      },
      { ...DESK, reducedMotion },
    ),
  );
});

describe("at 200 %", { timeout: 180_000 }, () => {
  /** A window of 1440 × 900 in which everything is twice as large. */
  const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

  /** What cannot be reached: beyond the edges of the window with nothing to scroll, or cut off. */
  const outOfReach = (page: Page) =>
    page.evaluate(() => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      return [...document.querySelectorAll("button, a, input, textarea, select, summary, h1, h2, h3, p")]
        .filter((element) => element.checkVisibility({ opacityProperty: false }))
        .filter((element) => element.closest(".sr-only") === null && !element.classList.contains("sr-only"))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return (left < -1 || right > window.innerWidth + 1) && !scrolls(element);
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });

  const check = async (page: Page, what: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBe(0);
    expect(await outOfReach(page), what).toEqual([]);
  };

  it("nothing scrolls sideways and nothing is out of reach", () =>
    visit(async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: /여행 플래너/ }).waitFor();
      await check(page, "home");
      await page
        .getByRole("main")
        .getByRole("button", { name: /오사카 둘이서/ })
        .click();
      await page.getByRole("button", { name: "결과 보기" }).waitFor();
      await check(page, "conversation");
      // There is still a conversation to read above the box.
      const list = page.getByRole("region", { name: "대화" });
      expect((await list.boundingBox())?.height).toBeGreaterThan(120);
      await page.getByRole("button", { name: "결과 보기" }).click();
      const results = page.getByRole("dialog", { name: "결과" });
      for (const part of ["계획", "일정", "교통", "숙소", "비용"]) {
        await results.getByRole("tab", { name: part }).click();
        await results.getByRole("tabpanel", { name: part }).waitFor();
        await check(page, part);
      }
      const path = new URL(page.url()).pathname;
      for (const tab of ["steps", "state", "branches", "events"]) {
        await page.goto(`${path}/inspect/${tab}`);
        const panel = page.getByRole("tabpanel");
        await panel.waitFor();
        await panel.getByRole("status").waitFor({ state: "detached" });
        await check(page, tab);
      }
    }, ZOOMED));
});

describe("on a phone", { timeout: 120_000 }, () => {
  /** Amounts that begin on one line and end on another. */
  const broken = (page: Page) =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (!/^[₩\d,.]{5,}(원|만원)?$/.test(text.textContent ?? "")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.push(text.textContent ?? "");
      }
      return found;
    });

  it.each(["ko-KR", "en-US"])("no amount is broken in two (%s)", (locale) =>
    visit(
      async (page) => {
        await page.goto("/");
        await page
          .getByRole("main")
          .getByRole("button", { name: /오사카 둘이서|Osaka, 3 nights/ })
          .tap();
        await page.getByRole("button", { name: /결과 보기|Show the results/ }).tap();
        const results = page.getByRole("dialog", { name: /결과|Results/ });
        for (const part of [/계획|Plans/, /교통|Transport/, /숙소|Stays/, /비용|Costs/]) {
          await results.getByRole("tab", { name: part }).tap();
          await results.getByRole("tabpanel", { name: part }).waitFor();
          expect(await broken(page), String(part)).toEqual([]);
        }
      },
      { ...PHONE, locale },
    ),
  );

  it("everything to tap is large enough for a finger", () =>
    visit(async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: /여행 플래너/ }).waitFor();
      expect(await tooSmall(page), "home").toEqual([]);
      await page
        .getByRole("main")
        .getByRole("button", { name: /오사카 둘이서/ })
        .tap();
      await page.getByRole("button", { name: "결과 보기" }).waitFor();
      await page.getByRole("list", { name: "빠른 답변" }).waitFor();
      expect(await tooSmall(page), "conversation").toEqual([]);
      await page.getByRole("button", { name: "대화 목록 열기" }).tap();
      await page.getByRole("dialog").getByRole("link").first().waitFor();
      expect(await tooSmall(page), "list").toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: "닫기" }).tap();
      await page.getByRole("button", { name: "결과 보기" }).tap();
      const results = page.getByRole("dialog", { name: "결과" });
      for (const part of ["계획", "일정", "교통", "숙소", "비용"]) {
        await results.getByRole("tab", { name: part }).tap();
        await results.getByRole("tabpanel", { name: part }).waitFor();
        expect(await tooSmall(page), part).toEqual([]);
      }
      const path = new URL(page.url()).pathname;
      for (const tab of ["steps", "state", "branches", "events"]) {
        await page.goto(`${path}/inspect/${tab}`);
        const panel = page.getByRole("tabpanel");
        await panel.waitFor();
        await panel.getByRole("status").waitFor({ state: "detached" });
        expect(await tooSmall(page), tab).toEqual([]);
      }
      await openCrafted(page, craftedView({ transcript: linesOf(2), todo: STEPS, is_running: true }));
      await page.getByRole("button", { name: /시세 찾기/ }).tap();
      await page.getByRole("dialog", { name: "할 일" }).getByText("대출 찾기").waitFor();
      expect(await tooSmall(page), "plan").toEqual([]);
    }, PHONE));
});
