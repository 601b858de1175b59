import { type CheckedCall, choice, choices, defineOperation, mention, ref, text } from "@maru/dialogue";
import { addDays, addMonths, dateInSeoul } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { choiceFor } from "../../shared/operations/arguments-of.ts";
import {
  arrearsOf,
  lateInterest,
  PLAIN_RATE,
  proratedRent,
  refundOf,
  SUIT_RATE,
} from "../calculators/settlement.ts";
import { amountOf, dayOf, isShop, type RealEstateScene, restingOn } from "./case-values.ts";
import { dayFor, sumsFor } from "./said-amounts.ts";
import { figured, line, needs, percent, won } from "./told.ts";

const MONEY = { kinds: ["money", "number"], list: true } as const;

export const settleOperation = defineOperation({
  name: "settle",
  kind: "ask",
  effect: "computes",
  label: { ko: "정산하기", en: "settle up" },
  does: {
    ko: "돌려받을 보증금, 늦은 이자, 일할 월세, 밀린 월세를 계산해요.",
    en: "what one side owes the other: refund, late interest, rent by the day, arrears",
  },
  phrases: [{ ko: "{kind} 계산하기", en: "Work out: {kind}" }],
  arguments: {
    kind: choice(
      { ko: "무엇을", en: "what kind" },
      choices({
        refund: ["돌려받을 보증금", "the deposit that comes back"],
        interest: ["늦은 이자", "late interest"],
        arrears: ["밀린 월세", "arrears"],
        prorate: ["일할 월세", "rent by the day"],
      }),
      { required: true },
    ),
    amount: mention({ ko: "금액", en: "amount" }, MONEY),
    from: mention({ ko: "시작", en: "from" }, { kinds: ["date"] }),
    to: mention({ ko: "끝", en: "to" }, { kinds: ["date"] }),
    served: mention({ ko: "소장이 닿은 날", en: "day the suit was served" }, { kinds: ["date"] }),
    question: text({ ko: "질문", en: "the question" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    amount: { kind: "money", label: { ko: "금액", en: "amount" } },
    deducted: { kind: "money", label: { ko: "뺀 돈", en: "deducted" } },
    months: { kind: "count", label: { ko: "밀린 달", en: "months behind" } },
    per_day: { kind: "money", label: { ko: "하루 이자", en: "interest a day" } },
  },
  examples: [
    { for: "realestate", say: "1500중에 700 받았는데 얼마 더 받아야 해", args: { kind: "refund" } },
    { for: "realestate", say: "12월 28일까지 살면 월세는 날짜로 계산해서 얼마", args: { kind: "prorate" } },
  ],
});

/** `settle`: each kind from the values of the case, with the sums and days of this call before them. */
export function settle(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  switch (choiceFor(call, "kind")) {
    case "interest":
      return interest(call, scene);
    case "arrears":
      return arrears(call, scene);
    case "prorate":
      return prorate(call, scene);
    default:
      return refund(call, scene);
  }
}

function refund(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const deposit = amountOf(scene, "deposit");
  if (deposit === null) return needs({ ko: "보증금", en: "the deposit" });
  const rent = amountOf(scene, "rent") ?? 0;
  const behind = amountOf(scene, "arrears") ?? 0;
  const { deducted, refund, owed } = refundOf(deposit, [...sumsFor(call), Math.round(rent * behind)]);
  return figured(scene, {
    values: {
      amount: won("더 돌려받을 보증금", "deposit still to be paid back", refund),
      deposit: won("보증금", "deposit", deposit),
      deducted: won("받았거나 뺄 돈", "paid back or deducted", deducted),
      ...(owed > 0 ? { owed: won("보증금으로 모자라는 돈", "owed beyond the deposit", owed) } : {}),
    },
    says: [
      {
        ko: "{amount}이에요. {deposit}에서 {deducted}을 뺐어요.",
        en: "It is {amount}: {deposit} less {deducted}.",
      },
      ...(owed > 0 ? [{ ko: "{owed}이 있어요.", en: "There is {owed}." }] : []),
    ],
    rests_on: restingOn(scene, "deposit", "rent", "arrears"),
  });
}

function interest(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const amount = sumsFor(call)[0] ?? amountOf(scene, "deposit");
  const due = dayOf(scene, "move_out_date") ?? dayOf(scene, "end_date");
  const from = dayFor(call, "from") ?? (due === null ? null : addDays(due, 1));
  if (amount === null || from === null)
    return needs(
      ...(amount === null ? [{ ko: "받지 못한 금액", en: "the sum that is owed" }] : []),
      ...(from === null ? [{ ko: "집을 비워 준 날", en: "the day you moved out" }] : []),
    );
  const to = dayFor(call, "to") ?? dateInSeoul(scene.now);
  const sections = lateInterest({ amount, from, to, served_on: dayFor(call, "served") });
  if (sections.length === 0)
    return { refused: { ko: "아직 늦은 날이 없어요.", en: "No day of it is late yet." } };
  const total = sections.reduce((sum, each) => sum + each.interest, 0);
  const perDay = Math.floor((amount * (sections.at(-1)?.rate ?? PLAIN_RATE)) / 36_500);
  const rows = sections.map(({ rate, days }) => ({
    ko: `연 ${rate}%로 ${days}일`,
    en: `${days} days at ${rate}% a year`,
  }));
  return figured(scene, {
    values: {
      amount: won("늦은 이자", "late interest", total),
      principal: won("원금", "sum owed", amount),
      per_day: won("지금 하루 이자", "interest a day now", perDay),
      sections: line("", "", {
        ko: rows.map(({ ko }) => ko).join(", "),
        en: rows.map(({ en }) => en).join(", "),
      }),
      plain: percent("민법 이율", "civil rate", PLAIN_RATE),
      suit: percent("소장이 닿은 다음 날부터의 이율", "rate from the day after service", SUIT_RATE),
    },
    says: [
      {
        ko: "{amount}이에요({sections}). {principal}, {per_day}.",
        en: "It is {amount} ({sections}); {principal}, {per_day}.",
      },
      {
        ko: "집을 비워 주고 열쇠를 넘긴 다음 날부터 세요. 소송을 내면 {suit}로 올라가요.",
        en: "It counts from the day after the home and its keys were handed over. After a suit: {suit}.",
      },
    ],
    rests_on: restingOn(scene, "deposit", "end_date", "move_out_date"),
    ground: {
      ko: "민법 제379조(연 5%) · 소송촉진 등에 관한 특례법 제3조 제1항(연 12%, 2019-06-01부터)",
      en: "Civil Act, Article 379 (5%) · Act on Special Cases concerning Expedition of Legal Proceedings, Article 3(1) (12%, since 2019-06-01)",
    },
  });
}

function arrears(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const rent = amountOf(scene, "rent");
  const behind = amountOf(scene, "arrears");
  const said = sumsFor(call).reduce((sum, each) => sum + each, 0);
  const owed = said > 0 ? said : rent === null || behind === null ? null : Math.round(rent * behind);
  if (rent === null || owed === null)
    return needs(
      ...(rent === null ? [{ ko: "월세", en: "the rent" }] : []),
      ...(owed === null ? [{ ko: "밀린 달이나 금액", en: "how much is owed" }] : []),
    );
  const { months, threshold, isReached } = arrearsOf(rent, owed, isShop(scene));
  return figured(scene, {
    values: {
      amount: won("밀린 월세", "rent owed", owed),
      months: count("밀린 달", "months behind", months),
      reached: line("", "", isReached ? REACHED : NOT_REACHED),
      threshold: count("해지 기준", "what ends a lease", threshold),
    },
    says: [
      { ko: "{reached} {amount}, {months}, {threshold}.", en: "{reached} {amount}, {months}, {threshold}." },
    ],
    rests_on: restingOn(scene, "rent", "arrears", "property_type"),
    ground: isShop(scene)
      ? {
          ko: "상가건물 임대차보호법 제10조의8",
          en: "Commercial Building Lease Protection Act, Article 10-8",
        }
      : { ko: "민법 제640조", en: "Civil Act, Article 640" },
  });
}

const REACHED = {
  ko: "계약을 해지당할 수 있는 금액이에요.",
  en: "So much is owed that the lease may be ended.",
};
const NOT_REACHED = {
  ko: "아직 해지 사유는 아니에요.",
  en: "It is not yet a ground to end the lease.",
};

function prorate(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const rent = amountOf(scene, "rent") ?? sumsFor(call)[0] ?? null;
  const to = dayFor(call, "to") ?? dayOf(scene, "move_out_date") ?? dayOf(scene, "end_date");
  if (rent === null || to === null)
    return needs(
      ...(rent === null ? [{ ko: "월세", en: "the rent" }] : []),
      ...(to === null ? [{ ko: "나가는 날", en: "the day of moving out" }] : []),
    );
  const from = dayFor(call, "from") ?? periodStart(to, amountOf(scene, "pay_day"));
  const months = proratedRent(rent, from, to);
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  const say = months.map(({ month, days, of }) => `${month} ${days}/${of}`).join(", ");
  return figured(scene, {
    values: {
      amount: won("날짜로 나눈 월세", "rent by the day", total),
      rent: won("월세", "rent", rent),
      days: line("", "", { ko: say, en: say }),
    },
    says: [
      {
        ko: "{amount}이에요. {rent}에 그 달의 날수({days})를 곱했어요.",
        en: "It is {amount}: {rent} by the days of each month ({days}).",
      },
      {
        ko: "일할 방법은 법에 따로 없어서 계약서에 정한 것이 먼저예요.",
        en: "No statute says how to count; what the contract says comes first.",
      },
    ],
    rests_on: restingOn(scene, "rent", "move_out_date", "end_date", "pay_day"),
  });
}

/** Since the last pay day before, or the first of the month. */
function periodStart(to: string, payDay: number | null): string {
  if (payDay === null) return `${to.slice(0, 7)}-01`;
  const inMonth = addDays(`${to.slice(0, 7)}-01`, payDay - 1);
  return inMonth <= to ? inMonth : addMonths(inMonth, -1);
}

function count(ko: string, en: string, amount: number) {
  return { kind: "count" as const, label: { ko, en }, amount, unit: { ko: "달", en: " months" } };
}
