export interface Scale {
  readonly least: number;
  readonly most: number;
  /** Round amounts between, for lines. */
  readonly ticks: readonly number[];
}

const TICKS = 4;

/** A scale that holds all amounts, from one round amount to another. */
export function scaleFor(amounts: readonly number[]): Scale {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const step = roundStep(Math.max(high - low, high * 0.1, 1) / TICKS);
  const least = Math.max(0, Math.floor(low / step) * step);
  const most = Math.ceil(high / step) * step;
  const count = Math.round((most - least) / step);
  return { least, most, ticks: Array.from({ length: count + 1 }, (_, index) => least + index * step) };
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
}

/** Where an amount lies, from 0 to 1. */
export function placeOf(amount: number, { least, most }: Scale): number {
  return most === least ? 0.5 : (amount - least) / (most - least);
}
