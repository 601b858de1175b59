import { dateInSeoul, withoutPasted } from "@maru/language";
import { defineGraph, dispatch, END, goTo, type NodeContext } from "@maru/runtime";
import type { UpdateOf } from "@maru/state";
import type * as z from "zod";
import { Facts } from "../shapes/request.ts";
import { AnalysisTeamState } from "../states/team-states.ts";
import type { Analysed } from "../tools/analysis-tool.ts";
import type { AnalysisToolName, AnalysisTools } from "../tools/tools.ts";
import { causeOf, secondsSince } from "./search-team.ts";

type State = AnalysisTeamState;
type Update = UpdateOf<typeof AnalysisTeamState>;

/** Calculates and judges, each tool by itself, then brings it together in one report. */
export function analysisTeam(tools: AnalysisTools) {
  return defineGraph(AnalysisTeamState, {
    start: "prepare",
    nodes: {
      prepare: {
        run: (state, context) =>
          goTo(
            toolsOf(state).map((tool) => dispatch("analyze", tool)),
            { status: "in_progress", start_time: context.now() },
          ),
        targets: ["analyze"],
      },
      analyze: {
        run: (state, context) => analyse(tools, state, context),
        failed: (_state, error, context) => ({
          analysis_progress: { [String(context.input)]: `failed: ${causeOf(error)}` },
        }),
        next: "report",
      },
      report: { run: report, next: END },
    },
  });
}

export function toolsOf(state: Pick<State, "analysis_progress">): readonly string[] {
  return Object.keys(state.analysis_progress);
}

async function analyse(tools: AnalysisTools, state: State, context: NodeContext): Promise<Update> {
  const name = context.input as AnalysisToolName;
  const { facts, ...input } = state.input_data;
  const analysed = await context.call(tools[name], {
    facts: Facts.parse(facts.facts),
    text: state.shared_context.user_query,
    today: dateInSeoul(context.now()),
    input_data: structuredClone({ ...input, facts }) as never,
  });
  const { language } = state.shared_context;
  return {
    raw_analysis: { [name]: JSON.parse(JSON.stringify(analysed)) },
    metrics: prefixed(name, analysed.metrics),
    insights: analysed.insights,
    recommendations: analysed.recommendations.map((each) => each[language]),
    analysis_progress: { [name]: "completed" },
  };
}

/** Two tools may each have a `limit`; a metric says whose it is. */
function prefixed(tool: string, metrics: Analysed["metrics"]): Record<string, number> {
  return Object.fromEntries(Object.entries(metrics).map(([name, value]) => [`${tool}.${name}`, value]));
}

export function analysesOf(state: Pick<State, "raw_analysis">): ReadonlyMap<string, Analysed> {
  return new Map(
    Object.entries(state.raw_analysis).map(([name, raw]) => [
      name,
      raw as unknown as z.output<typeof Analysed>,
    ]),
  );
}

function report(state: State, context: NodeContext): Update {
  const analyses = [...analysesOf(state).values()];
  const isLost = analyses.length === 0;
  const weighed = analyses.filter(({ confidence }) => confidence > 0);
  const [visualization] = analyses.flatMap(({ result }) => {
    const shown = result.visualization;
    return typeof shown === "object" && shown !== null && !Array.isArray(shown) ? [shown] : [];
  });
  return {
    status: isLost ? "failed" : "completed",
    ...(isLost ? { error: `분석에 실패했어요: ${toolsOf(state).join(", ")}` } : {}),
    confidence_score: weighed.length === 0 ? 0 : Math.min(...weighed.map(({ confidence }) => confidence)),
    visualization_data: visualization ?? null,
    report: {
      title: withoutPasted(state.shared_context.user_query).trim().slice(0, 60),
      summary: state.insights.map(({ content }) => content[state.shared_context.language]).join(" "),
      steps: analyses.flatMap(({ steps }) => steps),
      sources: analyses.flatMap(({ sources }) => sources),
      created_at: context.now(),
    },
    end_time: context.now(),
    analysis_time: secondsSince(state.start_time, context.now()),
  };
}
