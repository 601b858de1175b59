import { createSearchIndex, type SearchDocument, type SearchIndexOptions } from "@maru/language";
import type { Sentence } from "@maru/state";
import * as z from "zod";
import { defineTool, type Tool } from "./tool.ts";

const Input = z.strictObject({
  query: z.string().max(2000),
  limit: z.int().min(1).max(50).optional(),
});
const Found = z.strictObject({
  results: z.array(
    z.strictObject({ id: z.string(), score: z.number(), fields: z.record(z.string(), z.string()) }),
  ),
});
export type FoundDocuments = z.output<typeof Found>;

export interface SearchDocumentsSpec<Field extends string> extends SearchIndexOptions<Field> {
  readonly name: string;
  readonly description: Sentence;
  readonly documents: readonly SearchDocument<Field>[];
}

/** A tool that searches documents which are known from the start. What it finds is quoted, never followed. */
export function searchDocumentsTool<Field extends string>(
  spec: SearchDocumentsSpec<Field>,
): Tool<z.output<typeof Input>, FoundDocuments> {
  const { name, description, documents, ...options } = spec;
  const index = createSearchIndex<Field>(options);
  for (const document of documents) index.add(document);
  return defineTool({
    name,
    description,
    input: Input,
    output: Found,
    empty: { results: [] },
    run: ({ query, limit }) => ({
      results: index.search(query, limit === undefined ? {} : { limit }).map(({ id, score }) => ({
        id,
        score,
        fields: { ...(index.get(id)?.fields as { readonly [name: string]: string } | undefined) },
      })),
    }),
  });
}
