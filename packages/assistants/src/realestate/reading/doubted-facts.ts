import { detectLanguage, type Mention, type Utterance, understand } from "@maru/language";
import type { Facts } from "../shapes/request.ts";
import { slotsOfMention } from "./likely-slots.ts";
import { isSaidToEnd } from "./read-times.ts";

const LONGEST = 600;
/** By so much the examples must speak more for another slot. */
const CLEARLY = 0.8;

/** Values that rules take for want of anything better, and the slots that they stand for. */
const TAKEN: readonly {
  readonly fact: keyof Facts;
  readonly slots: readonly string[];
  readonly fits: (mention: Mention, value: unknown) => boolean;
}[] = [
  { fact: "years", slots: ["term_years"], fits: isKind("duration") },
  { fact: "rate", slots: ["rate"], fits: isKind("percent") },
  { fact: "contract_end", slots: ["end_date", "deadline"], fits: isDay },
  { fact: "contract_start", slots: ["start_date", "sign_date", "move_in_date"], fits: isDay },
];

/** Facts whose words the examples plainly give to something else: they are not taken for what they are not. */
export function doubtedFacts(text: string, facts: Partial<Facts>): readonly (keyof Facts)[] {
  // There are too few English examples to doubt anything by them.
  if (detectLanguage(text)?.value === "en" || !TAKEN.some(({ fact }) => facts[fact] !== undefined)) return [];
  const utterance = understand(text.slice(0, LONGEST), { now: ANY_DAY });
  return TAKEN.flatMap(({ fact, slots, fits }) => {
    const value = facts[fact];
    if (value === undefined) return [];
    const mentions = utterance.mentions.filter((mention) => fits(mention, value));
    // «10월 5일에 끝났어요»: whoever says that something ends there leaves no doubt.
    if (fact === "contract_end" && mentions.some(({ span }) => isSaidToEnd(text, span))) return [];
    const isDoubted =
      mentions.length > 0 && mentions.every((mention) => isOfAnother(utterance, mention, slots));
    return isDoubted ? [fact] : [];
  });
}

function isOfAnother(utterance: Utterance, mention: Mention, slots: readonly string[]): boolean {
  const ranked = slotsOfMention(utterance, mention);
  const own = Math.max(...ranked.filter(({ slot }) => slots.includes(slot)).map(({ score }) => score));
  const [first] = ranked;
  return first !== undefined && first.score - own > CLEARLY;
}

function isKind(kind: "duration" | "percent") {
  return ({ readings }: Mention) => readings.some((each) => each.kind === kind);
}

/** «3월부터»: days are compared by how they are written, because the year may follow from the day of speaking. */
function isDay({ readings }: Mention): boolean {
  return readings.some(({ kind }) => kind === "date");
}

const ANY_DAY = "2026-01-01T00:00:00+09:00";
