import type { SearchDocument, SearchHit, SearchIndex, SearchRequest } from "./search-index.ts";

/** Turns texts into vectors of one length; a port for an embedding provider. */
export type Embed = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;

/** Usual in the literature: how soon a lower rank stops counting. */
const RANK_DAMPING = 60;

export interface Fused {
  readonly id: string;
  readonly score: number;
}

/** Joins rankings by reciprocal rank: what several of them place high comes first, whatever their scores mean. */
export function fuseRankings(rankings: readonly (readonly string[])[]): readonly Fused[] {
  const scores = new Map<string, number>();
  for (const ranking of rankings)
    ranking.forEach((id, rank) => {
      scores.set(id, (scores.get(id) ?? 0) + 1 / (RANK_DAMPING + rank + 1));
    });
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1));
}

export interface HybridIndex<Field extends string, Document extends SearchDocument<Field>> {
  add(documents: readonly Document[]): Promise<void>;
  remove(id: string): boolean;
  /** Falls back to words alone where embedding fails: a provider that is down must not take the search with it. */
  search(query: string, request?: SearchRequest<Document>): Promise<readonly SearchHit<Field>[]>;
}

/** Words and meaning together: the index finds by words, `embed` by meaning, and the two rankings are fused. */
export function createHybridIndex<Field extends string, Document extends SearchDocument<Field>>(
  index: SearchIndex<Field, Document>,
  embed: Embed,
): HybridIndex<Field, Document> {
  const vectors = new Map<string, readonly number[]>();
  return {
    async add(documents) {
      for (const document of documents) {
        index.add(document);
        vectors.delete(document.id);
      }
      const embedded = await embed(documents.map(({ fields }) => Object.values(fields).join("\n"))).catch(
        () => [],
      );
      documents.forEach((document, position) => {
        const vector = embedded[position];
        // It may have been replaced or removed in the meantime.
        if (vector !== undefined && index.get(document.id) === document) vectors.set(document.id, vector);
      });
    },
    remove(id) {
      vectors.delete(id);
      return index.remove(id);
    },
    async search(query, request = {}) {
      const limit = request.limit ?? 10;
      const byWords = index.search(query, { ...request, limit: limit * 5 });
      const [wanted] = await embed([query]).catch(() => []);
      if (wanted === undefined) return byWords.slice(0, limit);
      const byMeaning = [...vectors]
        .flatMap(([id, vector]) => {
          const document = index.get(id);
          const isLeftOut = document === undefined || request.filter?.(document) === false;
          return isLeftOut ? [] : [{ id, similarity: cosine(wanted, vector) }];
        })
        .filter(({ similarity }) => similarity > 0)
        .sort((left, right) => right.similarity - left.similarity || (left.id < right.id ? -1 : 1))
        .slice(0, limit * 5);
      const found = new Map(byWords.map((hit) => [hit.id, hit]));
      return fuseRankings([byWords.map(({ id }) => id), byMeaning.map(({ id }) => id)])
        .slice(0, limit)
        .map(({ id, score }) => ({ id, score, matches: found.get(id)?.matches ?? [] }));
    },
  };
}

function cosine(left: readonly number[], right: readonly number[]): number {
  let product = 0;
  let leftSize = 0;
  let rightSize = 0;
  left.forEach((value, index) => {
    const other = right[index] ?? 0;
    product += value * other;
    leftSize += value * value;
    rightSize += other * other;
  });
  return leftSize === 0 || rightSize === 0 ? 0 : product / Math.sqrt(leftSize * rightSize);
}
