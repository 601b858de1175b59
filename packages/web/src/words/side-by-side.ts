/** A sentence in both languages. Written side by side, so that neither is ever missing. */
export interface Pair {
  readonly ko: string;
  readonly en: string;
}

export const pair = (ko: string, en: string): Pair => ({ ko, en });

const HOLE = /\{\{(\w+)(?:\|([^|}]+)\|([^}]+))?\}\}/g;

/** The names of the values a sentence needs. */
export const holesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(HOLE)].map(([, name = ""]) => name);

/** Puts values where a sentence has `{{name}}`; `{{count|stop|stops}}` is `1 stop` and `2 stops`. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(HOLE, (hole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return one === undefined ? String(value) : `${value} ${String(value) === "1" ? one : many}`;
  });
}
