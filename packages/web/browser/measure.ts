import type { BrowserContext, Page } from "playwright-core";
import { craftedView, linesOf, openCrafted } from "./crafted.ts";
import { DESK, MaruInBrowser } from "./maru-in-browser.ts";
import { serveFolder } from "./serve-folder.ts";

/**
 * Measures the page and writes what it found as one line of JSON. `measure.ts [folder]`: with the folder of another chat
 * page, built, its start is measured in turns with ours.
 */

/** A machine four times slower than this one. */
const SLOWER = 4;
const STARTS = 5;
const SCREENS = 120;
/** Letters that have a key: others are put in without one, and nobody could tell when it was pressed. */
const LETTERS = "could we stay one day longer";
/** Ten things said, ten answers: plans, tables, a change of mind. */
const SAID = [
  "오사카 가고 싶어요",
  "3박 4일이요",
  "둘이서 가요",
  "총 200만원이요",
  "맛집 위주로요",
  "예산을 총 300만원으로 바꿔줘",
  "둘째 날만 바꿔줘",
  "A안이랑 B안 차이가 뭐야?",
  "비행기 시간은요?",
  "고마워요",
];

/** In words of the page itself: what is compiled here would bring along what the page does not have. */
const NOTE_WHAT_IS_THERE = `
  for (const [mark, selector] of [["box", "textarea:enabled"], ["said", "article, td"]])
    requestAnimationFrame(function look() {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      else performance.mark(mark);
    });
`;

interface Start {
  readonly bytes: number;
  readonly milliseconds: number;
  readonly said: number;
}

/**
 * How long it takes from the first request until one can write and until what was said stands there, and all JavaScript
 * that comes before both, as it travels.
 */
async function measureStart(maru: MaruInBrowser, address: string): Promise<Start> {
  const visitor = await maru.visitor(DESK);
  const page = await visitor.newPage();
  await slowDown(visitor, page);
  await page.addInitScript(NOTE_WHAT_IS_THERE);
  await page.goto(address, { waitUntil: "commit" });
  const found = await page.evaluate(async (): Promise<Start> => {
    while (performance.getEntriesByType("mark").length < 2) await new Promise(requestAnimationFrame);
    const milliseconds = performance.getEntriesByName("box")[0]?.startTime ?? Number.NaN;
    const said = performance.getEntriesByName("said")[0]?.startTime ?? Number.NaN;
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < Math.max(milliseconds, said));
    return {
      bytes: scripts.reduce((sum, each) => sum + (each as PerformanceResourceTiming).encodedBodySize, 0),
      milliseconds,
      said,
    };
  });
  // It is no picture of a box: it takes letters.
  await page.getByRole("textbox").last().pressSequentially("안녕");
  if ((await page.getByRole("textbox").last().inputValue()) !== "안녕")
    throw new Error("the box took no letters");
  await visitor.close();
  return found;
}

async function slowDown(visitor: BrowserContext, page: Page): Promise<void> {
  const session = await visitor.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

const middleOf = (starts: readonly Start[]): Start | undefined =>
  starts.toSorted((left, right) => left.milliseconds - right.milliseconds)[starts.length >> 1];

/** A conversation as people have it. Its address. */
async function converse(maru: MaruInBrowser): Promise<string> {
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${maru.address}/api/v1/sessions${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { readonly id: string };
  };
  const { id } = await ask("", { assistant: "travel" });
  for (const text of SAID) {
    await ask(`/${id}/messages`, { text, client_id: text });
    while (await isRunning(maru, id)) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `${maru.address}/s/${id}`;
}

async function isRunning(maru: MaruInBrowser, id: string): Promise<boolean> {
  const view = await fetch(`${maru.address}/api/v1/sessions/${id}`);
  return ((await view.json()) as { readonly is_running: boolean }).is_running;
}

/** Notes every task of the page that takes 50 ms or longer, from now on. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = [0];
    Object.assign(window, { tasks });
    new PerformanceObserver((found) =>
      tasks.push(...found.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: "longtask",
    });
  });
  return async () => {
    await page.waitForTimeout(300);
    return page.evaluate(() => Math.max(...(window as unknown as { tasks: number[] }).tasks));
  };
}

/** The longest time the page was busy while somebody scrolled through two thousand messages. */
async function measureScroll(maru: MaruInBrowser): Promise<number> {
  const visitor = await maru.visitor(DESK);
  const page = await visitor.newPage();
  await openCrafted(page, craftedView({ transcript: linesOf(2000) }));
  await page.getByText("메시지 1999").waitFor();
  const longest = await watchTasks(page);
  await page.getByRole("region", { name: "대화" }).evaluate(async (list, screens) => {
    for (let screen = 0; screen < screens; screen += 1) {
      list.scrollTop -= list.clientHeight * 0.7;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, SCREENS);
  const found = await longest();
  await visitor.close();
  return found;
}

/** From a key to the letter on the screen, while an answer streams in: 95 of 100 are quicker. */
async function measureTyping(maru: MaruInBrowser): Promise<number> {
  const visitor = await maru.visitor(DESK);
  const page = await visitor.newPage();
  const { tell } = await openCrafted(page, craftedView({ transcript: linesOf(40), is_running: true }));
  const box = page.getByRole("textbox", { name: "메시지" });
  await box.focus();
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    window.addEventListener("keydown", ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp)));
    });
  });
  const stream = setInterval(
    () => tell("token", { node: "writer", text: "여행 계획을 세우고 있어요. " }),
    20,
  );
  for (let round = 0; round < 4; round += 1) await box.pressSequentially(LETTERS, { delay: 30 });
  clearInterval(stream);
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  await visitor.close();
  const sorted = delays.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

/** The longest time the page was busy while somebody looked into a state of ten megabytes. */
async function measureInspector(maru: MaruInBrowser): Promise<number> {
  const visitor = await maru.visitor(DESK);
  const page = await visitor.newPage();
  const begun = await page.request.post(`${maru.address}/api/v1/sessions`, { data: { assistant: "note" } });
  const { id } = (await begun.json()) as { id: string };
  await page.goto(`/s/${id}`);
  await page.getByRole("textbox", { name: "메시지" }).fill("가득");
  await page.keyboard.press("Enter");
  await page.getByText("가득 찼어요.").first().waitFor();
  await page.goto(`/s/${id}/inspect/steps`);
  const panel = page.getByRole("tabpanel");
  await panel.getByText("곳이 더 바뀌었어요").waitFor();
  const longest = await watchTasks(page);
  await page.getByRole("tab", { name: "상태" }).click();
  const notes = panel.getByRole("listitem").filter({ hasText: "notes" });
  await notes.getByRole("button", { name: /4,000개/ }).click();
  await notes.getByText(/^메모 99 /).waitFor();
  await notes.getByRole("button", { name: /4,000개 중 100개/ }).click();
  await notes.getByText(/^메모 199 /).waitFor();
  await panel.getByRole("searchbox").fill("메모 3987 ");
  await notes.getByRole("list", { name: "찾은 곳" }).getByText("3987").first().waitFor();
  await page.getByRole("tab", { name: "단계" }).click();
  await panel.getByText("곳이 더 바뀌었어요").waitFor();
  const found = await longest();
  await visitor.close();
  return found;
}

const [folder] = process.argv.slice(2);
const maru = await MaruInBrowser.start({ isForTests: true });
const peer = folder === undefined ? null : await serveFolder(folder);
try {
  const address = await converse(maru);
  const starts: Start[] = [];
  const peerStarts: Start[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    starts.push(await measureStart(maru, address));
    if (peer !== null) peerStarts.push(await measureStart(maru, peer.address));
  }
  const figures = {
    start: middleOf(starts),
    peer: middleOf(peerStarts) ?? null,
    scroll: await measureScroll(maru),
    typing: await measureTyping(maru),
    inspector: await measureInspector(maru),
  };
  console.log(JSON.stringify(figures));
} finally {
  await peer?.close();
  await maru.stop();
}
