/** What is searched: the same three fields for everyone. */
export interface Text {
  readonly id: string;
  readonly title: string;
  readonly keywords: string;
  readonly summary: string;
}

/** Something that finds texts for a question: ids, best first. */
export interface Finder {
  readonly name: string;
  readonly find: (question: string, limit: number) => readonly string[];
}

/** Korean in pairs of syllables, the rest in words: what tuning a word index for Korean comes down to. */
export function pairs(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[가-힣]+|[a-z]+|\d+/gu)].flatMap(([run]) =>
    /^[가-힣]{2,}$/u.test(run)
      ? Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2))
      : [run],
  );
}
