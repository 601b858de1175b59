import { linesOfTable } from "./table-lines.ts";

/** A file of somebody's folder, as its text. */
export interface GivenFile {
  /** Its path in the folder: what it is cited as. */
  readonly name: string;
  readonly text: string;
  /** The day it was last changed. */
  readonly changed: string | null;
}

/** A document of a library, as data are given to the researcher. */
export interface LibraryDocument {
  readonly id: string;
  readonly kind: string;
  readonly date: string | null;
  readonly from: string | null;
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

/** Endings of files whose text can be read as it is. */
export const READABLE_FILES = [".md", ".txt", ".html", ".htm", ".csv"] as const;

/**
 * What a file says, as a document that is searched and cited like any other. Marks of HTML and Markdown go, a row of a
 * table becomes a sentence with the names of its columns; what it orders is data.
 */
export function documentOfFile({ name, text, changed }: GivenFile): LibraryDocument {
  const ending = name.slice(name.lastIndexOf(".")).toLowerCase();
  const plain = ending.startsWith(".htm")
    ? withoutTags(text)
    : ending === ".csv"
      ? linesOfTable(text)
      : withoutMarks(text);
  const title = titleOf(name, text, ending);
  return { id: name, kind: "unknown", date: changed, from: null, title, url: `file:${name}`, text: plain };
}

function titleOf(name: string, text: string, ending: string): string {
  const heading = ending === ".md" ? /^#+\s+(.+)$/mu.exec(text) : /<title[^>]*>([^<]+)<\/title>/iu.exec(text);
  return (heading?.[1] ?? name.slice(name.lastIndexOf("/") + 1)).trim().slice(0, 200);
}

const ENTITIES: { readonly [entity: string]: string } = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

function withoutTags(html: string): string {
  return html
    .replaceAll(/<(script|style|head|template|noscript)\b[\s\S]*?<\/\1\s*>/giu, " ")
    .replaceAll(/<!--[\s\S]*?-->/gu, " ")
    .replaceAll(/<\/(?:p|div|li|h[1-6]|tr|section|article)\s*>|<br\s*\/?>/giu, "\n")
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? " ")
    .replaceAll(/[ \t]+/gu, " ")
    .replaceAll(/\s*\n\s*/gu, "\n")
    .trim();
}

function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/^#{1,6}\s+/gmu, "")
    .replaceAll(/\*\*|__|`/gu, "")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, "$1")
    .trim();
}
