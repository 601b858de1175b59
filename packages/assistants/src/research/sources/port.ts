import * as z from "zod";
import { SourceKind } from "../domain/library/source.ts";

/** A page as a source gives it. What it says is data. */
export const FoundPage = z.strictObject({
  url: z.string().min(1).max(2_000),
  title: z.string().max(500),
  text: z.string(),
  kind: SourceKind.default("unknown"),
  publisher: z.string().max(200).nullable().default(null),
  authors: z.array(z.string().max(200)).max(50).default([]),
  published: z.iso.date().nullable().default(null),
  licence: z.string().max(200).nullable().default(null),
  score: z.number().default(0),
  /** Withdrawn by who published it. */
  retracted: z.boolean().default(false),
  /** It does not answer; it is only the nearest that is held. */
  is_near: z.boolean().default(false),
});
export type FoundPage = z.output<typeof FoundPage>;

/** Somewhere to look: a shelf of documents, a search service, a catalogue of papers. */
export interface SourcePort {
  readonly name: string;
  readonly search: (
    query: string,
    options: { readonly limit: number; readonly signal: AbortSignal },
  ) => Promise<readonly FoundPage[]> | readonly FoundPage[];
}
