import { defineGraph, dispatch, END, goTo, isRuntimeError, type NodeContext } from "@maru/runtime";
import type { DeepReadonly, UpdateOf } from "@maru/state";
import { SearchTeamState } from "../states/team-states.ts";
import type { SearchTools } from "../tools/tools.ts";

type State = SearchTeamState;
type Update = UpdateOf<typeof SearchTeamState>;
export type Scope = State["search_scope"][number];

export const TOOL_OF: Readonly<Record<Scope, string>> = {
  legal: "legal_search",
  real_estate: "market_data",
  property: "real_estate_search",
  loan: "loan_data",
};

/** Searches everything its scope names, at once. What one source fails to give never stops the others. */
export function searchTeam(tools: SearchTools) {
  const search = (state: State, context: NodeContext) => searchOne(tools, state, context);
  return defineGraph(SearchTeamState, {
    start: "prepare",
    nodes: {
      prepare: {
        run: (state, context) =>
          goTo(
            state.search_scope.map((scope) => dispatch("search", scope)),
            {
              status: "in_progress",
              start_time: context.now(),
              execution_strategy: state.search_scope.length > 1 ? "parallel" : "sequential",
              current_search: state.search_scope.map((scope) => TOOL_OF[scope]).join(", "),
              search_progress: Object.fromEntries(
                state.search_scope.map((scope) => [TOOL_OF[scope], "in_progress"]),
              ),
            },
          ),
        targets: ["search"],
      },
      search: { run: search, failed: searchFailed, next: "finalize" },
      finalize: { run: finalize, next: END },
    },
  });
}

async function searchOne(tools: SearchTools, state: State, context: NodeContext): Promise<Update> {
  const scope = context.input as Scope;
  const filters = state.filters[scope];
  const done = (source: string, found: object): Update => ({
    search_progress: { [TOOL_OF[scope]]: "completed" },
    sources_used: source === "" ? [] : [source],
    aggregated_results: { [scope]: JSON.parse(JSON.stringify(found)) },
  });
  switch (scope) {
    case "legal": {
      const input = tools.legal_search.input.parse(filters);
      const { results, term, beside } = await context.call(tools.legal_search, input);
      return {
        legal_results: results,
        ...done(results.length > 0 ? "국가법령정보(요지)" : "", { total: results.length, term, beside }),
      };
    }
    case "real_estate": {
      const { rows, nearest, source, failed } = await pricesOf(tools, filters, context);
      return {
        real_estate_results: rows,
        ...done(named(source), { total: rows.length, nearest, source, failed }),
      };
    }
    case "property": {
      const input = tools.real_estate_search.input.parse(filters);
      const { rows, nearest, total, source } = await context.call(tools.real_estate_search, input);
      return { property_search_results: rows, ...done(named(source), { total, nearest, source }) };
    }
    case "loan": {
      const input = tools.loan_data.input.parse(filters);
      const { rows, source } = await context.call(tools.loan_data, input);
      return { loan_results: rows, ...done(named(source), { total: rows.length, source }) };
    }
  }
}

/** Every place is asked for by itself: what one fails to give leaves the figures of the others. */
async function pricesOf(tools: SearchTools, filters: unknown, context: NodeContext) {
  const input = tools.market_data.input.parse(filters);
  const places = input.regions.length > 1 ? input.regions.map((region) => [region]) : [input.regions];
  const found: Awaited<ReturnType<typeof ask>>[] = [];
  const failed: string[] = [];
  for (const [index, regions] of places.entries()) {
    try {
      found.push(await ask(regions));
    } catch (error) {
      const isLast = index === places.length - 1;
      if (!isRuntimeError(error) || (found.length === 0 && isLast)) throw error;
      failed.push(...regions);
    }
  }
  const [first] = found;
  if (first === undefined) throw new Error("no place was asked for");
  const rows = found.flatMap((each) => each.rows);
  return {
    rows,
    nearest: rows.length > 0 ? [] : first.nearest,
    source: found.find((each) => each.rows.length > 0)?.source ?? first.source,
    failed,
  };

  function ask(regions: string[]) {
    return context.call(tools.market_data, { ...input, regions });
  }
}

function named({ name, as_of }: { readonly name: string; readonly as_of: string }): string {
  return name === "" ? "" : `${name} (${as_of} 기준)`;
}

function searchFailed(_state: State, error: unknown, context: NodeContext): Update {
  const scope = context.input as Scope;
  context.logger.warn({ scope }, "a search failed");
  return { search_progress: { [TOOL_OF[scope]]: `failed: ${causeOf(error)}` } };
}

/** Why, without the words of a foreign error. */
export function causeOf(error: unknown): string {
  if (isRuntimeError(error, "TOOL_TIMED_OUT")) return "응답 시간 초과";
  return isRuntimeError(error, "TOOL_FAILED") ? "자료원 오류" : "처리 오류";
}

export function failedSearches(state: DeepReadonly<{ search_progress: Record<string, string> }>): string[] {
  return Object.entries(state.search_progress)
    .filter(([, progress]) => progress.startsWith("failed"))
    .map(([tool]) => tool);
}

function finalize(state: State, context: NodeContext): Update {
  const failed = failedSearches(state);
  const isLost = failed.length > 0 && failed.length === Object.keys(state.search_progress).length;
  return {
    status: isLost ? "failed" : "completed",
    ...(isLost ? { error: `검색에 실패했어요: ${failed.join(", ")}` } : {}),
    end_time: context.now(),
    current_search: null,
    search_time: secondsSince(state.start_time, context.now()),
    total_results:
      state.legal_results.length +
      state.real_estate_results.length +
      state.property_search_results.length +
      state.loan_results.length,
  };
}

export function secondsSince(start: string | null, end: string): number {
  return start === null ? 0 : Math.max(0, (Date.parse(end) - Date.parse(start)) / 1000);
}
