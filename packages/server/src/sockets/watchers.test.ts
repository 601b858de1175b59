import { expect, it } from "vitest";
import { type Watcher, Watchers } from "./watchers.ts";

function watcherOf(beaten: Watcher[]): Watcher {
  const watcher: Watcher = { session: null, beat: () => beaten.push(watcher), close: () => undefined };
  return watcher;
}

it("a round of beats comes by everybody once, a few at a time, and takes as long as one pause", async () => {
  const watchers = new Watchers();
  const beaten: Watcher[] = [];
  const all = Array.from({ length: 250 }, () => watcherOf(beaten));
  for (const watcher of all) watchers.add(watcher);
  const waits: number[] = [];
  const together: number[] = [];
  await watchers.beat(30_000, async (milliseconds) => {
    waits.push(milliseconds);
    together.push(beaten.length);
  });
  expect(waits).toEqual([10_000, 10_000, 10_000]);
  expect(together).toEqual([0, 100, 200]);
  expect(beaten).toEqual(all);
});

it("whoever left in the middle of a round is not asked for any more", async () => {
  const watchers = new Watchers();
  const beaten: Watcher[] = [];
  const all = Array.from({ length: 101 }, () => watcherOf(beaten));
  for (const watcher of all) watchers.add(watcher);
  const last = all[100] as Watcher;
  await watchers.beat(1, async () => {
    if (beaten.length === 100) watchers.remove(last);
  });
  expect(beaten).toHaveLength(100);
});
