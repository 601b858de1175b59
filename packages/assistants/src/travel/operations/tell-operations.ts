import { answerParts, keptOfAnswer, renderParts } from "@maru/dialogue";
import { type Abilities, answerView, END, goTo, type NodeContext, type Routed } from "@maru/runtime";
import { assumeDeparture, daysIfMoved } from "../planning-anew.ts";
import { missingOf } from "../questions.ts";
import { later, say } from "../speak.ts";
import type { TravelState, TravelUpdate } from "../state.ts";

/** What came of the operations. Where the trip is another now and all is known, it is planned anew first. */
export function tellOperations(
  abilities: Abilities<typeof TravelState>,
  state: TravelState,
  context: NodeContext,
): TravelUpdate | Routed<TravelUpdate> {
  const language = state.language ?? "ko";
  const parts = answerParts(state, answerView(abilities, state));
  const said = renderParts(parts, new Map(Object.entries(state.results)), language);
  const isOther = state.operations.some(({ status, changed }) => status === "done" && changed.length > 0);
  const isDue = isOther || state.assumptions.length > 0;
  if (isDue && !state.plans_generated && missingOf(state).length === 0)
    return goTo("router", {
      language,
      ...keptOfAnswer(parts),
      current_agent: "consultant",
      updated_at: later(state, context),
      notes: [...state.notes, ...(said === "" ? [] : [said])],
      ...daysIfMoved(state),
      ...assumeDeparture(state, context.now()),
    });
  return goTo(END, { language, ...keptOfAnswer(parts), ...say(state, context, said, [], language) });
}
