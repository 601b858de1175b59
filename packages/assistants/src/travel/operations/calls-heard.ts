import {
  type Call,
  type Catalogue,
  focusOf,
  type Kind,
  readUtterance,
  type Scorer,
  type Shown,
  shownDialogue,
  trainedScorer,
  waitingCalls,
} from "@maru/dialogue";
import { type SaidClause, type Utterance, understand } from "@maru/language";
import { PLACES } from "../reading/gazetteers.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { placeNamed } from "./edit-places.ts";
import { TRAVEL_OPERATIONS, travelAbilities } from "./index.ts";
import { shownTrip } from "./shown-trip.ts";

const LONGEST = 2_500;

/** What asks, and is answered whatever else the message says. */
const ASKS: readonly string[] = [
  ...["lookup", "find", "transit", "season", "rule", "general", "calc", "compare"],
  ...["verify", "judge", "dates", "backup", "split", "solve", "explain"],
];
/** What writes, or keeps something beside the trip, said back at once: a wrong one costs a line. */
const OTHERS: readonly string[] = [
  ...["wish", "note", "edit", "draft", "show", "talk", "feel", "noise", "later", "outside", "help", "forget"],
];
const BESIDE: readonly string[] = ["pin", "cost_line"];
const NEEDS_PLAN: readonly string[] = ["edit"];

/** How sure one must be: what asks in its form is answered as what it most likely asks for. */
const ASKING = {
  ask: 0.12,
  write: 0.45,
  show: 0.5,
  keep: 0.5,
  talk: 0.45,
  respond: 0.6,
  order: 0.95,
} as const;
const TELLING = { ...ASKING, ask: 0.5 } as const;
/** Nobody else understood anything: what is kept in its own words and said back costs a line at worst. */
const UNREAD = { ...ASKING, keep: 0.3, write: 0.3 } as const;
const ANYHOW = { ...ASKING, ask: 0 } as const;

/** «바꿔 주실 수 있어요?»: an order in the form of a question. */
const ORDERS: readonly string[] = ["edit", "set", "plan", "choose", "draft", "show", "undo", "approve"];
const ORDERED = 0.4;

const ONLY_ASKS: Catalogue = {
  ...TRAVEL_OPERATIONS,
  operations: new Map([...TRAVEL_OPERATIONS.operations].filter(([name]) => ASKS.includes(name))),
};

/** A clause, and the call that it most likely stands for. */
export interface HeardCall {
  readonly clause: SaidClause;
  readonly call: Call;
  readonly isQuestion: boolean;
  /** A fixed point or a line of the costs: its day or sum is not that of the trip. */
  readonly isBeside: boolean;
}

/** What each clause of a message asks for, as far as that is likely. */
export function callsHeard(
  state: TravelState,
  { text, now, isUnread }: { readonly text: string; readonly now: string; readonly isUnread: boolean },
): readonly HeardCall[] {
  if (text.trim() === "" || text.length > LONGEST) return [];
  // Beside our field: one line says so.
  if (isUnread && state.offers[0]?.call.op === "outside") return [];
  const utterance = understand(text, { now, names: [PLACES] });
  const shown = [...shownTrip(state), ...shownDialogue(state, TRAVEL_OPERATIONS)];
  const scorer = trainedScorer("travel", focusOf(state, state.turn, TRAVEL_OPERATIONS.slots.keys()));
  const guesses = scorer.guess(utterance, [...TRAVEL_OPERATIONS.operations.keys()]);
  return utterance.clauses.flatMap((clause, index): readonly HeardCall[] => {
    const isAsking = ASKING_ACTS.includes(clause.act);
    const acts = [...ASKS, ...OTHERS, ...BESIDE].filter(
      (op) => state.plans_generated || !NEEDS_PLAN.includes(op),
    );
    const sure = isUnread ? UNREAD : isAsking ? ASKING : TELLING;
    const best = guesses[index]?.[0];
    const isOrder = best !== undefined && ORDERS.includes(best.op) && best.chance >= ORDERED;
    const call =
      likeliest(utterance, clause, { shown, scorer, acts, sure, now, catalogue: TRAVEL_OPERATIONS }) ??
      // What asks in its form and is no order in disguise is answered as what it asks for most likely.
      (clause.act === "asks" && !isOrder
        ? likeliest(utterance, clause, { shown, scorer, acts, sure: ANYHOW, now, catalogue: ONLY_ASKS })
        : undefined);
    if (call === undefined || (call.op === "edit" && !canEdit(call, state))) return [];
    return [{ clause, call, isQuestion: ASKS.includes(call.op), isBeside: BESIDE.includes(call.op) }];
  });
}

const ASKING_ACTS: readonly SaidClause["act"][] = ["asks", "supposes"];

interface Reading {
  readonly shown: Shown;
  readonly scorer: Scorer;
  readonly catalogue: Catalogue;
  readonly acts: readonly string[];
  readonly sure: { readonly [kind in Kind]: number };
  readonly now: string;
}

function likeliest(
  utterance: Utterance,
  clause: SaidClause,
  { shown, scorer, catalogue, acts, sure, now }: Reading,
): Call | undefined {
  const { calls } = readUtterance({
    // Of this clause alone, while the message around it still counts.
    utterance: { ...utterance, clauses: [clause] },
    catalogue,
    shown,
    scorer,
    acts,
    able: Object.keys(travelAbilities.behaviours),
    sure,
    now,
  });
  return calls[0];
}

/** The calls, waiting to be carried out. */
export function waitingFor(
  state: Pick<TravelState, "heard" | "turn">,
  text: string,
  calls: readonly Call[],
  done: number,
): TravelUpdate {
  return {
    heard: state.heard ?? { turn: state.turn, text },
    unread: null,
    offers: [],
    calls: waitingCalls(state.turn, calls, "rules").map((each, index) => ({
      ...each,
      id: `${state.turn}.${done + index + 1}`,
    })),
  };
}

/** The text with what is asked blanked; nothing else moves. */
export function withoutSpans(text: string, spans: readonly SaidClause["span"][]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
}

/** A place that is held is put in or left out; other edits are offered, not tried. */
function canEdit({ args }: Call, state: TravelState): boolean {
  const isKnown = args["how"] === "add" || args["how"] === "remove";
  return isKnown && placeNamed(String(args["change"] ?? ""), state) !== undefined;
}
