import { writeSync } from "node:fs";
import { openStorage } from "@maru/storage";
import { keyRingsOf, perform, prepare, TASKS, THREAD } from "./care.ts";
import { observe } from "./observe.ts";

/** `prepare …` makes a store for a task, `look …` only looks, the name alone does it. Says what a reader finds then. */
const [order = "", ...places] = process.argv.slice(2);
const task = TASKS.find((each) => order.endsWith(each));
if (task === undefined) throw new RangeError(`"${order}" is no task`);
const { before, meanwhile, after } = keyRingsOf(task);
for (const url of places) {
  const keyRing = await open(url);
  const reader = await openStorage(url, { keyRing });
  writeSync(1, `${JSON.stringify(await observe(reader, [THREAD]))}\n`);
  await reader.close();
}

async function open(url: string) {
  if (task === undefined || order.startsWith("look ")) return meanwhile;
  if (order.startsWith("prepare ")) {
    await prepare(url, task);
    return before;
  }
  await perform(url, task);
  return after;
}
