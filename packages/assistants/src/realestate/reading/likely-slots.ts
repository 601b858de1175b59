import { type SlotScore, trainedScorer } from "@maru/dialogue";
import { type Mention, type ReadingKind, type Utterance, understand } from "@maru/language";
import { REALESTATE_SLOTS } from "../slots.ts";

/** Above it the examples speak for a slot plainly. */
const PLAIN = 0;
const LONGEST = 600;
/** Sums that are lines of a list are told as text. */
const SUMS = ["costs", "payments", "deductions", "debts", "assets"];

/** Which slots this value of a message may belong to by the examples, the likeliest first; none where it is not found. */
export function likelySlots(
  text: string,
  kind: Extract<ReadingKind, "money" | "date">,
  value: number | string,
): readonly SlotScore[] {
  const utterance = understand(text.slice(0, LONGEST), { now: ANY_DAY });
  const fitting = utterance.mentions.filter(({ readings }) => readings.some((each) => each.kind === kind));
  const mention =
    fitting.find(
      ({ words, readings }) => words === value || JSON.stringify(readings).includes(JSON.stringify(value)),
    ) ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (mention === undefined) return [];
  const names = REALESTATE_SLOTS.filter(
    ({ name, is }) => is.type === kind || (kind === "money" && SUMS.includes(name)),
  ).map(({ name }) => name);
  return trainedScorer("realestate").slotScores(utterance, mention.span, names);
}

/** Which slot a mention of a message most likely belongs to, whatever its kind. */
export function slotsOfMention(utterance: Utterance, { span }: Pick<Mention, "span">): readonly SlotScore[] {
  return trainedScorer("realestate").slotScores(
    utterance,
    span,
    REALESTATE_SLOTS.map(({ name }) => name),
  );
}

/** The features of a value are its words: the day of speaking changes none of them. */
const ANY_DAY = "2026-01-01T00:00:00+09:00";

/** The slot that the examples speak for plainly. */
export function plainSlot([first]: readonly SlotScore[]): string | null {
  return first !== undefined && first.score > PLAIN ? first.slot : null;
}
