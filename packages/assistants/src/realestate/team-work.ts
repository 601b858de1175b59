import { type NodeContext, runSubgraph, type Step, type StepOutcome } from "@maru/runtime";
import { issuesOf } from "./issues/issues-of.ts";
import { planRequest } from "./planning/plan-request.ts";
import { searchFilters } from "./planning/search-filters.ts";
import { draftDecision } from "./reading/read-lease.ts";
import type { Team } from "./shapes/common.ts";
import { LeaseFields } from "./shapes/lease-fields.ts";
import type { Request } from "./shapes/request.ts";
import type { StandardResult } from "./shapes/results.ts";
import type { MainSupervisorState, SupervisorUpdate } from "./state.ts";
import { createSharedState, mergeTeamResults } from "./states/state-manager.ts";
import { analysisTeam } from "./teams/analysis-team.ts";
import { documentTeam } from "./teams/document-team.ts";
import { searchTeam } from "./teams/search-team.ts";
import type { Tools } from "./tools/tools.ts";

type State = MainSupervisorState;
type Definition = typeof import("./state.ts").MainSupervisorState;

/** The work of the three teams. A team that fails leaves what it has, and its siblings go on. */
export function teamWork(tools: Tools) {
  const search = searchTeam(tools.search);
  const analysis = analysisTeam(tools.analysis);
  const document = documentTeam(tools);
  return async (step: Step, state: State, context: NodeContext): Promise<StepOutcome<Definition>> => {
    const request = state.request as Request | null;
    if (request === null) throw new Error("a step without a question");
    const shared_context = createSharedState(state, context.now());
    switch (step.team as Team) {
      case "search": {
        const { scopes } = planRequest(request, false);
        const inner = await runSubgraph(
          search,
          {
            shared_context,
            keywords: { legal: [], real_estate: [], loan: [], general: request.keywords },
            search_scope: [...scopes],
            filters: searchFilters(request, scopes, issuesOf(request)),
          },
          context,
        );
        const result: StandardResult = {
          status: inner.status === "failed" ? "failed" : "completed",
          data: {
            total_results: inner.total_results,
            search_progress: { ...inner.search_progress },
            sources_used: [...inner.sources_used],
          },
          error: inner.error,
        };
        return outcome("search", result, { search_team_state: inner });
      }
      case "analysis": {
        const { analyses } = planRequest(request, state.data_reused);
        const found = state.search_team_state;
        const inner = await runSubgraph(
          analysis,
          {
            shared_context,
            analysis_type: analysisTypeOf(request),
            input_data: {
              legal_search: structuredClone(found?.legal_results ?? []) as never,
              real_estate_search: structuredClone(found?.real_estate_results ?? []) as never,
              property_search: structuredClone(found?.property_search_results ?? []) as never,
              loan_search: structuredClone(found?.loan_results ?? []) as never,
              facts: {
                facts: { ...request.facts },
                contract_text: request.contract_text,
                subject: request.subject,
              },
            },
            analysis_progress: Object.fromEntries(analyses.map((tool) => [tool, "pending"])),
          },
          context,
        );
        const result: StandardResult = {
          status: inner.status === "failed" ? "failed" : "completed",
          data: { analysis_progress: { ...inner.analysis_progress }, metrics: { ...inner.metrics } },
          error: inner.error,
        };
        return outcome("analysis", result, { analysis_team_state: inner });
      }
      case "document": {
        const fields = LeaseFields.parse(state.lease_fields ?? {});
        const inner = await runSubgraph(
          document,
          {
            shared_context,
            document_type: isSale(request.text) ? "sales_contract" : "lease_contract",
            lease_fields: fields,
            decision: state.document_team_state === null ? null : draftDecision(state, fields, context.now()),
          },
          context,
        );
        const words = [...inner.feedback];
        const asked = inner.decision === "other" ? (words.at(-1) ?? null) : null;
        const isOver = inner.final_document !== null || inner.decision === "reject";
        const result: StandardResult = {
          status: "completed",
          data: { decision: inner.decision, generation_progress: { ...inner.generation_progress } },
          error: null,
        };
        return outcome("document", result, {
          document_team_state: inner,
          lease_fields: isOver ? null : LeaseFields.parse(inner.lease_fields),
          next_query: asked,
          // What was said while the draft waited belongs to the conversation, too.
          messages: words.map((text, index) => ({
            role: "user" as const,
            id: context.id(`feedback-${index}`),
            content: text,
            created_at: context.now(),
          })),
        });
      }
    }
  };
}

function isSale(text: string): boolean {
  return /매매\s?계약|sales? contract/iu.test(text) && !/임대차|전세|월세|lease/iu.test(text);
}

function outcome(team: Team, result: StandardResult, update: SupervisorUpdate): StepOutcome<Definition> {
  return {
    result: { status: result.status, ...result.data },
    update: { ...update, ...mergeTeamResults(team, result) },
    ...(result.error === null ? {} : { failure: result.error }),
  };
}

function analysisTypeOf({ topics }: Request): "comprehensive" | "market" | "risk" | "contract" {
  if (topics.includes("contract_review")) return "contract";
  if (topics.includes("deposit_risk")) return "risk";
  return topics.includes("price_level") ? "market" : "comprehensive";
}
