import type { GoldConversation } from "./gold.ts";
import type { Played } from "./play-gold.ts";
import type { Slots } from "./slots-of.ts";

/** How one message came out beside what was meant. */
export interface Judged {
  /** Operations that were meant and done. */
  readonly done: number;
  readonly meant: number;
  /** Values that were meant and hold. */
  readonly right: number;
  readonly wanted: number;
  /** Values that hold and are not what was meant: the harm. */
  readonly wrong: readonly string[];
  /** The larger the better; harm weighs more than what is missing. */
  readonly score: number;
}

const HARM = 2;

/** Slots of which a wrong value would be computed with. */
const TYPED: ReadonlySet<string> = new Set([
  ...[
    "deposit",
    "rent",
    "price",
    "proposed_rent",
    "proposed_deposit",
    "proposed_fee",
    "proposed_sum",
    "mgmt_fee",
  ],
  ...[
    "end_date",
    "start_date",
    "move_in_date",
    "sign_date",
    "balance_date",
    "income",
    "mortgage",
    "cash",
    "rate",
  ],
  ...["term_years", "broker_fee_asked", "key_money", "loan_amount"],
  ...["destination", "duration", "num_people", "departure_date", "budget_total"],
]);

/** Message by message, against the values that were meant up to there. */
export function judgeGold({ turns }: GoldConversation, played: readonly Played[]): readonly Judged[] {
  let meant: Slots = {};
  return played.map(({ operations, slots }, index) => {
    const turn = turns[index];
    if (turn === undefined) throw new Error("a message was played that is not there");
    meant = { ...meant, ...turn.slots };
    const done = operations.filter(({ status }) => status !== "refused").map(({ call }) => call.op);
    const hit = turn.ops.filter((names) => names.split("|").some((name) => done.includes(name))).length;
    const names = Object.keys(meant);
    const right = names.filter((name) => slots[name] === meant[name]).length;
    const wrong = Object.keys(slots).filter((name) => isWrong(name, slots, meant));
    return {
      ...{ done: hit, meant: turn.ops.length, right, wanted: names.length, wrong },
      score: hit + right - HARM * wrong.length,
    };
  });
}

function isWrong(name: string, slots: Slots, meant: Slots): boolean {
  if (name === "budget_total" && meant["budget_total"] === undefined) return false;
  return TYPED.has(name) && slots[name] !== meant[name];
}
