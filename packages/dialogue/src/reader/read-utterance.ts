import type { SaidClause, Utterance } from "@maru/language";
import type { Call } from "../call/call.ts";
import { checkCall } from "../check/check-call.ts";
import { isPastedClause, mayUsePasted } from "../check/pasted.ts";
import { offerOf } from "../offers/checked-offer.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import type { Kind } from "../operations/kinds.ts";
import type { Operation } from "../operations/operation.ts";
import type { Offer } from "../parts/part.ts";
import type { Shown } from "../references/thing.ts";
import type { Guess, Scorer } from "../scorer/scorer.ts";
import { type Filling, fillCall, mentionsIn } from "./fill-call.ts";

export interface ReaderView {
  readonly utterance: Utterance;
  readonly catalogue: Catalogue;
  readonly shown: Shown;
  readonly scorer: Scorer;
  /** Operations that it may ask for by itself. */
  readonly acts: readonly string[];
  /** Calls that somebody else carries out, and clauses that ask for them: they stay for the rules. */
  readonly leaves?: (call: Call) => boolean;
  /** Operations that it may offer: all that the assistant can carry out. */
  readonly able: readonly string[];
  /** What was carried out last, for a message that changes one thing of it. */
  readonly previous?: readonly Call[];
  /** An ISO instant. */
  readonly now: string;
  /** How sure it must be, where that is not what acting by itself takes. */
  readonly sure?: { readonly [kind in Kind]: number };
}

/** What the trained reader makes of a message. */
export interface TrainedReading {
  readonly calls: readonly Call[];
  /** Clauses that no call stands for. */
  readonly left: readonly SaidClause[];
  /** What the clauses that are left may ask for, the likeliest first: for when nobody else understands them. */
  readonly offers: readonly Offer[];
}

/** How sure a reader must be to act; below that it offers. What keeps a value must be surest: a wrong one is harm. */
const SURE: { readonly [kind in Kind]: number } = {
  keep: 0.85,
  respond: 0.8,
  ask: 0.65,
  write: 0.65,
  show: 0.65,
  order: 0.9,
  talk: 0.65,
};

/** Less likely than this is not worth a tap. */
const WORTH_OFFERING = 0.12;
const MOST_OFFERS = 3;

/** Reads each clause as the operation that it most likely asks for, and acts only where that is likely enough. */
export function readUtterance(view: ReaderView): TrainedReading {
  const { utterance, scorer } = view;
  const guesses = scorer.guess(utterance, possible(view));
  const sure = utterance.clauses.map((clause, index) => sureCall(guesses[index] ?? [], clause, view));
  const calls: Call[] = [];
  const left: SaidClause[] = [];
  const offered: Likely[] = [];
  utterance.clauses.forEach((clause, index) => {
    const ranked = guesses[index] ?? [];
    const call = sure[index];
    if (call === undefined) {
      const neighbours = [sure[index + 1], sure[index - 1]];
      if (neighbours.some((each) => isBeside(clause, ranked, each, view))) return;
      left.push(clause);
      offered.push(...offersFor(ranked, clause, view));
      return;
    }
    const last = calls.at(-1);
    // «… 문자로 써 주세요, 좀 부드럽게»: one text, not two.
    if (last !== undefined && isSameOrder(last, call)) calls[calls.length - 1] = joined(last, call);
    else calls.push(call);
  });
  return { calls, left, offers: likeliest(offered) };
}

/** What asks for nothing of its own. */
const BESIDE: readonly string[] = ["talk", "feel", "noise"];
/** Below this no operation of its own is seen in a clause. */
const SAYS_NOTHING = 0.25;

/** A reason, an address or politeness beside an order is part of it; what tells a value or asks stands for itself. */
function isBeside(
  clause: SaidClause,
  [best]: readonly Guess[],
  call: Call | undefined,
  { utterance, catalogue }: ReaderView,
): boolean {
  const kind = catalogue.operations.get(call?.op ?? "")?.kind;
  if (call === undefined || (kind !== "ask" && kind !== "write" && kind !== "show")) return false;
  if (clause.act === "asks" || clause.act === "supposes" || mentionsIn(utterance, clause).length > 0)
    return false;
  return best === undefined || best.chance < SAYS_NOTHING || best.op === call.op || BESIDE.includes(best.op);
}

/** What can be asked for at all: what the assistant carries out, and settles only where something waits for it. */
function possible({ catalogue, able, acts, shown }: ReaderView): readonly string[] {
  return [...catalogue.operations.values()]
    .filter(({ name }) => able.includes(name) || acts.includes(name))
    .filter(({ settles }) => settles.length === 0 || shown.some(({ kind }) => settles.includes(kind)))
    .map(({ name }) => name);
}

interface Likely {
  readonly offer: Offer;
  readonly chance: number;
}

/** The likeliest offers of all clauses, each once. */
function likeliest(offered: readonly Likely[]): readonly Offer[] {
  const byLabel = new Map<string, Offer>();
  for (const { offer } of [...offered].sort((left, right) => right.chance - left.chance))
    if (!byLabel.has(offer.label.ko)) byLabel.set(offer.label.ko, offer);
  return [...byLabel.values()].slice(0, MOST_OFFERS);
}

function sureCall([best]: readonly Guess[], clause: SaidClause, view: ReaderView): Call | undefined {
  if (best === undefined || !view.acts.includes(best.op)) return undefined;
  const operation = view.catalogue.operations.get(best.op);
  if (operation === undefined || best.chance < (view.sure ?? SURE)[operation.kind]) return undefined;
  // Nobody who pastes a text asks for what it asks for.
  if (isPastedClause(view.utterance, clause) && !mayUsePasted(operation)) return undefined;
  const call = filled(operation, clause, view);
  return call === undefined || view.leaves?.(call) === true ? undefined : call;
}

/** A call that may be carried out as it is. */
function filled(operation: Operation, clause: SaidClause, view: ReaderView): Call | undefined {
  const { catalogue, shown, utterance, scorer, now, previous } = view;
  const filling: Filling = { utterance, scorer, shown, ...(previous === undefined ? {} : { previous }) };
  const call = fillCall(operation, clause, filling);
  const isRight = (each: Call) => checkCall(each, { catalogue, shown, utterance, decider: "rules", now }).ok;
  if (isRight(call)) return call;
  const { ref: _ref, ...others } = call.args;
  const without = { ...call, args: others };
  return isRight(without) ? without : undefined;
}

function offersFor(ranked: readonly Guess[], clause: SaidClause, view: ReaderView): readonly Likely[] {
  return ranked
    .filter(({ op, chance }) => view.able.includes(op) && chance >= WORTH_OFFERING)
    .flatMap(({ op, chance }): readonly Likely[] => {
      const operation = view.catalogue.operations.get(op);
      if (operation === undefined || operation.kind === "talk") return [];
      const call = filled(operation, clause, view);
      return call === undefined ? [] : [{ offer: offerOf(call, view), chance }];
    })
    .slice(0, MOST_OFFERS);
}

function isSameOrder(left: Call, right: Call): boolean {
  return left.op === right.op && left.suppose === right.suppose && left.op === "draft";
}

function joined(left: Call, right: Call): Call {
  const words = [left.args["what"], right.args["what"]].filter((each) => typeof each === "string");
  return { ...left, args: { ...right.args, ...left.args, what: words.join(" ") } };
}
