import type { Entry, LogEvent, Truth } from "./record.ts";

export type Rule =
  | "lost"
  | "unanswered"
  | "answered twice"
  | "started twice"
  | "renumbered"
  | "invented"
  | "out of order"
  | "log broken"
  | "listener broken"
  | "listener differs"
  | "listener behind"
  | "vanished"
  | "wrong answer"
  | "state differs"
  | "damaged";

export interface Violation {
  readonly rule: Rule;
  readonly session: string;
  readonly what: string;
}

type Of<Kind extends Entry["kind"]> = Extract<Entry, { readonly kind: Kind }>;

const ENDS = new Set(["final_response", "workflow_interrupted"]);

/** Everything in which a history is not what was promised. It knows of the server only what stands in the records. */
export function judge(history: readonly Entry[], truth: Truth): readonly Violation[] {
  const sessions = [...truth.logs.keys()];
  return [
    ...sessions.flatMap((session) =>
      judgeSession(
        session,
        history.filter((entry) => entry.session === session),
        truth,
      ),
    ),
    ...truth.differing.map((session): Violation => ({ rule: "state differs", session, what: "on replay" })),
    ...truth.damage.map((what): Violation => ({ rule: "damaged", session: "", what })),
  ];
}

function judgeSession(session: string, history: readonly Entry[], truth: Truth): readonly Violation[] {
  const log = truth.logs.get(session) ?? [];
  const found: Violation[] = [];
  const tell = (rule: Rule, what: string) => found.push({ rule, session, what });
  judgeLog(log, tell);
  judgeMessages(history, log, truth.echoing.has(session), tell);
  judgeOrder(history, tell);
  for (const entry of history)
    if (entry.kind === "read" && entry.last > log.length)
      tell("vanished", `${entry.last} events were there, now ${log.length}`);
  for (const { session: theirs, listener } of truth.listeners)
    if (theirs === session) judgeListener(listener, history, log, tell);
  return found;
}

type Tell = (rule: Rule, what: string) => void;

function judgeLog(log: readonly LogEvent[], tell: Tell): void {
  for (const [index, { seq }] of log.entries())
    if (seq !== index + 1) tell("log broken", `event ${seq} stands at ${index + 1}`);
  const turns = startsIn(log).map(({ turn }) => turn);
  for (const [index, turn] of turns.entries())
    if (index > 0 && turn <= (turns[index - 1] ?? -1)) tell("out of order", `turn ${turn} began late`);
}

interface Start {
  readonly turn: number;
  readonly client_id: string;
  readonly text: string;
}

function startsIn(log: readonly LogEvent[]): readonly Start[] {
  return log.filter(({ event }) => event === "turn_started").map(({ data }) => data as unknown as Start);
}

function judgeMessages(history: readonly Entry[], log: readonly LogEvent[], isEchoing: boolean, tell: Tell) {
  const said = new Map(ofKind(history, "said").map((entry) => [entry.client_id, entry.text]));
  const starts = startsIn(log);
  const ends = log.filter(({ event }) => ENDS.has(event));
  for (const { client_id, text, turn } of starts) {
    if (!said.has(client_id)) tell("invented", `nobody said ${client_id}`);
    else if (said.get(client_id) !== text) tell("invented", `${client_id} was said in other words`);
    const own = ends.filter(({ data }) => data.turn === turn);
    if (own.length === 0) tell("unanswered", `${client_id}, turn ${turn}`);
    if (own.length > 1) tell("answered twice", `${client_id}, turn ${turn}: ${own.length} times`);
    const [end] = own;
    const isDone = end?.event === "final_response" && end.data.status === "completed";
    if (isEchoing && isDone && !String(end.data.reply).includes(text))
      tell("wrong answer", `${client_id}: ${String(end.data.reply)}`);
  }
  for (const { data } of ends)
    if (!starts.some(({ turn }) => turn === data.turn)) tell("invented", `an answer to turn ${data.turn}`);
  for (const client_id of said.keys()) {
    const own = starts.filter((start) => start.client_id === client_id);
    if (own.length > 1) tell("started twice", `${client_id}: ${own.length} times`);
    const turns = ofKind(history, "acknowledged").filter((entry) => entry.client_id === client_id);
    if (turns.length > 0 && own.length === 0) tell("lost", client_id);
    const numbers = new Set([...turns, ...own].map(({ turn }) => turn));
    if (numbers.size > 1) tell("renumbered", `${client_id}: ${[...numbers].join(", ")}`);
  }
}

/** What was acknowledged before something else was said is answered before it. */
function judgeOrder(history: readonly Entry[], tell: Tell): void {
  const turnOf = new Map(ofKind(history, "acknowledged").map(({ client_id, turn }) => [client_id, turn]));
  let newest = -1;
  for (const entry of history) {
    if (entry.kind === "acknowledged") newest = Math.max(newest, entry.turn);
    const turn = entry.kind === "said" ? turnOf.get(entry.client_id) : undefined;
    if (entry.kind === "said" && turn !== undefined && turn <= newest)
      tell("out of order", `${entry.client_id} has turn ${turn}, said after ${newest} was acknowledged`);
  }
}

function judgeListener(
  listener: string,
  history: readonly Entry[],
  log: readonly LogEvent[],
  tell: Tell,
): void {
  const heard = ofKind(history, "heard").filter((entry) => entry.listener === listener);
  for (const [index, { event }] of heard.entries()) {
    if (event.seq !== index + 1) {
      tell("listener broken", `${listener} heard ${event.seq} as its event ${index + 1}`);
      return;
    }
    const stored = log[index];
    if (stored === undefined) tell("vanished", `${listener} heard event ${event.seq}`);
    else if (stored.event !== event.event || !isSame(stored.data, event.data))
      tell("listener differs", `${listener}, event ${event.seq}: ${event.event}`);
  }
  if (heard.length < log.length) tell("listener behind", `${listener}: ${heard.length} of ${log.length}`);
}

function ofKind<Kind extends Entry["kind"]>(history: readonly Entry[], kind: Kind): readonly Of<Kind>[] {
  return history.filter((entry): entry is Of<Kind> => entry.kind === kind);
}

/** The same data, in whatever order its keys stand. */
function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null)
    return left === right;
  const keys = Object.keys(left);
  return (
    Array.isArray(left) === Array.isArray(right) &&
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(memberOf(left, key), memberOf(right, key)))
  );
}

function memberOf(of: object, key: string): unknown {
  return (of as Record<string, unknown>)[key];
}
