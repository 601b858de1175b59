import { eachCharacter } from "./normalise.ts";
import { joinSpans } from "./rank.ts";
import { type Analyser, type Term, termsOf } from "./search-terms.ts";
import type { Span } from "./tokenise.ts";

export interface SearchDocument<Field extends string = string> {
  readonly id: string;
  readonly fields: Readonly<Partial<Record<Field, string>>>;
}

export interface SearchIndexOptions<Field extends string> {
  /** How much a field says about its document; 1 unless told, so a title may have 3. */
  readonly weights?: Readonly<Partial<Record<Field, number>>>;
  /** Groups of words that mean the same: a query for one also finds the others, a little later. */
  readonly synonyms?: readonly (readonly string[])[];
  readonly analyser?: Analyser;
}

export interface SearchRequest<Document> {
  readonly limit?: number;
  readonly filter?: (document: Document) => boolean;
}

export interface SearchHit<Field extends string = string> {
  readonly id: string;
  /** Above zero; comparable within one search only. */
  readonly score: number;
  /** Where it matched, field by field, for highlighting. */
  readonly matches: readonly { readonly field: Field; readonly spans: readonly Span[] }[];
}

export interface SearchIndex<Field extends string, Document extends SearchDocument<Field>> {
  readonly size: number;
  /** Replaces a document of the same id. */
  add(document: Document): void;
  remove(id: string): boolean;
  get(id: string): Document | undefined;
  search(query: string, request?: SearchRequest<Document>): readonly SearchHit<Field>[];
}

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
const SYNONYM_SHARE = 0.5;
/** Longer questions say the rest again. */
const LONGEST_QUERY = 2_000;

interface Entry<Document> {
  readonly document: Document;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/**
 * An incremental text index (BM25 over weighted fields). Adding and removing cost what the document weighs, searching
 * what the words of the query occur.
 *
 * @example
 * const laws = createSearchIndex({ weights: { title: 3 } });
 * laws.add({ id: "7", fields: { title: "차임 증감청구권", body: "20분의 1을 초과하지 못한다" } });
 * laws.search("차임 증액")[0]?.id; // "7"
 */
export function createSearchIndex<
  Field extends string,
  Document extends SearchDocument<Field> = SearchDocument<Field>,
>({ weights, synonyms = [], analyser }: SearchIndexOptions<Field> = {}): SearchIndex<Field, Document> {
  const entries = new Map<string, Entry<Document>>();
  const postings = new Map<string, Set<string>>();
  const groups = synonyms.map((group) => group.map(foldWords));
  let totalLength = 0;

  const fieldsOf = (document: Document) => Object.entries(document.fields) as [Field, string][];
  const weightOfField = (field: Field) => weights?.[field] ?? 1;

  const remove = (id: string): boolean => {
    const entry = entries.get(id);
    if (entry === undefined) return false;
    for (const text of entry.counts.keys()) {
      const holders = postings.get(text);
      holders?.delete(id);
      if (holders?.size === 0) postings.delete(text);
    }
    totalLength -= entry.length;
    entries.delete(id);
    return true;
  };

  const add = (document: Document): void => {
    remove(document.id);
    const counts = new Map<string, number>();
    let length = 0;
    for (const [field, text] of fieldsOf(document)) {
      const weight = weightOfField(field);
      for (const term of termsOf(text, analyser)) {
        counts.set(term.text, (counts.get(term.text) ?? 0) + weight);
        length += weight;
      }
    }
    for (const text of counts.keys()) {
      const holders = postings.get(text) ?? new Set();
      holders.add(document.id);
      postings.set(text, holders);
    }
    totalLength += length;
    entries.set(document.id, { document, counts, length });
  };

  const search = (query: string, { limit = 10, filter }: SearchRequest<Document> = {}) => {
    const terms = queryTerms(query.slice(0, LONGEST_QUERY), groups, analyser);
    const averageLength = totalLength / Math.max(1, entries.size);
    const scores = new Map<string, number>();
    for (const [text, weight] of terms) {
      const holders = postings.get(text) ?? [];
      const holding = "size" in holders ? holders.size : 0;
      const importance = weight * Math.log(1 + (entries.size - holding + 0.5) / (holding + 0.5));
      for (const id of holders) {
        const entry = entries.get(id);
        if (entry === undefined) continue;
        const count = entry.counts.get(text) ?? 0;
        const damping = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * (entry.length / averageLength));
        const share = (importance * count * (SATURATION + 1)) / (count + damping);
        scores.set(id, (scores.get(id) ?? 0) + share);
      }
    }
    const accepted = [...scores].flatMap(([id, score]) => {
      const document = entries.get(id)?.document;
      return document === undefined || filter?.(document) === false ? [] : [{ id, score, document }];
    });
    accepted.sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1));
    return accepted
      .slice(0, limit)
      .map(({ id, score, document }) => ({ id, score, matches: matchesIn(document, terms) }));
  };

  const matchesIn = (document: Document, terms: ReadonlyMap<string, number>) =>
    fieldsOf(document).flatMap(([field, text]) => {
      const matching = termsOf(text, analyser)
        .filter((term) => terms.has(term.text) && term.end > term.start)
        .sort((left, right) => left.start - right.start);
      return matching.length === 0 ? [] : [{ field, spans: joinSpans(matching) }];
    });

  return {
    get size() {
      return entries.size;
    },
    add,
    remove,
    get: (id) => entries.get(id)?.document,
    search,
  };
}

function queryTerms(
  query: string,
  groups: readonly (readonly string[])[],
  analyser: Analyser | undefined,
): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  const weigh = (each: readonly Term[], share: number) => {
    for (const { text, weight } of each)
      if (weight * share > (terms.get(text) ?? 0)) terms.set(text, weight * share);
  };
  weigh(termsOf(query, analyser), 1);
  const folded = ` ${foldWords(query)}`;
  for (const group of groups) {
    if (!group.some((word) => folded.includes(` ${word}`))) continue;
    for (const word of group) weigh(termsOf(word, analyser), SYNONYM_SHARE);
  }
  return terms;
}

function foldWords(text: string): string {
  let folded = "";
  eachCharacter(text, (character) => {
    folded += character;
  });
  return folded.replace(/\s{1,1000}/gu, " ").trim();
}
