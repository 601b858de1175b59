import { describe, expect, it } from "vitest";
import { judge, type Rule } from "./judge.ts";
import type { Entry, LogEvent, Truth } from "./record.ts";

const S = "s";
const said = (client_id: string): Entry => ({ kind: "said", session: S, client_id, text: `말 ${client_id}` });
const acknowledged = (client_id: string, turn: number): Entry => ({
  kind: "acknowledged",
  session: S,
  client_id,
  turn,
});
type Unnumbered = Omit<LogEvent, "seq">;
const start = (client_id: string, turn: number): Unnumbered => ({
  event: "turn_started",
  data: { client_id, turn, text: `말 ${client_id}` },
});
const end = (client_id: string, turn: number): Unnumbered => ({
  event: "final_response",
  data: { turn, status: "completed", reply: `적었어요: 말 ${client_id}` },
});
const GREETING: Unnumbered = { event: "greeting", data: {} };
const LOG = [GREETING, start("a", 0), end("a", 0), start("b", 1), end("b", 1)];
const SAID = [said("a"), acknowledged("a", 0), said("b"), acknowledged("b", 1)];

const numbered = (events: readonly Unnumbered[]): readonly LogEvent[] =>
  events.map((event, index) => ({ ...event, seq: index + 1 }));
const heard = (events: readonly LogEvent[]): readonly Entry[] =>
  events.map((event) => ({ kind: "heard", session: S, listener: "socket", event }));

interface Forged {
  readonly said?: readonly Entry[];
  readonly log?: readonly LogEvent[];
  readonly heard?: readonly Entry[];
  readonly truth?: Partial<Truth>;
}

function rulesOf({
  said: entries = SAID,
  log = numbered(LOG),
  heard: hearing,
  truth,
}: Forged): readonly Rule[] {
  const listeners = [{ session: S, listener: "socket" }];
  const found = judge([...entries, ...(hearing ?? heard(log))], {
    logs: new Map([[S, log]]),
    echoing: new Set([S]),
    listeners,
    differing: [],
    damage: [],
    ...truth,
  });
  return [...new Set(found.map(({ rule }) => rule))].toSorted();
}
const without = (...indices: readonly number[]) => LOG.filter((_, index) => !indices.includes(index));
const [, second, third] = numbered(LOG) as [LogEvent, LogEvent, LogEvent];

describe("the judge of histories", () => {
  it("finds nothing in a history that is as it was promised", () => {
    expect(rulesOf({})).toEqual([]);
  });

  it("lets a message that was never acknowledged be answered or not", () => {
    expect(rulesOf({ said: [...SAID, said("c")] })).toEqual([]);
    expect(rulesOf({ said: [said("a"), said("b"), acknowledged("b", 1)] })).toEqual([]);
  });

  it.each<[string, Rule, Forged]>([
    ["an acknowledged message that nobody began", "lost", { log: numbered(without(3, 4)) }],
    ["a message without an answer", "unanswered", { log: numbered(without(4)) }],
    ["two answers to one message", "answered twice", { log: numbered([...LOG, end("b", 1)]) }],
    ["a message that began twice", "started twice", { log: numbered([...LOG, start("b", 2), end("b", 2)]) }],
    ["two numbers for one message", "renumbered", { said: [...SAID, acknowledged("b", 7)] }],
    ["a message that nobody said", "invented", { log: numbered([...LOG, start("x", 2), end("x", 2)]) }],
    ["an answer to nothing", "invented", { log: numbered([...LOG, end("x", 9)]) }],
    [
      "other words than were said",
      "invented",
      { said: [{ kind: "said", session: S, client_id: "a", text: "다른 말" }, ...SAID.slice(1)] },
    ],
    [
      "what was said later answered first",
      "out of order",
      { said: [said("b"), acknowledged("b", 1), said("a"), acknowledged("a", 0)] },
    ],
    [
      "turns that begin in another order",
      "out of order",
      { log: numbered([GREETING, start("b", 1), end("b", 1), start("a", 0), end("a", 0)]) },
    ],
    [
      "a gap in the log",
      "log broken",
      { log: numbered(LOG).map((each) => ({ ...each, seq: each.seq + 1 })) },
    ],
    [
      "an event that is heard twice",
      "listener broken",
      { heard: heard([...numbered(LOG), ...numbered(LOG)]) },
    ],
    ["an event that is passed over", "listener broken", { heard: heard(numbered(LOG).toSpliced(2, 1)) }],
    [
      "events that are heard in another order",
      "listener broken",
      { heard: heard(numbered(LOG).toSpliced(1, 2, third, second)) },
    ],
    [
      "an event that says something else to one listener",
      "listener differs",
      { heard: heard(numbered(LOG).with(2, { ...third, data: { ...third.data, reply: "다른 답" } })) },
    ],
    ["a listener that never hears the end", "listener behind", { heard: heard(numbered(LOG).slice(0, 3)) }],
    [
      "an event that was heard and is gone",
      "vanished",
      { heard: heard(numbered([...LOG, { event: "error", data: {} }])) },
    ],
    ["a log that was longer before", "vanished", { said: [...SAID, { kind: "read", session: S, last: 9 }] }],
    ["the answer to another message", "wrong answer", { log: numbered([...without(4), end("a", 1)]) }],
    ["a state that does not come out again", "state differs", { truth: { differing: [S] } }],
    ["damage", "damaged", { truth: { damage: ["a row is gone"] } }],
  ])("finds %s", (_what, rule, forged) => {
    expect(rulesOf(forged)).toContain(rule);
  });
});
