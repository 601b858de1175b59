import type { Printer } from "../command/printer.ts";

/** Who asks one thing after the other in the terminal; null where nobody answers any more. */
export interface Asking {
  readonly print: Printer;
  readonly ask: (question: string) => Promise<string | null>;
}

/** The number that somebody typed, from one to the number of choices. */
export function numberTyped(text: string, most: number): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= 1 && number <= most ? number : null;
}
