import * as z from "zod";
import { SourceKind } from "../domain/library/source.ts";
import { FoundPage, type SourcePort } from "./port.ts";
import { shelfOf } from "./shelf.ts";

/** Pages that a search answers with whenever one of their keywords is asked for. */
const Page = z.object({
  url: z.string(),
  title: z.string(),
  keywords: z.array(z.string()),
  content: z.string(),
  raw_content: z.string().nullish(),
});
const Pages = z.object({ pages: z.array(Page) });

/** A document of a small library, sentence by sentence. */
const Document = z.object({
  id: z.string(),
  kind: z.string(),
  date: z.iso.date().nullish(),
  from: z.string().nullish(),
  title: z.string(),
  url: z.string().nullish(),
  text: z.union([z.string(), z.array(z.string())]),
});
const Library = z.union([
  z.array(Document),
  z.object({ documents: z.array(Document) }).transform(({ documents }) => documents),
]);

const MOST_PAGES = 5;

/** Data that are given instead of the sample library. */
export function readResearchData(data: unknown): SourcePort {
  const pages = Pages.safeParse(data);
  if (pages.success)
    return keywordSearch(pages.data.pages.map((page) => ({ ...page, found: labelled(page) })));
  const documents = Library.parse(data);
  return shelfOf("library", documents.map(libraryPage));
}

export function libraryPage({
  id,
  kind,
  date,
  from,
  title,
  url,
  text,
}: z.output<typeof Document>): FoundPage {
  return FoundPage.parse({
    url: url ?? `https://example.org/lib/${id}`,
    title,
    text: typeof text === "string" ? text : text.join("\n"),
    kind: KIND_NAMES.get(kind.toLowerCase()) ?? "unknown",
    retracted: RETRACTED.has(kind.toLowerCase()),
    publisher: from ?? null,
    published: date ?? null,
  });
}

const RETRACTED: ReadonlySet<string> = new Set(["논문(철회)", "retracted paper"]);

/** What kinds of sources are called where they are listed. */
export const KIND_NAMES: ReadonlyMap<string, SourceKind> = new Map([
  ...SourceKind.options.map((kind) => [kind, kind] as const),
  ["논문", "paper"],
  ["논문(철회)", "paper"],
  ["retracted paper", "paper"],
  ["철회 공지", "official"],
  ["공식", "official"],
  ["공식 문서", "official"],
  ["진료지침", "guideline"],
  ["보고서", "report"],
  ["언론", "press"],
  ["기업", "company"],
  ["제작사 측정", "company"],
  ["제3자 측정", "report"],
  ["협회", "association"],
  ["환자단체", "association"],
  ["이슈", "issue"],
  ["블로그", "blog"],
  ["광고", "advertisement"],
]);

interface KeyedPage {
  readonly keywords: readonly string[];
  readonly found: FoundPage;
}

function keywordSearch(pages: readonly KeyedPage[]): SourcePort {
  return {
    name: "pages",
    search: (query, { limit }) => {
      const asked = query.toLowerCase();
      return pages
        .filter(({ keywords }) => keywords.some((keyword) => asked.includes(keyword.toLowerCase())))
        .slice(0, Math.min(limit, MOST_PAGES))
        .map(({ found }) => found);
    },
  };
}

/** «[paper 2021] …»: what the data say of a page before its words. */
const LABEL = /^\[([a-z]+)(?:\s+(\d{4}))?\]\s*/u;

function labelled({ url, title, content, raw_content }: z.output<typeof Page>): FoundPage {
  const text = raw_content ?? content;
  const [label = "", kind = "", year] = LABEL.exec(text) ?? [];
  return FoundPage.parse({
    ...{ url, title, text: text.slice(label.length), kind: KIND_NAMES.get(kind) ?? "unknown" },
    published: year === undefined ? null : `${year}-01-01`,
  });
}
