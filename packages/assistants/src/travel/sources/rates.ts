import { destinationById, destinationNames } from "../data/destinations.ts";

export interface Rate {
  readonly krw_per_unit: number;
  /** The year the rate is of. */
  readonly as_of: string;
}

/** What a unit of a currency is worth, from the destinations that use it; undefined when none does. */
export function rateOf(currency: string): Rate | undefined {
  if (currency === "KRW") return { krw_per_unit: 1, as_of: "" };
  for (const { id } of destinationNames) {
    const destination = destinationById(id);
    if (destination?.currency === currency)
      return { krw_per_unit: destination.krw_per_unit, as_of: destination.as_of };
  }
  return undefined;
}

/** `306.00 GBP` in won, and how that was reckoned; undefined when the currency is not known. */
export function inWon(
  amount: string,
  currency: string,
): { readonly won: number; readonly how: string } | undefined {
  const rate = rateOf(currency);
  const value = Number(amount);
  if (rate === undefined || !Number.isFinite(value) || value < 0) return undefined;
  return {
    won: Math.round(value * rate.krw_per_unit),
    how:
      currency === "KRW"
        ? ""
        : `${currency} ${amount}, 1 ${currency} = ${rate.krw_per_unit}원(${rate.as_of}년 기준)`,
  };
}
