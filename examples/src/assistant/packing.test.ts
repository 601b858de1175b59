import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const main = new URL("./main.ts", import.meta.url).pathname;

function talk(lines: readonly object[], ...flags: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--import", "tsx", main, "script", "packing", ...flags],
    { input: lines.map((line) => JSON.stringify(line)).join("\n"), encoding: "utf8" },
  );
  const events = stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { event: string; seq?: number; data: Record<string, unknown> });
  return {
    events,
    turns: events.filter(({ event }) => event === "turn").map(({ data }) => data),
    stderr,
    status,
  };
}

it("asks, answers, and tells every step", { timeout: 120_000 }, () => {
  const { events, turns, status } = talk(
    [{ message: "안녕" }, { message: "3박" }],
    "--now",
    "2026-12-16T10:00:00+09:00",
  );
  expect(status).toBe(0);
  expect(turns).toMatchObject([
    { reply: "몇 박인가요? (1박~14박)", asks: ["nights"], awaiting: "message", tools: [] },
    {
      asks: [],
      awaiting: null,
      tools: ["weather"],
      agents: ["collect", "pack"],
      state: { nights: 3, weather: "cold" },
    },
  ]);
  const sequences = events.flatMap(({ seq }) => seq ?? []);
  expect(sequences).toEqual(sequences.map((_, index) => (sequences[0] ?? 0) + index));
});

it("answers a blank line and a line that is too long with one turn each, and changes nothing", {
  timeout: 120_000,
}, () => {
  const { turns } = talk([{ message: "" }, { message: "가".repeat(100_000) }]);
  expect(turns).toMatchObject([{ state: { nights: null } }, { status: "refused", state: { nights: null } }]);
});

it("says in one line what is wrong with the command", { timeout: 120_000 }, () => {
  const { status, stderr, events } = talk([], "--now", "gestern");
  expect(status).toBe(2);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(events).toEqual([]);
});
