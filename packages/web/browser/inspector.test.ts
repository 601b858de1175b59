import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MaruInBrowser, PHONE } from "./maru-in-browser.ts";

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

it("every step shows what it changed, and every view has an address", { timeout: 180_000 }, async () => {
  const visitor = await maru.visitor();
  const page = await visitor.newPage();
  page.setDefaultTimeout(45_000);
  const path = await talk(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("i");
  await page.getByRole("listbox").waitFor();
  expect(new URL(page.url()).pathname).toBe(`${path}/inspect/steps`);
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
  const head = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "여기서 갈라졌어요" });
  await head.getByText("여기서 이어져요").waitFor();
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
  await visitor.close();
});

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
