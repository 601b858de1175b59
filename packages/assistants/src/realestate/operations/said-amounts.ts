import { type CheckedCall, readValue, slot } from "@maru/dialogue";
import type { Mention } from "@maru/language";

const ANY_SUM = slot(
  "amount",
  { ko: "금액", en: "amount" },
  { type: "money", from: 1_000, to: 10_000_000_000_000, bare: [10_000] },
);
const ANY_DAY = slot("deadline", { ko: "날짜", en: "day" }, { type: "date" });

function mentionsFor(call: CheckedCall, name: string): readonly Mention[] {
  return (call.arguments[name] ?? []).flatMap((each) => (each.type === "mention" ? [each.mention] : []));
}

/** The sums that an argument names; a number alone counts in ten thousand won. */
export function sumsFor(call: CheckedCall, name = "amount"): readonly number[] {
  return mentionsFor(call, name).flatMap((mention) => {
    const read = readValue(ANY_SUM, mention);
    return read.ok ? [Number(read.value)] : [];
  });
}

/** The day that an argument names. */
export function dayFor(call: CheckedCall, name: string): string | null {
  const [mention] = mentionsFor(call, name);
  const read = mention === undefined ? null : readValue(ANY_DAY, mention);
  return read?.ok === true ? String(read.value) : null;
}

/** Figures that words name, in their order: «5:3:2» is 5, 3 and 2. */
export function figuresIn(words: string): readonly number[] {
  return (words.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);
}
