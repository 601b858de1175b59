import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { openStorage, SYSTEM_PORTS as STORAGE_PORTS } from "@maru/storage";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Life } from "./stop-anywhere/life.ts";

const DAY = 86_400_000;
/** So long after a kill the next process comes: at once. */
const LATER = 0;
const START = Date.parse("2026-11-16T10:00:00+09:00");
/** What a clock may do between two looks at it. */
const JUMPS: Readonly<Record<string, (now: number) => number>> = {
  "stands still": (now) => now,
  "goes on": (now) => now + 7,
  "goes back a day": (now) => now - DAY,
  "leaps a day ahead": (now) => now + DAY,
  "goes back an hour": (now) => now - 3_600_000,
  "has a leap second": (now) => now - 1_000,
  "comes to the end of 32 bits": () => 2 ** 31 * 1_000 - 1,
  "begins anew in 1970": () => 0,
};

it.each([DAY, -DAY])(
  "[F9] a process that dies while its clock is %i ms off leaves nobody waiting for it",
  async (wrong) => {
    const life = await Life.begin(noteAssistant(), LATER);
    life.turnClock(wrong);
    await life.say({ type: "message", text: "우유" }, (name) => {
      if (name === "node:write:after") life.kill();
    });
    life.turnClock(-wrong);
    await life.restart();
    const { state } = await life.runtime.view(life.session);
    expect(state.notes).toEqual(["우유"]);
    await life.end();
  },
);

it("[F9] whatever the clock does, messages are answered in order, once, and nothing takes less than no time", async () => {
  const jumps = fc.array(fc.constantFrom(...Object.keys(JUMPS)), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(jumps, async (names) => {
      let now = START;
      let looks = 0;
      const clock = () => {
        const jump = JUMPS[names[looks % names.length] ?? ""];
        looks += 1;
        // No machine tells a time before 1970.
        now = Math.max(0, jump?.(now) ?? now);
        return now;
      };
      const storage = await openStorage("memory:", { ports: { ...STORAGE_PORTS, now: clock } });
      const runtime = new Runtime({
        storage,
        assistants: [noteAssistant()],
        ports: { ...SYSTEM_PORTS, now: clock },
      });
      const sessions = [];
      for (const user of ["하나", "둘"])
        sessions.push(await runtime.create({ assistant: "note", tenant: "local", user }));
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
      const [session] = sessions;
      if (session === undefined) throw new Error("there is a session");
      const said = ["우유", "빵", "달걀", "쌀"];
      for (const text of said)
        await runtime.send(session, { client_id: text, content: { type: "message", text } });
      await runtime.whenIdle(session.id);
      const { state } = await runtime.view(session);
      expect(state).toMatchObject({ notes: said, count: said.length });
      const { events, first, last } = await runtime.events(session.id, 0);
      expect([first, last]).toEqual([1, events.length]);
      expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
      const texts = events.flatMap(({ type, data }) =>
        type === "turn_started" ? [(data as { text: string }).text] : [],
      );
      expect(texts).toEqual(said);
      const nodes = events.flatMap(
        ({ data }) => (data as { nodes?: readonly { milliseconds: number }[] }).nodes ?? [],
      );
      expect(nodes.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
      const { entries } = await runtime.inspector.history(session, { limit: 200 });
      expect(new Set(entries.map(({ checkpoint_id }) => checkpoint_id)).size).toBe(entries.length);
      expect((await runtime.inspector.replay(session)).differing).toEqual([]);
      await storage.close();
    }),
    { numRuns: 25 },
  );
});
