import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { craftedView, openCrafted } from "./crafted.ts";
import { DESK, MaruInBrowser } from "./maru-in-browser.ts";

/** A machine four times slower than this one. */
const SLOWER = 4;
const STARTS = 5;
const LETTERS = "오늘은 여행 계획을 조금 바꾸고 싶어요 그리고 하루 더";

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `turn-${index >> 1}-${index % 2 === 0 ? "user" : "assistant"}`,
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    text: `**메시지 ${index}**\n\n- 하나 ${index}\n- 둘\n\n| 항목 | 금액 |\n|---|---:|\n| 숙박 | ${index}원 |`,
    at: null,
    turn: index >> 1,
    checkpoint_id: null,
    after: null,
    is_left: false,
  }));

async function slowPage(maru: MaruInBrowser): Promise<Page> {
  const visitor = await maru.visitor(DESK);
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** All JavaScript that comes before one can write, and how long that takes. */
async function measureStart(maru: MaruInBrowser): Promise<{ bytes: number; milliseconds: number }> {
  const page = await slowPage(maru);
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
  });
  const began = performance.now();
  await openCrafted(page, craftedView({ transcript: lines(20) }));
  await page.getByRole("textbox", { name: "메시지" }).fill("안녕");
  const milliseconds = performance.now() - began;
  const bytes = (await Promise.all(scripts)).reduce(
    (sum, body) => sum + gzipSync(body, { level: 9 }).length,
    0,
  );
  await page.context().close();
  return { bytes, milliseconds };
}

/** The longest time the page was busy while somebody scrolled through two thousand messages. */
async function measureScroll(maru: MaruInBrowser): Promise<number> {
  const visitor = await maru.visitor(DESK);
  const page = await visitor.newPage();
  await openCrafted(page, craftedView({ transcript: lines(2000) }));
  await page.getByText("메시지 1999").waitFor();
  const longest = await page.getByRole("region", { name: "대화" }).evaluate(async (list) => {
    const tasks: number[] = [0];
    const observer = new PerformanceObserver((found) =>
      tasks.push(...found.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "longtask" });
    for (let screen = 0; screen < 120; screen += 1) {
      list.scrollTop -= list.clientHeight * 0.7;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    return Math.max(...tasks);
  });
  await visitor.close();
  return longest;
}

/** From a key to the letter on the screen, while an answer streams in. The 95th of a hundred. */
async function measureTyping(maru: MaruInBrowser): Promise<number> {
  const visitor = await maru.visitor(DESK);
  const page = await visitor.newPage();
  const { tell } = await openCrafted(page, craftedView({ transcript: lines(40), is_running: true }));
  const box = page.getByRole("textbox", { name: "메시지" });
  await box.focus();
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    window.addEventListener("keydown", () => {
      const began = performance.now();
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - began)));
    });
  });
  const stream = setInterval(
    () => tell("token", { node: "writer", text: "여행 계획을 세우고 있어요. " }),
    20,
  );
  await box.pressSequentially(LETTERS, { delay: 30 });
  clearInterval(stream);
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  await visitor.close();
  const sorted = delays.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

const maru = await MaruInBrowser.start();
try {
  const starts: { bytes: number; milliseconds: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await measureStart(maru));
  const middle = starts.toSorted((left, right) => left.milliseconds - right.milliseconds)[STARTS >> 1];
  const scroll = await measureScroll(maru);
  const typing = await measureTyping(maru);
  console.log(JSON.stringify({ bytes: middle?.bytes, start: middle?.milliseconds, scroll, typing }));
} finally {
  await maru.stop();
}
