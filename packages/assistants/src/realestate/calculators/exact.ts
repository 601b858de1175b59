/** Rates are per cent with at most six decimals; money is whole won. Between them no fraction is ever lost. */
const RATE_SCALE = 1_000_000n;

export type Rounding = "down" | "up" | "nearest";

/** `portion(300_000_000, 5)` is 5 % of it; `divisor` 12 gives a month's share of a yearly rate. */
export function portion(amount: number, percent: number, rounding: Rounding = "down", divisor = 1): number {
  return divide(BigInt(amount) * scaled(percent), 100n * RATE_SCALE * BigInt(divisor), rounding);
}

/** Of what amount `part` is `percent`. */
export function wholeOf(part: number, percent: number, rounding: Rounding = "down"): number {
  return divide(BigInt(part) * 100n * RATE_SCALE, scaled(percent), rounding);
}

/** How many per cent `part` is of `whole`, to two decimals. */
export function percentOf(part: number, whole: number): number {
  return divide(BigInt(part) * 10_000n, BigInt(whole), "nearest") / 100;
}

/** Adds rates without the dust of binary fractions: 2.1 + 0.2 is 2.3. */
export function addRates(...rates: readonly number[]): number {
  return Number(rates.reduce((sum, rate) => sum + scaled(rate), 0n)) / Number(RATE_SCALE);
}

/** A rate several times over, as exactly as `addRates`. */
export function timesRate(rate: number, factor: number): number {
  return Number(scaled(rate) * scaled(factor)) / Number(RATE_SCALE * RATE_SCALE);
}

function scaled(percent: number): bigint {
  return BigInt(Math.round(percent * Number(RATE_SCALE)));
}

function divide(numerator: bigint, denominator: bigint, rounding: Rounding): number {
  const sign = numerator < 0n !== denominator < 0n ? -1n : 1n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const whole = top / bottom;
  const rest = top % bottom;
  const away = rounding === "nearest" ? rest * 2n >= bottom : rest > 0n && (rounding === "up") === sign > 0n;
  return Number(sign * (away ? whole + 1n : whole));
}
