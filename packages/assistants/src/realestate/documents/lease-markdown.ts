import type { LeaseDocument } from "./lease-document.ts";

/** What people typed stays text: nothing of it may become a heading, a link or a picture. */
const plain = (text: string) => text.replace(/\s+/gu, " ").replace(/([\\`*_[\]<>#|!~])/gu, "\\$1");

export function leaseMarkdown(document: LeaseDocument): string {
  const { title, opening, tables, clauses, special_terms, closing, signatures, note } = document;
  const table = (rows: readonly (readonly [string, string])[]) =>
    ["| 항목 | 내용 |", "|---|---|", ...rows.map(([label, value]) => `| ${label} | ${plain(value)} |`)].join(
      "\n",
    );
  return [
    `# ${title}`,
    plain(opening),
    ...tables.flatMap(({ title: heading, rows }) => [`## ${heading}`, table(rows)]),
    "## 약속",
    ...clauses.map(
      ({ title: heading, paragraphs }, index) =>
        `**제${index + 1}조 (${heading})**\n${paragraphs.map((text, position) => `${position + 1}. ${plain(text)}`).join("\n")}`,
    ),
    "## 특약",
    special_terms.length === 0
      ? "없음"
      : special_terms.map((term, index) => `${index + 1}. ${plain(term)}`).join("\n"),
    plain(closing),
    ...signatures.flatMap(({ role, rows }) => [`### ${role}`, table([...rows, ["서명 또는 날인", ""]])]),
    `> ${note}`,
  ].join("\n\n");
}
