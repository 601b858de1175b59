import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { asWritten, endLists, type Sign } from "./as-written.ts";

/** A part of a text: as much of the usual tree of Markdown as is drawn here, and what `asWritten` adds to it. */
export interface MarkdownPart {
  type: string;
  value?: string;
  children?: MarkdownPart[];
  url?: string;
  alt?: string | null;
  identifier?: string;
  depth?: number;
  ordered?: boolean | null;
  start?: number | null;
  align?: (string | null)[] | null;
  sign?: Sign;
  isAmount?: boolean;
}

/** Besides what is common: tables, struck-out words and bare addresses. */
const READING = {
  extensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
};

export function readMarkdown(text: string): MarkdownPart {
  return asWritten(fromMarkdown(endLists(text), READING) as MarkdownPart);
}
