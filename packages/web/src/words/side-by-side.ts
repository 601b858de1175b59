/** A sentence in both languages. Written side by side, so that neither is ever missing. */
export interface Pair {
  readonly ko: string;
  readonly en: string;
}

export const pair = (ko: string, en: string): Pair => ({ ko, en });

/** Puts values where a sentence has `{{name}}`. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}
