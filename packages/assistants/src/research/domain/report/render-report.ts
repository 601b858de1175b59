import { detectLanguage } from "@maru/language";
import type { Claim } from "../evidence/claim.ts";
import type { Source } from "../library/source.ts";
import { type Citation, Citations } from "./citations.ts";
import type { Report } from "./report.ts";
import { REPORT_WORDS } from "./words.ts";

export interface RenderedReport {
  readonly markdown: string;
  readonly citations: readonly Citation[];
}

/** A report as Markdown. Numbers and the list of sources are made here, and nowhere else. */
export function renderReport(
  report: Report,
  claims: ReadonlyMap<string, Claim>,
  sources: ReadonlyMap<string, Source>,
): RenderedReport {
  const words = REPORT_WORDS[report.language];
  const citations = new Citations(sources);
  const say = (line: Report["lead"][number]) => sayLine(line, report, claims, citations);
  const blocks = [
    `# ${report.title}`,
    report.lead.map(say).join("\n"),
    ...(report.form === "table"
      ? [tableOf(report, claims, sources, citations)]
      : report.sections.map(
          ({ title, lines }) => `## ${title}\n\n${lines.map((line) => `- ${say(line)}`).join("\n")}`,
        )),
    section(
      words.onlyClaimed,
      report.only_claimed.map((id) => say({ claims: [id], text: null })),
    ),
    section(
      words.disagreement,
      report.disagreements.map((each) => sayDisagreement(each.claims, report, claims, citations)),
    ),
    section(words.notFound, [
      ...report.not_found.map(words.nothing),
      ...report.not_covered.map(({ topic, reason }) => words.notCovered(topic, reason)),
    ]),
    section(
      words.leftOut,
      report.left_out.map(
        ({ reason, sources: ids }) => `${words.reasons[reason]}: ${titlesOf(ids, sources)}`,
      ),
    ),
  ];
  const list = citations.list().map((each) => sayCitation(each, words.undated));
  const whole = [...blocks, list.length === 0 ? "" : `## ${words.sources}\n\n${list.join("\n")}`];
  return { markdown: `${whole.filter((block) => block !== "").join("\n\n")}\n`, citations: citations.list() };
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `## ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function sayLine(
  { claims: ids, text }: Report["lead"][number],
  report: Report,
  claims: ReadonlyMap<string, Claim>,
  citations: Citations,
): string {
  const resting = ids.flatMap((id) => claims.get(id) ?? []);
  const said = text ?? resting.map((claim) => sayClaim(claim, report.language)).join(" ");
  const words = REPORT_WORDS[report.language];
  const isUnverified = resting.some(({ standing }) => standing === "unverified");
  const notes = [
    ...(isUnverified ? [words.unverified] : []),
    ...(resting.some(({ standing }) => standing === "computed") ? [words.computed] : []),
  ];
  return `${said}${citations.markFor(resting)}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}

/** A sentence of another language is printed as the quote it is. */
export function sayClaim({ text }: Claim, language: "ko" | "en"): string {
  const own = detectLanguage(text)?.value ?? language;
  return own === language ? text : REPORT_WORDS[language].foreign(text);
}

function sayDisagreement(
  ids: readonly string[],
  report: Report,
  claims: ReadonlyMap<string, Claim>,
  citations: Citations,
): string {
  const sayings = ids.map((id) => sayLine({ claims: [id], text: null }, report, claims, citations));
  return REPORT_WORDS[report.language].differ(sayings);
}

function tableOf(
  report: Report,
  claims: ReadonlyMap<string, Claim>,
  sources: ReadonlyMap<string, Source>,
  citations: Citations,
): string {
  const words = REPORT_WORDS[report.language];
  const rows = report.sections.flatMap(({ title, lines }) =>
    lines.map((line) => {
      const resting = line.claims.flatMap((id) => claims.get(id) ?? []);
      const [first] = resting.flatMap(({ quotes }) =>
        quotes.flatMap(({ source }) => sources.get(source) ?? []),
      );
      const said = line.text ?? resting.map((claim) => sayClaim(claim, report.language)).join(" ");
      return [title, said, first?.published ?? words.undated, citations.markFor(resting)];
    }),
  );
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(" | ")} |`;
  return [line(words.columns), "|---|---|---|---|", ...rows.map(line)].join("\n");
}

function cellOf(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function titlesOf(ids: readonly string[], sources: ReadonlyMap<string, Source>): string {
  return ids.map((id) => sources.get(id)?.title ?? id).join(", ");
}

function sayCitation({ number, source }: Citation, undated: string): string {
  const { title, publisher, published, url } = source;
  const about = [title, ...(publisher === null ? [] : [publisher]), published ?? undated].join(", ");
  return `[${number}] ${about}, ${url}`;
}
