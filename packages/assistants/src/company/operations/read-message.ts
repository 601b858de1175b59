import { type Call, type Guess, type Offer, trainedScorer } from "@maru/dialogue";
import { findDates, findMoney, findNumbers, understand } from "@maru/language";
import type { Abilities } from "@maru/runtime";
import { leftoverReading } from "../../shared/operations/leftover-reading.ts";
import { fieldNames } from "../domain/documents/fill-form.ts";
import { findCues } from "../reading/cues.ts";
import { aboutData } from "../reading/data-words.ts";
import { readFormChange } from "../reading/read-form-change.ts";
import { NOTHING_READ, type ReadRequests, type RequestView, readRequests } from "../reading/read-requests.ts";
import { ruleAspects } from "../reading/rule-words.ts";
import { sumWords } from "../reading/sum-words.ts";
import type { GlobalSessionState as Definition } from "../states/state.ts";
import { checkDay } from "./check-day.ts";
import { dayAfter } from "./day-after.ts";
import { ALL_FIELDS } from "./documents/edit-form.ts";
import { asksToForget } from "./forget.ts";

type Ready = Abilities<typeof Definition>;
type State = import("../states/state.ts").GlobalSessionState;

/** What a message comes to: tasks for the agents, operations to carry out at once, or offers where neither is sure. */
export interface ReadMessage {
  readonly read: ReadRequests;
  readonly calls: readonly Call[];
  readonly offers: readonly Offer[];
}

/** The trained reader goes before a figure that was only guessed at, where it is this sure of something else. */
const SURER_THAN_A_FOLLOW_UP = 0.5;
const SURER_THAN_A_REFUSAL = 0.3;
const SURE_OF_A_TEXT = 0.35;
const SURE_OF_AN_ENTRY = 0.12;
const MAY_BE_A_QUERY = 0.3;

/** About figures and things on record: read by the words of the data. */
const OF_THE_DATA: readonly string[] = ["query", "lookup", "compare", "arrange", "show", "store"];
const NOT_BY_ITSELF: readonly string[] = ["set", "approve", "import", "steps", "urgent", "later"];

/** Reads a message by the words of the data and by the trained reader together. */
export function readMessage(
  text: string,
  state: State,
  view: RequestView & { readonly abilities: Ready },
): ReadMessage {
  const { abilities, now } = view;
  const form = formCalls(text, state, view);
  if (form !== null) return form;
  if (state.last_query !== null && aboutData(text) === "cause")
    return { read: NOTHING_READ, calls: [{ op: "explain", args: { question: text } }], offers: [] };
  if ((state.last_query !== null && asksPerDay(text)) || sharesOut(text))
    return { read: NOTHING_READ, calls: [{ op: "calc", args: { what: text } }], offers: [] };
  if (asksForADay(text, now))
    return { read: NOTHING_READ, calls: [{ op: "dates", args: { question: text } }], offers: [] };
  if (asksOfARule(text, state, now))
    return { read: NOTHING_READ, calls: [{ op: "rule", args: { ask: "may", question: text } }], offers: [] };
  if (Object.keys(state.drafts).length === 0 && asksToForget(text))
    return { read: NOTHING_READ, calls: [{ op: "forget", args: { what: text } }], offers: [] };
  const own = readRequests(text, view);
  const best = bestGuess(text, now, abilities);
  const isTold = own.requests.length > 0 || own.denied.length > 0 || own.isUndo;
  const isOther = best !== undefined && !OF_THE_DATA.includes(best.op);
  const surer = best?.op === "draft" ? SURE_OF_A_TEXT : SURER_THAN_A_FOLLOW_UP;
  if (isTold && !(isOther && best.chance >= surer && isGuessed(own, text, view)))
    return { read: own, calls: [], offers: [] };
  if (own.refusals.length > 0 && !(isOther && best.chance >= SURER_THAN_A_REFUSAL))
    return { read: own, calls: [], offers: [] };
  const assumed =
    best?.op === "query" && best.chance >= MAY_BE_A_QUERY && !state.was_refused
      ? readRequests(text, { ...view, assumed: ["sales"] })
      : own;
  if (assumed.requests.length > 0 || assumed.denied.length > 0)
    return { read: assumed, calls: [], offers: [] };
  return clauseByClause(text, state, view, { own, assumed, best });
}

/** Whether nothing but what was asked before makes a question of it. */
function isGuessed({ requests, denied }: ReadRequests, text: string, view: RequestView): boolean {
  if (denied.length > 0) return false;
  const [first] = requests;
  if (first?.op === "draft" || first?.op === "rule" || first?.op === "store" || first?.op === "review")
    return false;
  return (
    readRequests(text, { ...view, last: null, thing: null }).requests.length === 0 || first?.op === "lookup"
  );
}

function bestGuess(text: string, now: string, { catalogue }: Ready): Guess | undefined {
  const guesses = trainedScorer("company").guess(understand(text, { now }), [...catalogue.operations.keys()]);
  return guesses
    .flat()
    .sort((left, right) => right.chance - left.chance)
    .find(({ op }) => op !== "talk" && op !== "noise");
}

interface Judged {
  readonly own: ReadRequests;
  readonly assumed: ReadRequests;
  readonly best: Guess | undefined;
}

/** What may be a value told for a form. */
const ENTRIES: readonly string[] = ["set", "edit", "note", "store"];

/** Each clause by itself: a question about data, or what the trained reader takes it for. */
function clauseByClause(
  text: string,
  state: State,
  view: RequestView & { readonly abilities: Ready },
  { own, assumed, best }: Judged,
): ReadMessage {
  const { abilities, now } = view;
  const clauses = understand(text, { now }).clauses;
  const read = clauses.length < 2 ? [] : clauses.map(({ words }) => readRequests(words, view));
  const isFigure = (index: number) => (read[index]?.requests.length ?? 0) > 0;
  const left = clauses.filter((_, index) => !isFigure(index)).map(({ words }) => words);
  const rest = left.join(" ");
  const { calls, offers } = leftoverReading("company", abilities, state, {
    text: rest === "" ? text : rest,
    now,
    acts: Object.keys(abilities.behaviours).filter((op) => !NOT_BY_ITSELF.includes(op)),
    leaves: () => false,
  });
  const isEntry =
    calls.length === 0 && best !== undefined && ENTRIES.includes(best.op) && best.chance >= SURE_OF_AN_ENTRY;
  const entry = isEntry && !isQuestion(clauses) ? entryOf(text, view) : undefined;
  const likely = calls.length === 0 && entry === undefined ? harmless(offers, best) : undefined;
  const beside =
    calls.length + offers.length === 0 && entry === undefined && isQuestion(clauses) ? [GENERAL(text)] : [];
  const done = [
    ...calls,
    ...beside,
    ...(entry === undefined ? [] : [entry]),
    ...(likely === undefined ? [] : [likely]),
  ];
  const found = read.findLast(({ requests }) => requests.length > 0);
  const isSilent = done.length === 0 && found === undefined;
  const refused = assumed.refusals.length > 0 ? assumed : own;
  return {
    read: found ?? (isSilent ? refused : { ...own, refusals: [], requests: [] }),
    calls: rest === "" ? [] : done,
    offers: isSilent ? offers : [],
  };
}

/** «하루에 얼마씩 팔면»: what is missing, over the days of work that are left. */
function asksPerDay(text: string): boolean {
  return sumWords(text).some(({ meaning }) => meaning === "per_day" || meaning === "currencies");
}

/** Of the rules and not of a figure: what they do not judge but say, or a change of the act that was judged last. */
function asksOfARule(text: string, { last_act, last_query, open_form }: State, now: string): boolean {
  const cues = findCues(text).map(({ meaning }) => meaning.is);
  const aspects = ruleAspects(text);
  if (open_form !== null) return false;
  if (aspects.includes("retention") || aspects.includes("deadline")) return true;
  if (cues.includes("measure") || cues.includes("form")) return false;
  if (cues.includes("report") || cues.includes("review")) return false;
  const isAct = cues.includes("act");
  const isOfMoney = findMoney(text).length > 0;
  if (isAct && !isOfMoney && (aspects.includes("limit") || aspects.includes("left"))) return true;
  if (last_act === null || !isQuestion(understand(text, { now }).clauses)) return false;
  if (last_query === null && aspects.includes("left")) return true;
  return isAct && !cues.includes("may") && cues.length <= MOST_OF_A_CHANGE;
}

const MOST_OF_A_CHANGE = 2;

/** «8일이 화욜 맞아?», «다음 방문 언제야?»: a day is asked for, whatever figure is named beside it. */
function asksForADay(text: string, now: string): boolean {
  if (checkDay(text, now) !== null && isQuestion(understand(text, { now }).clauses)) return true;
  const meant = sumWords(text).map(({ meaning }) => meaning);
  const isAsked = meant.includes("when") || isQuestion(understand(text, { now }).clauses);
  const dates = findDates(text, { now });
  if (meant.includes("next_visit")) return isAsked && dates.length === 0;
  const isFrom = meant.includes("that_day") || dayAfter(text, now, undefined) !== null;
  return isAsked && isFrom && meant.includes("afterwards") && findCues(text).length === 0;
}

/** «1,260만원을 넷이 나누면»: an amount that is said is shared out, whatever else is named. */
function sharesOut(text: string): boolean {
  const isAmount =
    findMoney(text).length > 0 ||
    findNumbers(text).some(({ value }) => value.kind === "exact" && value.amount >= LEAST_AMOUNT);
  return isAmount && sumWords(text).some(({ meaning }) => meaning === "each");
}

const LEAST_AMOUNT = 100;

/** «수량 10»: a value with the name of its field, before any form was asked for. */
function entryOf(text: string, { now, desk }: RequestView): Call | undefined {
  const change = readFormChange(text, { fields: ALL_FIELDS, now, names: desk.names, isLabelled: true });
  const isEntry = change?.does === "fill" || change?.does === "add";
  return isEntry ? { op: "edit", args: { how: "change", change: change.words } } : undefined;
}

const isQuestion = (clauses: readonly { readonly act: string; readonly words: string }[]) =>
  clauses.some(({ act, words }) => act === "asks" || words.trim().endsWith("?"));
const GENERAL = (question: string): Call => ({ op: "general", args: { question } });

/** What only reads or says what is not held is done at once; a tap would be asked for nothing. */
const HARMLESS: readonly string[] = [
  "help",
  "outside",
  "general",
  "explain",
  "find",
  "rule",
  "dates",
  "coverage",
  "judge",
  "review",
];

function harmless([first]: readonly Offer[], best: Guess | undefined): Call | undefined {
  if (first === undefined) return undefined;
  const { op } = first.call;
  const isCard = BY_CARD.includes(op) && best?.op === op && best.chance >= SURE_OF_A_CARD;
  return HARMLESS.includes(op) || isCard ? first.call : undefined;
}

/** Nothing of these happens before a yes. */
const BY_CARD: readonly string[] = ["store", "send"];
const SURE_OF_A_CARD = 0.3;

/** While a form is open, what fits its fields goes into it. */
function formCalls(text: string, { open_form: open }: State, view: RequestView): ReadMessage | null {
  if (open === null) return null;
  const fields = fieldNames(open);
  const segments = text.split(/[,\n]|\.\s/u).filter((each) => each.trim() !== "");
  const changes = segments.map((words) =>
    readFormChange(words, { fields, now: view.now, names: view.desk.names }),
  );
  if (changes.every((each) => each === undefined)) return null;
  const calls = changes.flatMap((each): Call[] => {
    if (each === undefined) return [];
    if (each.does === "store") return [{ op: "store", args: { question: each.words } }];
    return [{ op: "edit", args: { how: each.does === "remove" ? "remove" : "change", change: each.words } }];
  });
  return { read: NOTHING_READ, calls, offers: [] };
}
