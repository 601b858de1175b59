import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CRAFTED, craftedView, linesOf, openCrafted, openRefused } from "./crafted.ts";
import { MaruInBrowser } from "./maru-in-browser.ts";

let maru: MaruInBrowser;
let guarded: MaruInBrowser;
beforeAll(async () => {
  [maru, guarded] = await Promise.all([
    MaruInBrowser.start({ isForTests: true }),
    MaruInBrowser.start({ flags: ["--keys"] }),
  ]);
}, 300_000);
afterAll(() => Promise.all([maru.stop(), guarded.stop()]));

async function visit(use: (page: Page) => Promise<void>, house: MaruInBrowser = maru): Promise<void> {
  const visitor = await house.visitor();
  const page = await visitor.newPage();
  page.setDefaultTimeout(45_000);
  await use(page);
  await visitor.close();
}

const box = (page: Page) => page.getByRole("textbox", { name: "메시지" });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press("Enter");
}

describe("what is not there yet", { timeout: 120_000 }, () => {
  it("is said in words: no conversations, no steps of a plan", () =>
    visit(async (page) => {
      await page.goto("/");
      await page.getByText("아직 나눈 대화가 없어요.").waitFor();
      await openCrafted(page, craftedView());
      await page.getByText("할 일이 생기면 여기에 보여요.").waitFor();
    }));

  it("has its place kept while it is on its way", () =>
    visit(async (page) => {
      let arrive = () => {};
      const waiting = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(`**/api/v1/sessions/${CRAFTED}*`, async (route) => {
        await waiting;
        await route.fulfill({ json: craftedView({ transcript: linesOf(2) }) });
      });
      await page.goto(`/s/${CRAFTED}`);
      await page.getByRole("main").getByRole("status").filter({ hasText: "불러오는 중" }).first().waitFor();
      arrive();
      await box(page).waitFor();
    }));

  it("says so when it takes longer than usual, and can be stopped", () =>
    visit(async (page) => {
      await page.clock.install();
      const { asked } = await openCrafted(page, craftedView({ is_running: true }));
      const slow = page.getByText("평소보다 오래 걸리고 있어요");
      await page.getByText("생각하고 있어요").first().waitFor();
      expect(await slow.count()).toBe(0);
      await page.clock.fastForward(21_000);
      await slow.waitFor();
      await page.getByRole("button", { name: "멈추기" }).click();
      await expect.poll(() => asked.map(({ path }) => path.split("/").at(-1))).toContain("cancel");
    }));
});

describe("what goes wrong", { timeout: 120_000 }, () => {
  it("says what failed and what can be done, and works when it is tried again", () =>
    visit(async (page) => {
      let isBroken = true;
      await page.route(`**/api/v1/sessions/${CRAFTED}*`, (route) =>
        isBroken
          ? route.fulfill({ status: 500, json: { error: "INTERNAL", message: "앗", request_id: "r" } })
          : route.fulfill({ json: craftedView({ transcript: linesOf(2) }) }),
      );
      await page.goto(`/s/${CRAFTED}`);
      await page.getByRole("heading", { name: "문제가 생겼어요" }).waitFor();
      await page.getByText("대화 내용은 저장돼 있어요").waitFor();
      isBroken = false;
      await page.getByRole("button", { name: "다시 시도" }).click();
      await box(page).waitFor();
    }));

  it("says so when no server answers, and tries again by itself before that", () =>
    visit(async (page) => {
      let tries = 0;
      await page.route(`**/api/v1/sessions/${CRAFTED}*`, (route) => {
        tries += 1;
        return route.abort();
      });
      await page.goto(`/s/${CRAFTED}`);
      await page.getByRole("heading", { name: "서버에 연결할 수 없어요" }).waitFor();
      expect(tries).toBeGreaterThanOrEqual(3);
    }));

  it("leaves the rest of the page as it is when one part of it breaks", () =>
    visit(async (page) => {
      await page.route("**/assets/inspector-*.js", (route) => route.abort());
      await openCrafted(page, craftedView({ transcript: linesOf(2) }));
      await page.getByRole("button", { name: "속 들여다보기" }).click();
      await page.getByText("이 부분을 보여 드리지 못했어요").waitFor();
      await box(page).fill("그래도 쓸 수 있어요");
    }));
});

describe("an expired conversation", { timeout: 120_000 }, () => {
  it("says so, whether it is open or opened", () =>
    visit(async (page) => {
      const started = await page.request.post(`${maru.address}/api/v1/chat/start`, { data: {} });
      const { session_id } = (await started.json()) as { session_id: string };
      await page.goto(`/s/${session_id}`);
      // The box is there before what was said: only then is it open.
      await page.getByRole("article").first().waitFor();
      maru.twoDaysPass();
      await say(page, "아직 있나요?");
      await page.getByRole("alert").filter({ hasText: "이 대화는 만료됐어요" }).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: "이 대화는 만료됐어요" }).waitFor();
      await page.getByRole("button", { name: "처음으로" }).click();
      await page.getByRole("button", { name: /여행 플래너/ }).waitFor();
    }));
});

describe("who one is", { timeout: 120_000 }, () => {
  const enter = async (page: Page, token: string) => {
    await page.getByRole("main").getByLabel("토큰").fill(token);
    await page.getByRole("main").getByRole("button", { name: "들어가기" }).click();
  };

  it("is asked for where it matters; a stranger sees nothing, a reader changes nothing", async () => {
    const [jiu, bomi, reader] = await Promise.all([
      guarded.tokenFor("jiu", "member"),
      guarded.tokenFor("bomi", "member"),
      guarded.tokenFor("jiu", "reader"),
    ]);
    const begun = await fetch(`${guarded.address}/api/v1/sessions`, {
      method: "POST",
      headers: { authorization: `Bearer ${jiu}`, "content-type": "application/json" },
      body: JSON.stringify({ assistant: "travel" }),
    });
    const { id } = (await begun.json()) as { id: string };
    await visit(async (page) => {
      await page.goto(`/s/${id}`);
      await page.getByRole("main").getByRole("heading", { name: "로그인이 필요해요" }).waitFor();
      await enter(page, "wrong");
      // Whoever mistyped is told so and finds what was typed still there.
      await page.getByRole("alert").filter({ hasText: "토큰이 맞지 않아요" }).waitFor();
      expect(await page.getByRole("main").getByLabel("토큰").inputValue()).toBe("wrong");
      await enter(page, bomi);
      await page.getByRole("heading", { name: "이 대화를 찾을 수 없어요" }).waitFor();
    }, guarded);
    await visit(async (page) => {
      await page.goto(`/s/${id}`);
      await enter(page, reader);
      await box(page).waitFor();
      await say(page, "오사카");
      await page.getByRole("alert").filter({ hasText: "이 작업을 할 권한이 없어요" }).waitFor();
      await page.getByText("보내지 못했어요").waitFor();
    }, guarded);
  });

  it("may not be enough, which is said without saying what is there", () =>
    visit(async (page) => {
      await openRefused(page, "FORBIDDEN");
      await page.getByRole("heading", { name: "볼 수 없는 대화예요" }).waitFor();
    }));
});

/** Above the first line of a conversation. */
const PADDING = 24;

describe("very much of it", { timeout: 180_000 }, () => {
  it("two thousand messages are a few on the page, with the newest in sight", () =>
    visit(async (page) => {
      await openCrafted(page, craftedView({ transcript: linesOf(2000) }));
      await page.getByText("메시지 1999").waitFor();
      expect(await page.locator("main article").count()).toBeLessThan(40);
    }));

  it("earlier messages come page by page, and what is being read stays where it is", () =>
    visit(async (page) => {
      const lines = linesOf(300);
      const asked: string[] = [];
      await openCrafted(page, craftedView({ transcript: lines.slice(200), transcript_before: 200 }));
      await page.route(/transcript_before=/, (route) => {
        const before = Number(new URL(route.request().url()).searchParams.get("transcript_before"));
        asked.push(String(before));
        const transcript = lines.slice(Math.max(0, before - 100), before);
        return route.fulfill({
          json: craftedView({ transcript, transcript_before: before > 100 ? before - 100 : null }),
        });
      });
      await page.getByText("메시지 299").waitFor();
      const list = page.getByRole("region", { name: "대화" });
      const heights: number[] = [];
      for (const first of [200, 100]) {
        const line = list.getByRole("article").filter({ hasText: new RegExp(`^메시지 ${first}(?!\\d)`) });
        await list.evaluate((element) => {
          element.scrollTop = 0;
        });
        await expect.poll(() => asked.at(-1)).toBe(String(first));
        // Where it is as soon as the earlier ones stand above it, and when all of them have found their height.
        await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
        const place = async () => (await line.boundingBox())?.y;
        heights.push((await place()) ?? Number.NaN);
        await page.waitForTimeout(500);
        expect(await place()).toBe(heights.at(-1));
      }
      // Both times it stood right under the top of the list, as it did before anything came.
      const top = (await list.boundingBox())?.y ?? Number.NaN;
      for (const height of heights) expect(height - top).toBeCloseTo(PADDING, 0);
      await list.evaluate((element) => {
        element.scrollTop = 0;
      });
      await page.getByText(/^메시지 0(?!\d)/).waitFor();
      expect(asked).toEqual(["200", "100"]);
    }));

  it("ten megabytes of state come as far as they are looked at", () =>
    visit(async (page) => {
      const letters: number[] = [];
      page.on("response", async (response) => {
        if (response.url().includes("/api/v1/")) letters.push((await response.body().catch(() => "")).length);
      });
      const begun = await page.request.post(`${maru.address}/api/v1/sessions`, {
        data: { assistant: "note" },
      });
      const { id } = (await begun.json()) as { id: string };
      await page.goto(`/s/${id}`);
      await say(page, "가득");
      await page.getByText("가득 찼어요.").first().waitFor();
      const panel = page.getByRole("tabpanel");
      // What a step added: as much of it as can be read, and how much more there is.
      await page.goto(`/s/${id}/inspect/steps`);
      await panel.getByText("곳이 더 바뀌었어요").waitFor();
      // The state: four thousand notes, a hundred at a time.
      await page.goto(`/s/${id}/inspect/state`);
      const notes = panel.getByRole("listitem").filter({ hasText: "notes" });
      await notes.getByRole("button", { name: /4,000개/ }).click();
      await notes.getByText(/^메모 99 /).waitFor();
      expect(await notes.getByText(/^메모 \d+ /).count()).toBe(100);
      await notes.getByRole("button", { name: /4,000개 중 100개/ }).click();
      await notes.getByText(/^메모 199 /).waitFor();
      // A search looks through all of it, on the server.
      await panel.getByRole("searchbox").fill("메모 3987 ");
      await notes.getByRole("list", { name: "찾은 곳" }).getByText("3987").first().waitFor();
      // How the field came about, without its megabytes.
      await notes.getByRole("button", { name: /내력 보기/ }).click();
      await panel.getByText("너무 커서 보여 드리지 않아요.").first().waitFor();
      expect(Math.max(...letters)).toBeLessThan(1024 * 1024);
    }));
});
