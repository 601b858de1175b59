import type { View } from "@maru/runtime";
import type { PlainObject } from "@maru/state";
import type { StoredEvent } from "@maru/storage";

interface StepData {
  readonly nodes?: readonly { readonly node: string }[];
  readonly tools?: readonly { readonly tool: string }[];
}

/** What one line of a script gave, told from the stored events and the state. */
export function describeTurn(view: View, events: readonly StoredEvent[]): PlainObject {
  const steps = events
    .filter(({ type }) => type === "step_finished")
    .map(({ data }) => data as unknown as StepData);
  const final = events.findLast(({ type }) => type === "final_response")?.data as PlainObject | undefined;
  const { summary, awaiting } = view;
  const data = {
    reply: awaiting === null ? summary.reply : awaiting.message,
    asks: awaiting?.type === "question" ? awaiting.asks : summary.asks,
    quick_replies: summary.quick_replies ?? [],
    state: view.state,
    intent: summary.intent ?? null,
    teams: summary.teams ?? [],
    agents: summary.agents ?? inOrder(steps.flatMap(({ nodes }) => (nodes ?? []).map(({ node }) => node))),
    tools: inOrder(steps.flatMap(({ tools }) => (tools ?? []).map(({ tool }) => tool))),
    plan: summary.plan ?? [],
    sources: summary.sources ?? [],
    awaiting: awaitingOf(view),
    status: awaiting === null ? (final?.status ?? summary.status ?? "completed") : "interrupted",
    ...summary.extra,
    ...(awaiting === null ? {} : { approval: awaiting }),
  };
  return JSON.parse(JSON.stringify(data)) as PlainObject;
}

function awaitingOf(view: View): "message" | "approval" | null {
  if (view.awaiting?.type === "approval") return "approval";
  return view.awaiting !== null || view.summary.asks.length > 0 ? "message" : null;
}

function inOrder(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
