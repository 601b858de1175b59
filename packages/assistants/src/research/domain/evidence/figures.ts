import { findNumbers } from "@maru/language";

const DIGITS = /\d+(?:[.,]\d+)*/gu;

/**
 * The figures that a text states, each once and in one spelling: «91만 2천 대», «912,000» and "912 thousand" are one.
 * Years, days and digits in names count as they are written.
 */
export function figuresIn(text: string): ReadonlySet<string> {
  const figures = new Set<string>();
  const read = findNumbers(text);
  for (const { value } of read)
    for (const amount of value.kind === "range" ? [value.minimum, value.maximum] : [value.amount])
      figures.add(String(amount));
  for (const { 0: digits, index } of text.matchAll(DIGITS))
    if (!read.some(({ span }) => span.start <= index && index < span.end))
      figures.add(String(Number(digits.replaceAll(",", "")) || digits));
  return figures;
}
