import fc from "fast-check";
import { expect } from "vitest";
import type { Actor } from "./actor.ts";
import { commands } from "./commands.ts";

/** Gives the same random life to a store of each kind, all new, and expects the same history from all. */
export async function expectSameHistory(
  stores: Readonly<Record<string, () => Promise<Actor>>>,
  runs: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(commands, async (life) => {
      const [[reference, first] = ["", []], ...others] = await Promise.all(
        Object.entries(stores).map(async ([name, open]) => {
          const actor = await open();
          try {
            return [name, await actor.live(life)] as const;
          } finally {
            await actor.close();
          }
        }),
      );
      for (const [name, history] of others)
        for (const [index, answer] of history.entries())
          expect(answer, `${name} differs from ${reference} at step ${index}`).toEqual(first[index]);
    }),
    { numRuns: runs },
  );
}
