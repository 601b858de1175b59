import {
  type Call,
  focusOf,
  type Offer,
  offerOf,
  type Part,
  recordRead,
  sayWon,
  shownDialogue,
  waitingCalls,
} from "@maru/dialogue";
import { readTextOrder, type SaidClause, understand, withParticle } from "@maru/language";
import type { Abilities, NodeContext } from "@maru/runtime";
import type { Language, Plain } from "@maru/state";
import { sayKept } from "../../shared/operations/keep-value.ts";
import { leftoverWork } from "../../shared/operations/leftover-reading.ts";
import { isQuestion } from "../reading/is-question.ts";
import { likelySlots } from "../reading/likely-slots.ts";
import { BEGINS } from "../reading/weigh-readings.ts";
import type { Facts, Request, Topic } from "../shapes/request.ts";
import { REALESTATE_SLOTS } from "../slots.ts";
import type { MainSupervisorState, SupervisorUpdate } from "../state.ts";
import { FACT_OF } from "./case-values.ts";
import { isContract } from "./draft-kinds.ts";

/** What may be done by the likeliest reading alone: nothing that takes back, erases or settles what is open. */
const MAY_DO: readonly string[] = [
  ...["draft", "edit", "note", "wish", "done"],
  ...["rule", "steps", "explain", "verify", "judge", "compare", "calc", "dates", "split", "settle", "tax"],
  ...["risk", "loan", "eligible", "increase", "rent_conversion", "broker_fee", "yield", "market", "find"],
  ...["show", "general", "schedule", "talk", "feel", "help"],
];

export type ReadLeftover = (
  state: MainSupervisorState,
  heard: {
    readonly request: Request;
    readonly previous: Request | null;
    /** Values that were taken from this message by the examples. */
    readonly newly: MainSupervisorState["kept"];
    readonly now: string;
  },
  work: NodeContext["work"],
) => Promise<SupervisorUpdate | null>;

/**
 * What is done with a message that no rule understood: values in it are said back, its questions are carried out as they
 * are most likely meant, and what it tells is kept. Null where there is nothing to do and nobody has told anything yet.
 */
export function readLeftover(abilities: Abilities<typeof MainSupervisorState>): ReadLeftover {
  const reading = leftoverWork("realestate", abilities, isContract);
  const { catalogue, shown } = abilities;
  return async (state, { request, previous, newly, now }, work) => {
    const { text } = request;
    const told = toldValues(previous?.facts ?? null, request.facts, newly, state.language);
    const isGoingOn = previous !== null || told !== null || Object.keys(state.drafts).length > 0;
    const {
      calls: read,
      left,
      offers,
    } = await work(reading, {
      text,
      now,
      // Of a first message in unknown words nobody knows whether it is about homes at all.
      acts: isGoingOn ? MAY_DO : BEGINS,
      shown: [...shown(state), ...shownDialogue(state, catalogue)],
      focus: focusOf(state, state.turn, catalogue.slots.keys()),
    });
    const calls = askedOnce(read, text).filter(
      (call) =>
        !isKeptQuestion(call) &&
        !isSearchUnasked(call, request, previous) &&
        (call.op !== "draft" || isContract(call) || !onlySupposes(text, now)),
    );
    const taken = state.operations.flatMap(({ covers }) => covers);
    const isTaken = ({ span }: SaidClause) =>
      taken.some(({ start, end }) => start < span.end && span.start < end);
    const tells = left
      .filter((clause) => !isTaken(clause))
      .filter(({ act, words }) => TELLS.includes(act) && !isQuestion(words));
    const notes: readonly Call[] =
      !isGoingOn || told !== null || tells.length === 0 || calls.some(({ op }) => op === "note")
        ? []
        : [{ op: "note", args: { what: tells.map(({ words }) => words).join(" ") } }];
    const asksRole = notes.length > 0 && calls.length === 0 ? roleOffers(abilities, state, text, now) : null;
    const all = [...(asksRole === null ? notes : []), ...calls];
    const isUnanswered = told !== null && all.length === 0 && asksAnything(text, now);
    if (asksRole === null && all.length === 0 && told === null) return null;
    const topics = [...new Set(calls.flatMap(({ op, args }) => topicOf(op, args["ask"]) ?? []))];
    return {
      // What is beside a value that was said back is kept, too, without a word.
      ...((told === null && asksRole === null) || tells.length === 0
        ? {}
        : {
            ...recordRead(
              state,
              tells.map(({ words, span }) => ({
                call: { op: "note", args: { what: words } },
                covers: [span],
              })),
            ),
            circumstances: [...state.circumstances, ...tells.map(({ words }) => words)].slice(-MOST_KEPT),
          }),
      // «40년으로 하면?» goes on with what was worked out here.
      ...(topics.length === 0 ? {} : { request: { ...request, topics } }),
      heard: { turn: state.turn, text },
      unread: null,
      calls: [...waitingCalls(state.turn, all, "rules")],
      parts: [
        ...state.parts,
        ...(told === null ? [] : [told]),
        ...(isUnanswered ? [UNANSWERED[state.language]] : []),
        ...(asksRole === null ? [] : [asksRole]),
      ] as Part[],
      offers: offers.map((offer) => ({ ...offer })) as Offer[],
    } as SupervisorUpdate;
  };
}

const MOST_KEPT = 50;

/** «내가 예민한 건가»: what asks is neither noted down nor a change of a text. */
function isKeptQuestion({ op, args }: Call): boolean {
  const words = args[op === "note" ? "what" : "change"];
  return (op === "note" || op === "edit") && typeof words === "string" && isQuestion(words);
}

/** «내가 대신 넣어 주고 줄 돈에서 까면»: what is supposed at the end is worked out, and no text. */
function onlySupposes(text: string, now: string): boolean {
  return understand(text, { now }).clauses.at(-1)?.act === "supposes" && readTextOrder(text) === null;
}

function asksAnything(text: string, now: string): boolean {
  return understand(text, { now }).clauses.some(({ act, words }) => act === "asks" || isQuestion(words));
}

/** A value that is taken is no answer to what was asked beside it. */
const UNANSWERED: { readonly [language in Language]: Part } = {
  ko: { type: "talk", text: "물어보신 것은 제 자료로 아직 답을 못 드려요." },
  en: { type: "talk", text: "What you asked I cannot answer from my data yet." },
};

/** Homes are looked for where something is said of them, or where they were just looked for. */
function isSearchUnasked({ op, args }: Call, { facts }: Request, previous: Request | null): boolean {
  const isOfHomes = op === "market" || (op === "find" && args["kind"] === "listing");
  if (!isOfHomes) return false;
  const isOn = previous?.topics.some((topic) => SEARCHED_HOMES.includes(topic)) === true;
  const isNamed =
    facts.regions.length > 0 ||
    [facts.station, facts.complex, facts.listing, facts.property_type].some((fact) => fact !== null);
  return !isOn && !isNamed;
}
const SEARCHED_HOMES: readonly Topic[] = ["market", "price_level", "listings"];

/** Questions of the law in one message are one: what stands beside it decides the answer. */
function askedOnce(calls: readonly Call[], text: string): readonly Call[] {
  const isOfLaw = ({ op, args }: Call) => OF_LAW.includes(op) && args["term"] === undefined;
  const first = calls.find(isOfLaw);
  return calls
    .filter((call) => call === first || !isOfLaw(call))
    .map((call) =>
      call === first ? { ...call, args: { ...call.args, question: text.slice(0, LONGEST_QUESTION) } } : call,
    );
}
const OF_LAW: readonly string[] = ["rule", "steps", "explain"];
const LONGEST_QUESTION = 400;

const TELLS: readonly string[] = ["tells", "reports", "remembers"];

const MOST_ROLES = 2;

/** «38만원이람다»: a sum whose role nobody said is offered for what it most likely is. */
function roleOffers(
  { catalogue, shown }: Abilities<typeof MainSupervisorState>,
  state: MainSupervisorState,
  text: string,
  now: string,
): Part | null {
  const utterance = understand(text, { now });
  const sums = utterance.mentions.filter(
    ({ readings, polarity }) => polarity !== "denied" && readings[0]?.kind === "money",
  );
  const [sum] = sums;
  if (sum === undefined || sums.length > 1) return null;
  const slots = likelySlots(text, "money", sum.words).slice(0, MOST_ROLES);
  const offers = slots.map(({ slot }) =>
    offerOf(
      { op: "set", args: { slot, value: sum.words } },
      { catalogue, shown: [...shown(state)], utterance },
    ),
  );
  return offers.length === 0
    ? null
    : {
        type: "offer",
        lead: {
          ko: `${withParticle(sum.words, "은/는")} 무엇인가요?`,
          en: `What is ${sum.words}?`,
        }[state.language],
        offers: offers.map((offer) => ({ ...offer })),
      };
}

/** What rules call a question that an operation answers. */
function topicOf(op: string, ask: unknown): Topic | undefined {
  if (op === "loan") return ask === "payment" ? "loan_payment" : "loan_limit";
  if (op === "risk") return ask === "order" ? "small_deposit" : "deposit_risk";
  return TOPICS[op];
}

const TOPICS: { readonly [op: string]: Topic } = {
  increase: "increase",
  rent_conversion: "conversion",
  broker_fee: "broker_fee",
  yield: "roi",
};

/** «보증금 3,000만원, 월세 95만원으로 적어 뒀어요.»: what rules took, so that a wrong role is seen at once. */
function toldValues(
  before: Facts | null,
  facts: Facts,
  newly: MainSupervisorState["kept"],
  language: "ko" | "en",
): Part | null {
  const others = Object.entries(newly).flatMap(([name, values]) => {
    const slot = REALESTATE_SLOTS.find((each) => each.name === name);
    const value = values.at(-1)?.value;
    if (slot === undefined || value === undefined || FACT_OF[name] !== undefined) return [];
    return [`${slot.label[language]} ${sayKept(slot, value as Plain, language)}`];
  });
  const byRules = Object.entries(FACT_OF).flatMap(([name, fact]) => {
    const value = facts[fact] as Plain;
    const slot = REALESTATE_SLOTS.find((each) => each.name === name);
    const isKnown = JSON.stringify(before?.[fact] ?? null) === JSON.stringify(value ?? null);
    if (slot === undefined || value === null || value === undefined || isKnown) return [];
    const said =
      slot.is.type === "text" && typeof value === "number"
        ? sayWon(value, language)
        : sayKept(slot, value, language);
    return [`${slot.label[language]} ${said}`];
  });
  const said = [...byRules, ...others];
  if (said.length === 0) return null;
  const list = said.join(", ");
  return {
    type: "change",
    text: { ko: `${withParticle(list, "으로/로")} 적어 뒀어요.`, en: `Noted: ${list}.` }[language],
  };
}
