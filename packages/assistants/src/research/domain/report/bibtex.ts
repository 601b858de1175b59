import type { SourceKind } from "../library/source.ts";
import type { Citation } from "./citations.ts";

/** The sources that are cited, for a reference manager. What is not known is left out, never made up. */
export function bibTeX(citations: readonly Citation[]): string {
  return citations.map(entryOf).join("\n");
}

const TYPES: { readonly [kind in SourceKind]?: string } = {
  paper: "article",
  official: "techreport",
  guideline: "techreport",
  report: "techreport",
};

function entryOf({ number, source }: Citation): string {
  const { kind, title, authors, publisher, published, url, fetched_at } = source;
  const type = TYPES[kind] ?? "misc";
  const place = type === "article" ? "journal" : type === "techreport" ? "institution" : "publisher";
  const fields: readonly (readonly [name: string, value: string | null])[] = [
    ["title", title],
    ["author", authors.length === 0 ? null : authors.join(" and ")],
    [place, publisher],
    ["year", published?.slice(0, 4) ?? null],
    ["url", url],
    ["urldate", fetched_at.slice(0, 10)],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === null || value === "" ? [] : [`  ${name} = {${name === "url" ? value : escaped(value)}},`],
  );
  return `@${type}{source${number},\n${lines.join("\n")}\n}\n`;
}

/** What TeX would take for its own. */
function escaped(text: string): string {
  return text.replaceAll(/[{}\\]/gu, "").replaceAll(/[#$%&_]/gu, (sign) => `\\${sign}`);
}
