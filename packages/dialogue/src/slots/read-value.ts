import { type Mention, type Quantity, readingOf, withParticle } from "@maru/language";
import type { Plain, Sentence } from "@maru/state";
import { quoted } from "../saying/quoted.ts";
import type { Slot, SlotType } from "./slot.ts";

/** A value for a slot, or why these words are none. */
export type ReadValue =
  | { readonly ok: true; readonly value: Plain; readonly isApproximate: boolean }
  | { readonly ok: false; readonly problem: Sentence };

/** What words mean for a slot. The slot decides what a number alone counts in: «45» as rent is 450,000 won a month. */
export function readValue(slot: Slot, mention: Mention): ReadValue {
  const read = meaningFor(slot.is, mention);
  return read ?? { ok: false, problem: noValue(slot, mention.words) };
}

function meaningFor(is: SlotType, mention: Mention): ReadValue | undefined {
  switch (is.type) {
    case "money":
      return moneyOf(is, mention);
    case "percent":
      return within(is, readingOf(mention, "percent")?.value ?? readingOf(mention, "number")?.value);
    case "date": {
      const date = readingOf(mention, "date")?.value;
      if (date?.kind === "day") return taken(date.date);
      return date?.kind === "span" || date?.kind === "window" ? taken(date.from, true) : undefined;
    }
    case "duration":
      return durationOf(is.unit, mention);
    case "count":
      return countOf(is, mention);
    case "people": {
      const people = readingOf(mention, "people")?.value;
      if (people?.kind === "count") return taken(people.total);
      return within({ from: 1, to: 100 }, readingOf(mention, "number")?.value);
    }
    case "area": {
      const area = readingOf(mention, "area")?.value;
      return area === undefined ? undefined : takenQuantity(area);
    }
    case "name": {
      const named = readingOf(mention, "name")?.value;
      const [id, ...others] = named?.ids ?? [];
      const fits = named?.kind === null || (named !== undefined && is.kinds.includes(named.kind));
      return id === undefined || others.length > 0 || !fits ? undefined : taken(id);
    }
    case "choice": {
      const words = mention.words.trim().toLowerCase();
      const chosen = is.choices.find(({ value, label }) =>
        [value, label.ko, label.en].some((each) => each.toLowerCase() === words),
      );
      return chosen === undefined ? undefined : taken(chosen.value);
    }
    case "yes_no": {
      const words = mention.words.trim().toLowerCase();
      if (["true", "yes", "네", "예"].includes(words)) return taken(true);
      return ["false", "no", "아니요", "아니오"].includes(words) ? taken(false) : undefined;
    }
    case "text":
      return mention.words.trim() === "" ? undefined : taken(mention.words.trim());
  }
}

function moneyOf(is: Extract<SlotType, { type: "money" }>, mention: Mention): ReadValue | undefined {
  const money = readingOf(mention, "money")?.value;
  if (money !== undefined) return money.currency === "KRW" ? takenQuantity(money) : undefined;
  const number = readingOf(mention, "number")?.value;
  const amount = number === undefined ? undefined : amountOf(number);
  const unit = is.bare.find(
    (each) => amount !== undefined && amount * each >= is.from && amount * each <= is.to,
  );
  if (amount === undefined || unit === undefined) return undefined;
  return taken(Math.round(amount * unit), number?.approximate ?? false);
}

function durationOf(unit: "nights" | "months" | "years", mention: Mention): ReadValue | undefined {
  const duration = readingOf(mention, "duration")?.value;
  if (duration?.kind === "stay" && unit === "nights") return taken(duration.nights, duration.approximate);
  if (duration?.kind === "period" && unit !== "nights")
    return taken(unit === "months" ? duration.months : duration.months / 12, duration.approximate);
  return duration === undefined
    ? within({ from: 0, to: 1200 }, readingOf(mention, "number")?.value)
    : undefined;
}

function countOf(limits: { from: number; to: number }, mention: Mention): ReadValue | undefined {
  const people = readingOf(mention, "people")?.value;
  if (people?.kind === "count") return within(limits, exactly(people.total));
  return within(limits, readingOf(mention, "count")?.value ?? readingOf(mention, "number")?.value);
}

function exactly(amount: number): Quantity {
  return { kind: "exact", amount, approximate: false };
}

function within(
  { from, to }: { readonly from: number; readonly to: number },
  quantity: Quantity | undefined,
): ReadValue | undefined {
  const amount = quantity === undefined ? undefined : amountOf(quantity);
  return amount === undefined || amount < from || amount > to
    ? undefined
    : taken(amount, quantity?.approximate ?? false);
}

/** Of a range what it reaches at most: «500~600» as a limit is 600. */
function amountOf(quantity: Quantity): number {
  return quantity.kind === "range" ? quantity.maximum : quantity.amount;
}

function takenQuantity(quantity: Quantity): ReadValue {
  return taken(amountOf(quantity), quantity.approximate || quantity.kind === "range");
}

function taken(value: Plain, isApproximate = false): ReadValue {
  return { ok: true, value, isApproximate };
}

const EXPECTED: { readonly [type in SlotType["type"]]: Sentence } = {
  money: {
    ko: "금액을 알려 주세요. 예: 1억 5천, 45만원",
    en: "Please give an amount, for example 450,000 won.",
  },
  percent: { ko: "비율을 알려 주세요. 예: 4.5%", en: "Please give a rate, for example 4.5%." },
  date: { ko: "날짜를 알려 주세요. 예: 2027년 1월 31일", en: "Please give a date, for example 2027-01-31." },
  duration: {
    ko: "기간을 알려 주세요. 예: 3박, 2년",
    en: "Please give a length, for example 3 nights or 2 years.",
  },
  count: { ko: "개수를 알려 주세요. 예: 2", en: "Please give a number, for example 2." },
  people: { ko: "인원을 알려 주세요. 예: 4명", en: "Please say how many people, for example 4." },
  area: { ko: "넓이를 알려 주세요. 예: 84㎡, 25평", en: "Please give an area, for example 84 m²." },
  name: { ko: "제가 아는 이름으로 알려 주세요.", en: "Please give a name I know." },
  choice: { ko: "고를 수 있는 것 가운데 하나를 알려 주세요.", en: "Please choose one of those on offer." },
  yes_no: { ko: "네나 아니요로 알려 주세요.", en: "Please say yes or no." },
  text: { ko: "내용을 적어 주세요.", en: "Please write something." },
};

function noValue({ label, is }: Slot, words: string): Sentence {
  const expected = EXPECTED[is.type];
  return {
    ko: `${quoted(words, "은/는")} ${withParticle(label.ko, "으로/로")} 읽을 수 없어요. ${expected.ko}`,
    en: `“${words}” cannot be read as ${label.en}. ${expected.en}`,
  };
}
