import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESK, MaruInBrowser, PHONE } from "./maru-in-browser.ts";

let maru: MaruInBrowser;
beforeAll(async () => {
  maru = await MaruInBrowser.start();
}, 300_000);
afterAll(() => maru.stop());

/** A conversation in which two things were said. */
async function talk(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: /여행 플래너/ }).click();
  await page.waitForURL(/\/s\//);
  const box = page.getByRole("textbox", { name: /메시지/ });
  for (const [text, answer] of [
    ["오사카 3박 4일", /예산/],
    ["예산은 200만원이요", /몇 분|몇 명|인원/],
  ] as const) {
    await box.fill(text);
    await box.press("Enter");
    await page.getByRole("article").filter({ hasText: answer }).last().waitFor();
  }
  return new URL(page.url()).pathname;
}

async function visit(use: (page: Page) => Promise<void>, options = DESK): Promise<void> {
  const visitor = await maru.visitor(options);
  try {
    const page = await visitor.newPage();
    page.setDefaultTimeout(45_000);
    await use(page);
  } finally {
    await visitor.close();
  }
}

it("every step shows what it changed, and every view has an address", { timeout: 180_000 }, async () => {
  const visitor = await maru.visitor();
  const page = await visitor.newPage();
  page.setDefaultTimeout(45_000);
  const path = await talk(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("i");
  await page.getByRole("listbox").waitFor();
  expect(new URL(page.url()).pathname).toBe(`${path}/inspect/steps`);
  // Who read the message, and what came of it.
  const readings = page.getByRole("region", { name: "이 말을 읽은 방법" });
  await readings
    .getByText(/적어 두기|값/)
    .first()
    .waitFor();
  await readings.getByText("규칙", { exact: false }).first().waitFor();
  await page.goto(`${path}/inspect/state`);
  await page.getByRole("searchbox", { name: "이름이나 값 찾기" }).fill("destination");
  const destination = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "여행지" });
  await destination.getByText("오사카").waitFor();
  await destination.getByRole("button", { name: "“여행지” 내력 보기" }).click();
  await page.getByRole("heading", { name: "“여행지” 값의 내력" }).waitFor();
  expect(new URL(page.url()).search).toContain("field=destination");
  // The story of a value leads to the step that made it, with the old and the new beside each other.
  await page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ hasText: "오사카" })
    .getByRole("button")
    .click();
  const change = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "여행지" });
  await change.getByText("변경").waitFor();
  expect(await change.textContent()).toContain("오사카");
  const address = page.url();
  await page.reload();
  await change.waitFor();
  expect(page.url()).toBe(address);
  await visitor.close();
});

it("an edit is checked where it stands, and goes on as a branch", { timeout: 180_000 }, async () => {
  const visitor = await maru.visitor();
  const page = await visitor.newPage();
  page.setDefaultTimeout(45_000);
  const path = await talk(page);
  await page.goto(`${path}/inspect/steps`);
  await page.getByRole("listbox").waitFor();
  await page.getByRole("button", { name: "여기서 다시" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("combobox", { name: "고칠 값" }).selectOption("duration");
  const nights = sheet.getByRole("spinbutton", { name: /기간/ });
  await nights.fill("20");
  await sheet.getByRole("button", { name: "새 갈래로 이어가기" }).click();
  await sheet.getByRole("alert").first().waitFor();
  expect(await sheet.textContent()).toContain("1박~14박");
  await nights.fill("5");
  await sheet.getByRole("button", { name: "새 갈래로 이어가기" }).click();
  await sheet.waitFor({ state: "detached" });
  await page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ hasText: "duration" })
    .getByText("5")
    .waitFor();
  await page.getByRole("tab", { name: "갈래" }).click();
  const head = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "여기서 이어져요" });
  await head.getByText("기간 3박 → 5박").waitFor();
  // Nothing was overwritten: the way it came is still there, and can be compared.
  await page.getByRole("button", { name: "지금과 비교" }).first().click();
  await page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "duration" }).waitFor();
  await visitor.close();
});

it("an earlier moment takes the conversation back, and its branch can be returned to", {
  timeout: 180_000,
}, async () => {
  const visitor = await maru.visitor();
  const page = await visitor.newPage();
  page.setDefaultTimeout(45_000);
  const path = await talk(page);
  const second = page.getByRole("article").getByText("예산은 200만원이요", { exact: true });
  await second.waitFor();
  await page.goto(`${path}/inspect/branches`);
  await page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ hasText: "시작" })
    .getByRole("button")
    .first()
    .click();
  await page.getByRole("button", { name: "여기서 다시" }).click();
  await page.getByRole("button", { name: "새 갈래로 이어가기" }).click();
  await page.getByText("여기서 새 갈래로 이어져요.").waitFor();
  expect(await second.count()).toBe(0);
  // What was left is a branch of its own, told by what was said on it, and can be gone back to.
  await page.getByRole("tab", { name: "갈래" }).click();
  const stops = page.getByRole("tabpanel").getByRole("listitem");
  await stops.filter({ hasText: "시작" }).getByText("여기서 갈라져요").waitFor();
  await stops.filter({ hasText: "예산은 200만원이요" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "여기서 다시" }).click();
  await page.getByRole("button", { name: "새 갈래로 이어가기" }).click();
  await second.waitFor();
  await visitor.close();
});

it.each([
  ["a mouse", DESK],
  ["a finger", PHONE],
] as const)(
  "whoever moves along the rail with %s takes the state along",
  { timeout: 180_000 },
  (_with, options) =>
    visit(async (page) => {
      const path = await talk(page);
      await page.goto(`${path}/inspect/state`);
      const panel = page.getByRole("tabpanel");
      const destination = panel.getByRole("listitem").filter({ hasText: "destination" });
      await destination.getByText("오사카").waitFor();
      const rail = page.getByRole("slider", { name: "지나온 단계를 따라 움직이기" });
      expect(await rail.getAttribute("aria-valuetext")).toMatch(/\w+, \d\d:\d\d:\d\d/);
      const { x, y, width, height } = (await rail.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const middle = y + height / 2;
      if (options === PHONE) await page.touchscreen.tap(x + 2, middle);
      else {
        await page.mouse.move(x + width - 8, middle);
        await page.mouse.down();
        // Half of the way back, and on to the beginning: the state follows before anything is let go.
        await page.mouse.move(x + width / 2, middle, { steps: 4 });
        await expect.poll(() => rail.getAttribute("value")).not.toBe(await rail.getAttribute("max"));
        await page.mouse.move(x + 2, middle, { steps: 4 });
      }
      await destination.getByText("오사카").waitFor({ state: "detached" });
      await page.mouse.up();
      expect(new URL(page.url()).searchParams.get("at")).not.toBeNull();
    }, options),
);

it("a message leads to its step, and a step to its message", { timeout: 180_000 }, () =>
  visit(async (page) => {
    const path = await talk(page);
    const said = page.getByRole("article", { name: "내 메시지" }).filter({ hasText: "오사카 3박 4일" });
    // Nobody who just talks is asked to look at steps.
    expect(await page.getByRole("button", { name: "이 단계 들여다보기" }).count()).toBe(0);
    await page.goto(`${path}/inspect/steps`);
    await page.getByRole("listbox").waitFor();
    await said.hover();
    await said.getByRole("button", { name: "이 단계 들여다보기" }).click();
    const chosen = page.getByRole("listbox").getByRole("option", { selected: true });
    await expect.poll(() => chosen.textContent()).toContain("1번째 차례");
    const bubble = said.getByText("오사카 3박 4일");
    await expect
      .poll(() => bubble.evaluate((element) => getComputedStyle(element).outlineStyle))
      .toBe("solid");
  }),
);

it(
  "hours in which nothing happened are one line, and a list that changed is one difference",
  {
    timeout: 180_000,
  },
  () =>
    visit(async (page) => {
      const path = await talk(page);
      // Three hours and a quarter lie between the first thing said and the second.
      await page.route(/\/history/, async (route) => {
        const response = await route.fetch();
        const { entries, next } = (await response.json()) as {
          entries: { turn: number; at: string }[];
          next: null;
        };
        const earlier = (at: string) => new Date(Date.parse(at) - 3.25 * 3_600_000).toISOString();
        const moved = entries.map((entry) =>
          entry.turn === 1 ? entry : { ...entry, at: earlier(entry.at) },
        );
        await route.fulfill({ json: { entries: moved, next } });
      });
      await page.goto(`${path}/inspect/steps`);
      const rail = page.getByRole("listbox");
      await rail.getByText("3시간 15분 동안 조용했어요").waitFor();
      expect(await rail.getByText("동안 조용했어요").count()).toBe(1);
      await rail.getByRole("option").filter({ hasText: "바로 답하기" }).first().click();
      const panel = page.getByRole("tabpanel");
      const asked = panel.getByRole("listitem").filter({ hasText: "quick_replies" }).first();
      await asked.waitFor();
      expect(await panel.getByRole("listitem").filter({ hasText: "quick_replies" }).count()).toBe(1);
      expect(await asked.getByRole("listitem").count()).toBeGreaterThan(2);
      // As it is kept, one toggle away.
      await panel.getByRole("checkbox", { name: "JSON으로 보기" }).check();
      await panel.getByText('"path": "quick_replies').first().waitFor();
    }),
);

it("works with the keyboard alone, and on a phone", { timeout: 180_000 }, async () => {
  const visitor = await maru.visitor(PHONE);
  const page = await visitor.newPage();
  page.setDefaultTimeout(45_000);
  await talk(page);
  await page.getByRole("button", { name: "속 들여다보기" }).click();
  const rail = page.getByRole("listbox");
  await rail.waitFor();
  await rail.focus();
  const chosen = () => rail.getByRole("option", { selected: true }).getAttribute("id");
  const first = await chosen();
  await page.keyboard.press("ArrowDown");
  await expect.poll(chosen).not.toBe(first);
  for (const tab of ["상태", "그래프", "그림", "갈래", "이벤트"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect.poll(() => page.getByRole("tabpanel").textContent()).not.toBe("");
  }
  await visitor.close();
});
