import { linesOfTable } from "./table-lines.ts";
import { textOfHtml, titleInHtml } from "./text-of-html.ts";

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
    ? textOfHtml(text)
    : ending === ".csv"
      ? linesOfTable(text)
      : withoutMarks(text);
  const title = titleOf(name, text, ending);
  return { id: name, kind: "unknown", date: changed, from: null, title, url: `file:${name}`, text: plain };
}

function titleOf(name: string, text: string, ending: string): string {
  const heading = ending === ".md" ? /^#+\s+(.+)$/mu.exec(text)?.[1] : titleInHtml(text);
  return (heading ?? name.slice(name.lastIndexOf("/") + 1)).trim().slice(0, 200);
}

function withoutMarks(markdown: string): string {
  return withoutLinks(markdown)
    .replaceAll(/^#{1,6}\s+/gmu, "")
    .replaceAll(/\*\*|__|`/gu, "")
    .trim();
}

/** «[words](address)» as its words. */
function withoutLinks(markdown: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const middle = markdown.indexOf("](", from);
    const end = middle === -1 ? -1 : markdown.indexOf(")", middle);
    if (end === -1) return [...parts, markdown.slice(from)].join("");
    const before = markdown.slice(from, middle);
    const open = before.lastIndexOf("[");
    parts.push(open === -1 ? markdown.slice(from, end + 1) : before.slice(0, open) + before.slice(open + 1));
    from = end + 1;
  }
}
