import { answerParts, keptOfAnswer, renderParts } from "@maru/dialogue";
import { type Abilities, answerView, END, goTo, type NodeContext, type Routed } from "@maru/runtime";
import { assumeDeparture, daysIfMoved } from "../planning-anew.ts";
import { later, say } from "../speak.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { isPlanDue } from "./is-plan-due.ts";

/** What came of the operations. Where the trip is another now and all is known, it is planned anew first. */
export function tellOperations(
  abilities: Abilities<typeof TravelState>,
  state: TravelState,
  context: NodeContext,
): TravelUpdate | Routed<TravelUpdate> {
  const language = state.language ?? "ko";
  const parts = answerParts(state, answerView(abilities, state));
  const said = renderParts(parts, new Map(Object.entries(state.results)), language);
  const isSaid = state.operations.some(({ decided_by }) => decided_by === "rules");
  if (isPlanDue(state))
    return goTo("router", {
      language,
      ...keptOfAnswer(parts, state),
      current_agent: "consultant",
      updated_at: later(state, context),
      notes: [...(said === "" ? [] : [said]), ...state.notes],
      ...daysIfMoved(state),
      ...assumeDeparture(state, context.now()),
    });
  // Answers first, then what the rules of the consultant made of the rest, and what they ask.
  const asked = isSaid ? state.questions : [];
  const lines = [said, ...(isSaid ? state.notes : [])].filter((line) => line !== "");
  return goTo(asked.length > 0 ? "needs_collector" : END, {
    language,
    ...keptOfAnswer(parts, state),
    ...say(state, context, lines.join("\n"), asked, language),
  });
}
