import type { Span } from "./tokenise.ts";

export interface FoundSentence {
  readonly span: Span;
  /** The words as they stand there, letter by letter. */
  readonly words: string;
}

/** «Dr. Kim», «No. 5», «J. Doe»: no sentence ends there. */
const ABBREVIATION = /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|No|Fig|vs|cf|al|e\.g|i\.e|approx)\.\s*$/u;

/** A longer piece without any end is no sentence that could be quoted. */
const LONGEST = 1_200;

/**
 * Sentences with their places, so that a quote can be found again where it stood. Lines end a sentence: headings, list
 * items and rows of tables have no full stop.
 *
 * @example
 * findSentences("지각은 3.1회에서 1.8회로 줄었다. 성적은 다루지 않았다.").map(({ words }) => words.length); // [26, 13]
 */
export function findSentences(text: string): readonly FoundSentence[] {
  const sentences: FoundSentence[] = [];
  let lineStart = 0;
  for (const line of text.split("\n")) {
    for (const { start, end } of sentencesOfLine(line)) {
      const words = line.slice(start, end);
      if (words.length <= LONGEST)
        sentences.push({ span: { start: lineStart + start, end: lineStart + end }, words });
    }
    lineStart += line.length + 1;
  }
  return sentences;
}

const SEGMENTER = new Intl.Segmenter("ko", { granularity: "sentence" });

function sentencesOfLine(line: string): readonly Span[] {
  const pieces: Span[] = [];
  for (const { segment, index } of SEGMENTER.segment(line)) {
    const last = pieces.at(-1);
    const isContinued = last !== undefined && ABBREVIATION.test(line.slice(last.start, last.end));
    if (isContinued) pieces[pieces.length - 1] = { start: last.start, end: index + segment.length };
    else pieces.push({ start: index, end: index + segment.length });
  }
  return pieces.map((piece) => trimmed(line, piece)).filter(({ start, end }) => end > start);
}

/** Without the blanks around it and the mark of a list item before it. */
function trimmed(line: string, { start, end }: Span): Span {
  const words = line.slice(start, end);
  const lead = /^\s*(?:[-*•·#>|]+\s+)*/u.exec(words)?.[0].length ?? 0;
  return { start: start + lead, end: start + words.trimEnd().length };
}
