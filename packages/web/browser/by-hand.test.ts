import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REALESTATE_TASKS, type Task, TRAVEL_TASKS } from "./by-hand-tasks.ts";
import { Hand } from "./hand.ts";
import { DESK, MaruInBrowser, PHONE } from "./maru-in-browser.ts";

const MOST_TAPS = 3;
const ASSISTANTS: readonly (readonly [string, RegExp, readonly Task[]])[] = [
  ["travel", /여행 플래너/, TRAVEL_TASKS],
  ["realestate", /부동산 상담/, REALESTATE_TASKS],
];

let maru: MaruInBrowser;
beforeAll(async () => {
  maru = await MaruInBrowser.start();
}, 300_000);
afterAll(() => maru.stop());

describe.each([
  ["phone", PHONE],
  ["desktop", DESK],
])("twenty tasks without a word, on a %s", (device, options) => {
  it.each(ASSISTANTS)(
    "%s: each operation within three taps and its values",
    { timeout: 400_000 },
    async (_, door, tasks) => {
      const visitor = await maru.visitor({ ...options, reducedMotion: "reduce" });
      const page = await visitor.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto("/");
      await page.getByRole("button", { name: door }).click();
      await page.getByRole("article").first().waitFor();
      const hand = new Hand(page, options);
      const rows: string[] = [];
      for (const task of tasks) {
        const { taps, reply } = await hand.carryOut(task);
        rows.push(`${device} ${task.from} «${task.say}»: ${taps.join(" + ")}`);
        expect(reply, `${task.from} «${task.say}»`).toMatch(task.shows);
        expect(Math.max(...taps), task.from).toBeLessThanOrEqual(MOST_TAPS);
      }
      console.info(rows.join("\n"));
      await visitor.close();
    },
  );
});
