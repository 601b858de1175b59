import { subjectWords, tokenise } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Report } from "../domain/report/report.ts";
import { asksIn } from "../lexicon/asks.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";
import { shownAgain } from "./shown-again.ts";

/** «오리건 것만», «9월 거는 빼고»: only the sentences that speak of it, or all but those; undefined where that sorts nothing. */
export function keptLines(
  said: string,
  how: string,
  scene: Scene<AgentState>,
): Outcome<AgentUpdate> | undefined {
  const { state } = scene;
  if ((how !== "only" && how !== "remove") || state.report === null) return undefined;
  const named = subjectWords(said)
    .filter((word) => asksIn(word).length === 0)
    .map((word) =>
      tokenise(word)
        .filter(({ kind }) => kind !== "unigram")
        .map((token) => token.text),
    )
    .filter((terms) => terms.length > 0);
  if (named.length === 0) return undefined;
  const sources = sourcesOf(state);
  const speaks = claimsInOrder(state).filter(({ text, quotes }) => {
    const titles = quotes.map(({ source }) => sources.get(source)?.title ?? "");
    const terms = new Set(tokenise([text, ...titles].join("\n")).map((token) => token.text));
    return named.some((word) => word.every((term) => terms.has(term)));
  });
  const all = claimsInOrder(state);
  if (speaks.length === 0 || speaks.length === all.length) return undefined;
  const kept = new Set(
    (how === "only" ? speaks : all.filter((each) => !speaks.includes(each))).map(({ id }) => id),
  );
  const gone = all.length - kept.size;
  return shownAgain(narrowed(state.report, kept), scene, {
    ko: `문장 ${all.length}개 가운데 ${kept.size}개를 남기고 ${gone}개를 뺐어요.`,
    en: `${kept.size} of ${all.length} sentences stay; ${gone} are left out.`,
  });
}

/** The report with only these claims; the answer still comes first. */
function narrowed(report: Report, kept: ReadonlySet<string>): Report {
  const holds = ({ claims }: Report["lead"][number]) => claims.every((id) => kept.has(id));
  const sections = report.sections
    .map((section) => ({ ...section, lines: section.lines.filter(holds) }))
    .filter(({ lines }) => lines.length > 0);
  const lead = report.lead.filter(holds);
  return {
    ...report,
    lead: lead.length > 0 ? lead : sections.flatMap(({ lines }) => lines).slice(0, 1),
    sections,
    only_claimed: report.only_claimed.filter((id) => kept.has(id)),
    disagreements: report.disagreements.filter(({ claims }) => claims.every((id) => kept.has(id))),
  };
}
