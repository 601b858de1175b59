import * as z from "zod";

const Text = z.string().min(1);

/** One article as the data files write it: what it says in our own words, and how people ask for it. */
const StatuteArticle = z.strictObject({
  number: z.string().regex(/^제\d+조(의\d+)?$/u),
  title: Text,
  /** What we call it in English; no official translation. */
  title_en: Text,
  /** Since when this wording is in force. */
  since: z.iso.date(),
  chapter: Text.optional(),
  summary: z.string().min(10),
  /** The gist of it, in one or two sentences. */
  summary_en: z.string().min(10),
  keywords: z.array(Text).min(1),
});

/** One data file: a statute and those of its articles that the corpus has. */
export const Statute = z.strictObject({
  key: z.string().regex(/^[a-z]+(-[a-z]+)*$/u),
  statute: Text,
  statute_en: Text,
  document_type: z.enum(["법률", "시행령", "시행규칙"]),
  /** How people call it: 주임법. */
  also: z.array(Text),
  /** 법령ID of the official service; stays the same over all versions. */
  law_id: z.string().regex(/^\d{6}$/u),
  articles: z.array(StatuteArticle).min(1),
});
export type Statute = z.infer<typeof Statute>;
