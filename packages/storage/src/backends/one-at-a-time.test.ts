import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { OneAtATime } from "./one-at-a-time.ts";

it("tasks run one after another, in order, and a failed one does not stop the rest", async () => {
  const turns = new OneAtATime();
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} begins`);
    await setImmediate();
    seen.push(`${name} ends`);
    if (name === "second") throw new Error("failed");
    return name;
  };
  const results = await Promise.allSettled(["first", "second", "third"].map((name) => turns.run(task(name))));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(seen).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
