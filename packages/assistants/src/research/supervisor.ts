import { type NodeContext, runSubgraph, type Step, type StepOutcome } from "@maru/runtime";
import { overwrite } from "@maru/state";
import type { Brief } from "./domain/brief/brief.ts";
import { readQuestion } from "./domain/brief/read-brief.ts";
import type { Claim } from "./domain/evidence/claim.ts";
import { claimsFrom } from "./domain/evidence/join-claims.ts";
import { onlyClaims } from "./domain/library/reliance.ts";
import { composeReport } from "./domain/report/compose-report.ts";
import { renderReport } from "./domain/report/render-report.ts";
import type { Report } from "./domain/report/report.ts";
import { researcherGraph } from "./researcher/graph.ts";
import { type AgentState, type AgentUpdate, type Asked, type Budget, lengthOf, sourcesOf } from "./state.ts";
import { titleOf, withAsked } from "./thread/thread.ts";
import type { ResearchTools } from "./tools.ts";

/** What a depth may spend on one topic. */
const BUDGETS: { readonly [depth in AgentState["depth"]]: Budget } = {
  quick: { pages: 3, quotes: 2, of_one: 1 },
  normal: { pages: 5, quotes: 4, of_one: 3 },
  deep: { pages: 12, quotes: 10, of_one: 5 },
};

type Definition = typeof import("./state.ts").AgentState;

/**
 * One topic, by one researcher in a graph of its own: what it has done is kept when the process dies, and when it fails
 * only its topic is missing.
 */
export function researcherWork(tools: ResearchTools) {
  const graph = researcherGraph(tools);
  return async (step: Step, state: AgentState, context: NodeContext): Promise<StepOutcome<Definition>> => {
    const { brief } = state;
    const topic = brief?.topics.find(({ id }) => id === step.step_id);
    if (brief === null || topic === undefined) throw new Error("a step without a topic");
    const { years } = readQuestion(brief.question, { now: context.now(), limits: brief.limits });
    const found = await runSubgraph(
      graph,
      {
        research_topic: topic.title,
        queries: [...topic.queries],
        focus: topic.focus,
        limits: structuredClone(brief.limits) as never,
        years: [...years],
        budget: { ...BUDGETS[state.depth] },
        compared: brief.kind === "comparison" ? comparedIn(brief, topic.title) : null,
      },
      context,
      topic.id,
    );
    const { compressed_research, raw_notes } = found;
    return {
      result: { sources: found.finding.pages.length, statements: found.finding.quotes.length },
      update: {
        findings: { [topic.id]: structuredClone(found.finding) as never },
        raw_notes: [...raw_notes],
        raw_notes_length: lengthOf(raw_notes),
        ...(compressed_research === null
          ? {}
          : { notes: [compressed_research], compressed_research_length: compressed_research.length }),
        supervisor_messages: [
          {
            id: context.id(`found-${topic.id}`),
            role: "tool" as const,
            tool_call_id: topic.id,
            content: compressed_research ?? "nothing was found",
            created_at: context.now(),
          },
        ],
      },
    };
  };
}

/** The report of what the researchers found, as data and as text. Failed topics are named, not hidden. */
export function writeReport(state: AgentState): AgentUpdate {
  const { brief, execution_steps, findings } = state;
  if (brief === null) throw new Error("a report without a question");
  const claims: Claim[] = [];
  for (const { step_id } of execution_steps)
    claims.push(...claimsFrom(step_id, findings[step_id]?.quotes ?? [], claims.length + 1));
  const notCovered = execution_steps
    .filter(({ status }) => status === "failed" || status === "skipped")
    .map(({ task, error }) => ({ topic: task, reason: error ?? "" }));
  const held = sourcesOf(state);
  const isOnlyClaimed = ({ quotes }: Claim) =>
    quotes.every(({ source: id }) => {
      const source = held.get(id);
      return source !== undefined && onlyClaims(source) && !brief.limits.only.includes(source.kind);
    });
  const title = titleOf(brief.question, state.topic);
  const report = composeReport(
    { ...brief, question: title },
    { claims, notCovered, leftOut: leftOutOf(findings), isOnlyClaimed },
  );
  const { markdown, citations } = renderReport(
    report,
    new Map(claims.map((claim) => [claim.id, claim])),
    held,
  );
  return {
    claims: overwrite(Object.fromEntries(claims.map((claim) => [claim.id, structuredClone(claim) as never]))),
    report: structuredClone(report) as never,
    final_report: markdown,
    citations: citations.map(({ source }) => source.id),
    asked: withAsked(state, {
      question: title,
      query: state.topic || brief.question,
      outcome: outcomeOf(report),
    }),
  };
}

function outcomeOf({ lead, only_claimed, not_covered }: Report): Asked["outcome"] {
  if (lead.length + only_claimed.length > 0) return "found";
  return not_covered.length > 0 ? "failed" : "nothing";
}

function comparedIn({ topics }: Brief, name: string) {
  return { name, others: topics.map(({ title }) => title).filter((title) => title !== name) };
}

function leftOutOf(findings: AgentState["findings"]): Report["left_out"] {
  const all = Object.values(findings).flatMap(({ left_out }) => left_out);
  const reasons = [...new Set(all.map(({ reason }) => reason))];
  return reasons.map((reason) => ({
    reason,
    sources: [...new Set(all.filter((each) => each.reason === reason).map(({ source }) => source))],
  }));
}
