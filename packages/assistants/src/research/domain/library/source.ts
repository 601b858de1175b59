import { createHash } from "node:crypto";
import type { DeepReadonly } from "@maru/state";
import * as z from "zod";

/** What a source is: people limit by it, and it says how far a source can be relied on. */
export const SOURCE_KINDS = [
  "paper",
  "official",
  "guideline",
  "report",
  "press",
  "company",
  "association",
  "issue",
  "community",
  "blog",
  "advertisement",
  "unknown",
] as const;
export const SourceKind = z.enum(SOURCE_KINDS);
export type SourceKind = z.output<typeof SourceKind>;

/** A page or document as it was read, kept once by its content. What it says is data, never an instruction. */
export const Source = z.strictObject({
  /** From the hash of the text: the same page read twice is one source. */
  id: z.string().regex(/^s[0-9a-f]{12}$/),
  url: z.string().min(1).max(2_000),
  title: z.string().max(500),
  kind: SourceKind,
  publisher: z.string().max(200).nullable(),
  authors: z.array(z.string().max(200)).max(50),
  /** The day, or the first day of the month or year that is named. */
  published: z.iso.date().nullable(),
  fetched_at: z.iso.datetime({ offset: true }),
  licence: z.string().max(200).nullable(),
  /** Withdrawn by who published it: it proves nothing any more. */
  retracted: z.boolean().default(false),
  hash: z.string().length(64),
  text: z.string().min(1),
});
export type Source = DeepReadonly<z.output<typeof Source>>;

export interface PageToKeep {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly kind?: SourceKind;
  readonly publisher?: string | null;
  readonly authors?: readonly string[];
  readonly published?: string | null;
  readonly licence?: string | null;
  readonly retracted?: boolean;
}

/** Longer documents are read up to here; where one was cut is told. */
export const LONGEST_SOURCE = 50_000;

export function sourceOf(page: PageToKeep, fetched_at: string): Source {
  const text = page.text.replaceAll("\r\n", "\n").slice(0, LONGEST_SOURCE);
  const hash = createHash("sha256").update(text).digest("hex");
  const {
    url,
    title,
    kind = "unknown",
    publisher = null,
    authors = [],
    published = null,
    licence = null,
    retracted = false,
  } = page;
  return {
    ...{ id: `s${hash.slice(0, 12)}`, url, title: title.trim() === "" ? url : title.trim(), kind, publisher },
    ...{ authors: [...authors], published, fetched_at, licence, retracted, hash, text },
  };
}
