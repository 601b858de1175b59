import type { Span, Token } from "./tokenise.ts";

export interface Ranked {
  /** Position in the documents given. */
  readonly document: number;
  /** Above zero; comparable within one call only. */
  readonly score: number;
  /** What matched, in order, joined where it touches. */
  readonly spans: readonly Span[];
}

/** BM25's usual constants: how soon repetition stops counting, and how much long documents are held back. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/**
 * Orders documents by how well they answer the query (BM25), best first. A document that shares nothing that counts
 * with the query is left out; of equals the earlier document comes first.
 */
export function rank(query: readonly Token[], documents: readonly (readonly Token[])[]): readonly Ranked[] {
  const terms = weighTerms(query);
  const hits = documents.map((tokens) => tokens.filter(({ text }) => terms.has(text)));
  const counts = hits.map(countTexts);
  const importance = new Map<string, number>();
  for (const [text, weight] of terms) {
    const holding = counts.reduce((sum, count) => sum + (count.has(text) ? 1 : 0), 0);
    importance.set(text, weight * Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5)));
  }
  const averageLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;

  const scoreOf = (document: number): number => {
    const length = documents[document]?.length ?? 0;
    const damping = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * (length / averageLength));
    let score = 0;
    for (const [text, value] of importance) {
      const count = counts[document]?.get(text) ?? 0;
      if (count > 0) score += (value * count * (SATURATION + 1)) / (count + damping);
    }
    return score;
  };
  return hits
    .flatMap((matching, document) =>
      matching.length === 0 ? [] : [{ document, score: scoreOf(document), spans: joinSpans(matching) }],
    )
    .sort((left, right) => right.score - left.score || left.document - right.document);
}

function weighTerms(query: readonly Token[]): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  for (const token of query) {
    const weight = weightOf(token);
    if (weight > (terms.get(token.text) ?? 0)) terms.set(token.text, weight);
  }
  return terms;
}

/** Two syllables in a row are nearly a word; one alone says something only where a word begins ("집이", "차를"). */
export function weightOf({ kind, startsRun }: Token): number {
  switch (kind) {
    case "word":
      return 1;
    case "bigram":
      return startsRun ? 1 : 0.5;
    case "unigram":
      return startsRun ? 0.5 : 0;
  }
}

function countTexts(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of tokens) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Spans arrive ordered by where they start. */
export function joinSpans(tokens: readonly Span[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { start, end } of tokens) {
    const last = spans.at(-1);
    if (last === undefined || start > last.end) spans.push({ start, end });
    else spans[spans.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return spans;
}
