const DIGITS = 12;

/** Numbers as keys that sort like numbers. */
export function sequenceKey(sequence: number): string {
  return String(sequence).padStart(DIGITS, "0");
}
