import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { noteTaker } from "../testing/note-taker.ts";
import { type Ran, type RunOptions, runMaru, temporaryStore } from "../testing/run-maru.ts";

interface Told {
  readonly event: string;
  readonly seq?: number;
  readonly data: Readonly<Record<string, unknown>>;
}

const play = (lines: readonly unknown[], parameters: readonly string[] = [], options: RunOptions = {}) =>
  runMaru(["script", "notes", ...parameters], {
    factories: noteTaker(2),
    input: lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
    ...options,
  });

const toldIn = ({ output }: Ran) =>
  output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Told);
const turnsIn = (ran: Ran) => toldIn(ran).filter(({ event }) => event === "turn");

it("answers every message with its events and one turn, and ends with 0 and nothing else written", async () => {
  const ran = await play([{ message: "우유" }, { message: "빵" }]);
  expect([ran.code, ran.errors]).toEqual([0, ""]);
  const told = toldIn(ran);
  expect(told.map(({ event }) => event)).toEqual([
    "turn_started",
    "step_finished",
    "step_finished",
    "final_response",
    "turn",
    "turn_started",
    "step_finished",
    "step_finished",
    "final_response",
    "turn",
  ]);
  const sequences = told.flatMap(({ seq }) => seq ?? []);
  expect(sequences).toEqual(sequences.map((_, index) => (sequences[0] ?? 0) + index));
  const [, last] = turnsIn(ran);
  expect(last?.data).toMatchObject({
    reply: "적었어요: 빵",
    asks: [],
    state: { text: "빵", count: 2 },
    intent: null,
    teams: [],
    agents: ["note"],
    tools: [],
    plan: [],
    sources: [],
    awaiting: null,
    status: "completed",
  });
});

it("answers a blank, a much too long and a malformed message with one turn each, and goes on", async () => {
  const ran = await play([
    { message: "" },
    { message: "   " },
    { message: "가".repeat(100_000) },
    { message: 5 },
    { message: "우유", user: "someone else" },
    { decision: "perhaps" },
    { decision: "approve" },
    { message: "우유" },
  ]);
  expect([ran.code, ran.errors]).toEqual([0, ""]);
  const turns = turnsIn(ran);
  expect(turns.map(({ data }) => data.status)).toEqual([
    "completed",
    "completed",
    "refused",
    "refused",
    "refused",
    "refused",
    "completed",
    "completed",
  ]);
  expect(turns[2]?.data.reply).not.toBe("");
  expect(turns.at(-1)?.data.state).toMatchObject({ text: "우유", count: 3 });
  const errors = toldIn(ran).filter(({ event }) => event === "error");
  expect(errors.map(({ data }) => data.error)).toEqual([
    "MESSAGE_TOO_LARGE",
    "INVALID_LINE",
    "INVALID_LINE",
    "INVALID_LINE",
    "NOTHING_AWAITED",
  ]);
});

it("tells of lines that say nothing, and answers the messages around them", async () => {
  const lines = [
    "",
    "   ",
    "{not json",
    "[]",
    "null",
    '"우유"',
    { fault: { tool: "" } },
    { message: "우유" },
    "",
  ];
  const ran = await play(lines);
  expect([ran.code, ran.errors]).toEqual([0, ""]);
  expect(toldIn(ran).filter(({ data }) => data.error === "INVALID_LINE")).toHaveLength(5);
  expect(turnsIn(ran)).toHaveLength(1);
});

it("takes a fault without a word", async () => {
  const ran = await play([{ fault: { tool: "flight_search", mode: "error", times: 2 } }]);
  expect(ran).toMatchObject({ code: 0, output: "", errors: "" });
});

it("goes on with an earlier conversation of the same name in the same store", async () => {
  const { url } = temporaryStore();
  const there = ["--store", url, "--session", "장보기"];
  await play([{ message: "우유" }], there);
  const ran = await play([{ message: "빵" }], there);
  expect(turnsIn(ran).map(({ data }) => (data.state as { count: number }).count)).toEqual([2]);
  // What was told before is not told again.
  expect(toldIn(ran).filter(({ event }) => event === "turn_started")).toHaveLength(1);
});

it("begins at the moment it is told", async () => {
  const ran = await play([{ message: "우유" }], ["--now", "2026-11-16T10:00:00+09:00"]);
  const [started] = toldIn(ran).filter(({ event }) => event === "turn_started");
  expect(started?.data.at).toMatch(/^2026-11-16T10:00:/);
});

it("ends with 2 and one line about what is wrong with the command, and writes nothing", async () => {
  const { folder } = temporaryStore();
  const broken = join(folder, "broken.json");
  writeFileSync(broken, "{");
  const wrong = [
    ["script"],
    ["script", "nobody"],
    ["script", "notes", "--speed", "9"],
    ["script", "notes", "and", "more"],
    ["script", "notes", "--now", "soon"],
    ["script", "notes", "--now"],
    ["script", "notes", "--store", "ftp://here"],
    ["script", "notes", "--data", join(folder, "nowhere.json")],
    ["script", "notes", "--data", broken],
  ];
  for (const parameters of wrong) {
    const ran = await runMaru(parameters, { factories: noteTaker(2), input: '{"message":"우유"}\n' });
    expect([parameters, ran.code, ran.output]).toEqual([parameters, 2, ""]);
    expect([parameters, ran.errors.trimEnd().split("\n").length]).toEqual([parameters, 1]);
  }
});

it("explains itself on standard output when asked", async () => {
  const ran = await runMaru(["script", "--help"], { factories: noteTaker(2) });
  expect(ran).toMatchObject({ code: 0, errors: "" });
  for (const word of ["--session", "--store", "--now", "--user", "--data", '"decision"', '"fault"'])
    expect(ran.output).toContain(word);
});
