import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESK, MaruInBrowser, PHONE } from "./maru-in-browser.ts";

const TRIP = "오사카 3박 4일 2명 총 200만원 맛집";

let maru: MaruInBrowser;
beforeAll(async () => {
  maru = await MaruInBrowser.start();
}, 300_000);
afterAll(() => maru.stop());

const box = (page: Page) => page.getByRole("textbox", { name: /메시지|Message/ });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press("Enter");
}

async function begin(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /여행 플래너|Travel planner/ }).click();
  await page.waitForURL(/\/s\//);
  // The box is there at once; this is when the conversation is, too.
  await page.getByRole("article").first().waitFor();
}

async function planned(page: Page): Promise<void> {
  await begin(page);
  await say(page, TRIP);
  await page.getByRole("tab", { name: "계획", disabled: false }).waitFor();
}

/** A page of a fresh visitor, closed at the end. */
async function visit(options: Parameters<MaruInBrowser["visitor"]>[0], use: (page: Page) => Promise<void>) {
  const visitor = await maru.visitor(options);
  visitor.setDefaultTimeout(45_000);
  try {
    await use(await visitor.newPage());
  } finally {
    await visitor.close();
  }
}

describe("a trip, from the greeting to the calendar", () => {
  it("is planned, looked at, chosen and taken home", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await begin(page);
      await page.getByText("어디로 여행 가고 싶으세요?").waitFor();
      await page.getByRole("list", { name: "빠른 답변" }).getByRole("button", { name: "오사카" }).click();
      await page.getByText("며칠").first().waitFor();
      await say(page, "3박 4일 2명 총 200만원 맛집");
      await page.getByRole("tab", { name: "계획", disabled: false }).waitFor();
      await page.getByRole("tab", { name: "일정" }).click();
      await page
        .getByRole("img", { name: /이동 경로/ })
        .first()
        .waitFor();
      await page.getByRole("tab", { name: "비용" }).click();
      await page.getByText("숙박").first().waitFor();
      await page.getByRole("tab", { name: "계획" }).click();
      await page.getByRole("button", { name: "B안으로 할게요" }).last().click();
      await page.getByText("선택함").waitFor();
      const arriving = page.waitForEvent("download");
      await page.getByRole("button", { name: "캘린더" }).click();
      const calendar = await arriving;
      expect(calendar.suggestedFilename()).toMatch(/오사카.*\.ics$/);
      expect(await readFile(await calendar.path(), "utf8")).toContain("BEGIN:VCALENDAR");
    }),
  );

  it("gives the results more room, and has the three plans side by side there", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await planned(page);
      const tops = () =>
        page
          .getByRole("heading", { name: /^[ABC]안/ })
          .evaluateAll((headings) => new Set(headings.map((each) => each.getBoundingClientRect().top)).size);
      expect(await tops()).toBe(3);
      await page.getByRole("button", { name: "결과 넓게 보기" }).click();
      expect(await tops()).toBe(1);
      await page.reload();
      await page.getByRole("heading", { name: /^A안/ }).waitFor();
      expect(await tops()).toBe(1);
      await page.getByRole("button", { name: "결과 좁게 보기" }).click();
      expect(await tops()).toBe(3);
    }),
  );

  it("takes a change of mind and says what changed", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await planned(page);
      await say(page, "아니 2박으로 하고 예산은 총 300만원으로 바꿔줘");
      const changed = page.getByRole("region", { name: "바뀐 것" });
      await changed.getByText("다시 맞춘 것").waitFor();
      // Every value in its own form, and what was worked out anew because of it.
      expect(await changed.textContent()).toMatch(/기간 3박 → 2박.*예산 2,000,000원 → 3,000,000원/);
      expect(await changed.textContent()).toMatch(/다시 맞춘 것: .*숙소·일정·비용·계획/);
      await say(page, "둘째 날만 바꿔줘");
      await changed.getByText("일정(2일차)").waitFor();
      // Nobody asked for another flight.
      expect(await changed.textContent()).not.toMatch(/교통|숙소|→/);
      expect(await changed.textContent()).toContain("나머지는 그대로예요");
      // The value itself can be tapped as well; what is allowed stands beside it.
      await page.getByRole("button", { name: "인원 2명 바꾸기" }).click();
      const people = page.getByRole("spinbutton", { name: /1명~10명/ });
      await people.fill("3");
      await people.press("Enter");
      await changed.filter({ hasText: "인원 2명 → 3명" }).getByText("다시 맞춘 것").waitFor();
    }),
  );

  it("survives a reload in the middle of an answer", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await begin(page);
      await say(page, TRIP);
      await page.reload();
      await page.getByRole("tab", { name: "계획", disabled: false }).waitFor();
      await page.getByText(TRIP).first().waitFor();
    }),
  );

  it("goes on from an earlier question when that is asked differently", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await begin(page);
      await say(page, "오사카");
      await page.getByText("며칠").first().waitFor();
      await say(page, "3박 4일 2명 총 200만원 맛집");
      await page.getByRole("tab", { name: "계획", disabled: false }).waitFor();
      await box(page).press("ArrowUp");
      const dialog = page.getByRole("dialog", { name: "메시지 고치기" });
      await dialog.getByRole("textbox").fill("2박 3일 3명 총 300만원 휴양");
      await dialog.getByRole("button", { name: "보내기" }).click();
      await page.getByText("2박 3일 3명").first().waitFor();
      await page
        .getByText(/3명 모두/)
        .first()
        .waitFor();
    }),
  );

  it("is the same in two tabs", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await begin(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await box(other).waitFor();
      await say(page, "다낭 갈래");
      await other.getByText("다낭 갈래").first().waitFor();
      await other.getByText("며칠").first().waitFor();
    }),
  );

  it("waits while there is no network, and goes on when it is back", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await begin(page);
      // What is said then has to be readable, though nothing can be fetched any more.
      await page.waitForFunction(() =>
        document.fonts.check('1em "Pretendard Variable"', "연결되면 보낼게요"),
      );
      await page.context().setOffline(true);
      await page.getByText("오프라인이에요").waitFor();
      await say(page, "제주");
      await page.getByText("연결되면 보낼게요").waitFor();
      await page.context().setOffline(false);
      await page.getByText("며칠").first().waitFor();
      await page.getByText("다시 연결됐어요").waitFor({ state: "detached" });
    }),
  );
});

describe("everyone", () => {
  it("plans on a phone, with plan and results one tap away", { timeout: 180_000 }, () =>
    visit(PHONE, async (page) => {
      await page.goto("/");
      await page
        .getByRole("main")
        .getByRole("button", { name: /오사카 둘이서/ })
        .tap();
      await page.getByRole("button", { name: "결과 보기" }).tap();
      const results = page.getByRole("dialog", { name: "결과" });
      await results.getByRole("tab", { name: "일정" }).tap();
      await results
        .getByRole("img", { name: /이동 경로/ })
        .first()
        .waitFor();
      await results.getByRole("button", { name: "닫기" }).tap();
      await page.getByRole("button", { name: /할 일/ }).tap();
      await page.getByRole("dialog", { name: "할 일" }).getByText("숙소 찾기").waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(width).toBe(0);
    }),
  );

  it("changes language and look on a phone, and renames a conversation there", { timeout: 180_000 }, () =>
    visit(PHONE, async (page) => {
      await begin(page);
      await say(page, "제주 갈래");
      await page.getByText("며칠").first().waitFor();
      await page.getByRole("button", { name: "대화 목록 열기" }).tap();
      await page.getByRole("button", { name: /“제주 갈래” 더 보기/ }).tap();
      await page.getByRole("menuitem", { name: "이름 바꾸기" }).tap();
      await page.getByRole("textbox", { name: "새 이름" }).fill("섬으로");
      await page.getByRole("button", { name: "저장" }).tap();
      await page.getByRole("link", { name: "섬으로" }).waitFor();
      await page.getByRole("button", { name: "설정" }).tap();
      await page.getByRole("menuitemradio", { name: "어둡게" }).tap();
      expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
      await page.getByRole("button", { name: "설정" }).tap();
      await page.getByRole("menuitemradio", { name: "English" }).tap();
      await page.getByRole("heading", { name: "Conversations" }).waitFor();
    }),
  );

  it("does everything with the keyboard", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await page.goto("/");
      await page
        .getByRole("main")
        .getByRole("button", { name: /오사카 둘이서/ })
        .focus();
      await page.keyboard.press("Enter");
      await page.getByRole("tab", { name: "계획", disabled: false }).waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "단축키" }).waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("m");
      await page.keyboard.type("B안으로 할게요");
      await page.keyboard.press("Enter");
      await page.getByText("선택함").waitFor();
      await page.getByRole("tab", { name: "계획" }).focus();
      await page.keyboard.press("ArrowRight");
      await page.getByRole("tab", { name: "일정", selected: true }).waitFor();
      await page.keyboard.press("/");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("type")))
        .toBe("search");
      await page.keyboard.type("오사카");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await page.getByRole("main").focus();
      await page.keyboard.press("i");
      await page.waitForURL(/\/inspect/);
    }),
  );

  it("reads English: no Korean is left on the page, and answers come in English", { timeout: 180_000 }, () =>
    visit({ ...DESK, locale: "en-US" }, async (page) => {
      // What others called their conversations is theirs.
      await page.route(/\/api\/v1\/sessions\?/, (route) =>
        route.fulfill({ json: { sessions: [], next: null } }),
      );
      await page.goto("/");
      await page.getByRole("button", { name: /Travel planner/ }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is hidden or said to machines.
      const korean = async () => (await page.locator("body").innerText()).match(/.*[가-힣].*/g) ?? [];
      expect(await korean()).toEqual([]);
      await page.getByRole("button", { name: /Travel planner/ }).click();
      await page.waitForURL(/\/s\//);
      await page.getByText("Where would you like to go?").waitFor();
      await say(page, "Osaka for 3 nights, 2 people, 2 million won in total, food");
      await page.getByRole("tab", { name: "Plans", disabled: false }).waitFor();
      await page
        .getByRole("button", { name: /I'll take plan/ })
        .first()
        .waitFor();
      expect(await korean()).toEqual([]);
      for (const part of ["Days", "Transport", "Stays", "Costs"]) {
        await page.getByRole("tab", { name: part }).click();
        await page.getByRole("tabpanel", { name: part }).waitFor();
        expect(await korean(), part).toEqual([]);
      }
    }),
  );

  it("finds, renames, pins and deletes conversations", { timeout: 180_000 }, () =>
    visit(DESK, async (page) => {
      await begin(page);
      await say(page, "이 대화는 지울 거예요");
      const row = page.getByRole("link", { name: /이 대화는 지울/ });
      await row.waitFor();
      const menu = page.getByRole("button", { name: /“이 대화는 지울.*더 보기/ });
      await menu.click();
      await page.getByRole("menuitem", { name: "위에 고정" }).click();
      await page.getByRole("heading", { name: "고정" }).waitFor();
      await menu.click();
      await page.getByRole("menuitem", { name: "이름 바꾸기" }).click();
      await page.getByRole("textbox", { name: "새 이름" }).fill("새 이름의 대화");
      await page.getByRole("button", { name: "저장" }).click();
      // Behind an open dialog nothing can be typed.
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await page.getByRole("searchbox").fill("새 이름의");
      await page.getByRole("button", { name: /“새 이름의 대화” 더 보기/ }).click();
      await page.getByRole("menuitem", { name: "삭제" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "삭제" }).click();
      await page.waitForURL((url) => url.pathname === "/");
      await page.getByText("맞는 대화가 없어요").waitFor();
    }),
  );
});
