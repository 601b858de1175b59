import type { Mention } from "@maru/language";
import { readingOf } from "@maru/language";
import type { Sentence } from "@maru/state";
import { asksIn } from "../lexicon/asks.ts";

interface Sum {
  readonly working: Sentence;
}

/** A sum for each month over so many months or years; undefined where the figures do not say what to do with them. */
export function sumOf(mentions: readonly Mention[], said: string): Sum | undefined {
  const isMonthly = asksIn(said).some(({ op, how }) => op === "calc" && how === "monthly");
  const money = mentions.flatMap((mention) => readingOf(mention, "money")?.value ?? []);
  const durations = mentions.flatMap((mention) => readingOf(mention, "duration")?.value ?? []);
  const [paid] = money;
  const [time] = durations;
  if (!isMonthly || paid === undefined || paid.kind === "range" || time === undefined) return undefined;
  if (time.kind !== "period") return undefined;
  const { months } = time;
  const won = new Intl.NumberFormat("en-US");
  const total = paid.amount * months;
  return {
    working: {
      ko: `한 달 ${won.format(paid.amount)}원 × ${months}개월 = ${won.format(total)}원이에요.`,
      en: `${won.format(paid.amount)} won × ${months} months = ${won.format(total)} won.`,
    },
  };
}
