import type { Sentence } from "@maru/state";
import type { Calculated, CalculationStep, Refusal } from "../ports.ts";
import { sentence } from "./words.ts";

/** Ten trillion won: more than any home, and still exact in a number. */
export const MOST_WON = 10_000_000_000_000;

export function isRefusal<Result>(calculated: Calculated<Result>): calculated is Refusal {
  return "problem" in calculated;
}

export function step(
  label: Sentence,
  formula: Sentence,
  value: number | string,
  unit: CalculationStep["unit"],
): CalculationStep {
  return { label, formula, value, unit };
}

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** The first amount that is no sum of won to calculate with. */
export function refuseAmounts(
  amounts: Readonly<Record<string, number>>,
  bounds: Bounds = {},
): Refusal | null {
  const { least = 0, most = MOST_WON } = bounds;
  for (const [field, amount] of Object.entries(amounts))
    if (!Number.isSafeInteger(amount) || amount < least || amount > most)
      return {
        field,
        problem: sentence(
          ({ won }) => `금액은 ${won(least)} 이상 ${won(most)} 이하의 원 단위 숫자로 알려 주세요.`,
          ({ won }) => `Please give the amount in whole won, from ${won(least)} to ${won(most)}.`,
        ),
      };
  return null;
}

export function refuseRate(field: string, rate: number, bounds: Required<Bounds>): Refusal | null {
  if (Number.isFinite(rate) && rate >= bounds.least && rate <= bounds.most) return null;
  return {
    field,
    problem: sentence(
      ({ percent }) => `비율은 ${percent(bounds.least)}에서 ${percent(bounds.most)} 사이로 알려 주세요.`,
      ({ percent }) => `Please give a rate from ${percent(bounds.least)} to ${percent(bounds.most)}.`,
    ),
  };
}

export function refuseCount(field: string, count: number, bounds: Required<Bounds>): Refusal | null {
  if (Number.isInteger(count) && count >= bounds.least && count <= bounds.most) return null;
  return {
    field,
    problem: sentence(
      () => `${bounds.least}에서 ${bounds.most} 사이의 정수로 알려 주세요.`,
      () => `Please give a whole number from ${bounds.least} to ${bounds.most}.`,
    ),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function refuseDate(field: string, date: string): Refusal | null {
  if (DAY.test(date) && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date))
    return null;
  return {
    field,
    problem: {
      ko: "달력에 있는 날짜로 알려 주세요. 예: 2026-11-30",
      en: "Please give a day of the calendar, such as 2026-11-30.",
    },
  };
}
