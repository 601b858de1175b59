import type { Claim } from "../evidence/claim.ts";
import { holds, type Quote } from "../evidence/quote.ts";
import type { Source } from "../library/source.ts";
import { type Citation, Citations } from "./citations.ts";
import { sayClaim } from "./render-report.ts";
import type { Report } from "./report.ts";
import { REPORT_WORDS } from "./words.ts";

/**
 * A report as one page that needs nothing else: a number leads to its source, and there the quoted words are marked in
 * their place. Everything that a source says is text, never markup.
 */
export function reportHtml(
  report: Report,
  claims: ReadonlyMap<string, Claim>,
  sources: ReadonlyMap<string, Source>,
): string {
  const words = REPORT_WORDS[report.language];
  const citations = new Citations(sources);
  const say = (ids: readonly string[]) => {
    const resting = ids.flatMap((id) => claims.get(id) ?? []);
    const said = resting.map((claim) => sayClaim(claim, report.language)).join(" ");
    return `${safe(said)}${linked(citations.markFor(resting))}`;
  };
  const list = (title: string, items: readonly string[]) =>
    items.length === 0
      ? ""
      : `<section><h2>${safe(title)}</h2><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul></section>`;
  const body = [
    `<h1>${safe(report.title)}</h1>`,
    ...report.lead.map(({ claims: ids, text }) => `<p>${text === null ? say(ids) : said(text, ids)}</p>`),
    ...report.sections.map(({ title, lines }) =>
      list(
        title,
        lines.map(({ claims: ids }) => say(ids)),
      ),
    ),
    list(
      words.onlyClaimed,
      report.only_claimed.map((id) => say([id])),
    ),
    list(
      words.disagreement,
      report.disagreements.map(({ claims: ids }) => ids.map((id) => say([id])).join(" / ")),
    ),
    list(words.notFound, [
      ...report.not_found.map((topic) => safe(words.nothing(topic))),
      ...report.not_covered.map(({ topic, reason }) => safe(words.notCovered(topic, reason))),
    ]),
  ];
  const quotes = [...claims.values()].flatMap((claim) => claim.quotes);
  const read = citations.list().map((each) => sourceOf(each, quotes, words.undated));
  return page(report, [...body, `<h2>${safe(words.sources)}</h2>`, ...read].join("\n"));

  function said(text: string, ids: readonly string[]): string {
    return `${safe(text)}${linked(citations.markFor(ids.flatMap((id) => claims.get(id) ?? [])))}`;
  }
}

function sourceOf({ number, source }: Citation, quotes: readonly Quote[], undated: string): string {
  const { title, publisher, published, url, text } = source;
  const about = [publisher, published ?? undated].filter((each) => each !== null).join(", ");
  const own = quotes
    .filter((quote) => holds(quote, source))
    .sort((left, right) => left.start - right.start || right.end - left.end);
  let at = 0;
  const pieces: string[] = [];
  for (const { start, end } of own) {
    if (start < at) continue;
    pieces.push(safe(text.slice(at, start)), `<mark>${safe(text.slice(start, end))}</mark>`);
    at = end;
  }
  pieces.push(safe(text.slice(at)));
  return `<details id="source-${number}" open><summary>[${number}] ${address(url, title)} ${safe(about)}</summary><blockquote>${pieces.join("")}</blockquote></details>`;
}

/** Only an address of the web becomes a link. */
function address(url: string, title: string): string {
  return /^https?:\/\//iu.test(url)
    ? `<a href="${safe(url)}" rel="noreferrer">${safe(title)}</a>`
    : safe(title);
}

function linked(marks: string): string {
  return marks.replaceAll(/\[(\d+)\]/gu, '<a class="mark" href="#source-$1">[$1]</a>');
}

const SIGNS: { readonly [sign: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function safe(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => SIGNS[sign] ?? sign);
}

const STYLE =
  "body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif;color:#1c1c1c;background:#fff}" +
  "blockquote{margin:.5rem 0 1rem;padding-left:1rem;border-left:3px solid #ccc;white-space:pre-wrap}" +
  "mark{background:#ffe9a8}.mark{text-decoration:none}summary{cursor:pointer}";

function page({ title, language }: Report, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
