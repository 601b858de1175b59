import type { ALIAS_ROUTES } from "@maru/protocol";
import type { PlainObject } from "@maru/state";
import type { Session } from "@maru/storage";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { shownState } from "../session-view.ts";
import type { Handler } from "./handler.ts";
import { infoOf, listAll, removeSession } from "./sessions.ts";
import { chat, TRAVEL } from "./travel-chat.ts";

export const chatWithTravel: Handler<typeof ALIAS_ROUTES.chatWithTravel> = ({ caller, body }, services) =>
  chat(services, caller, body);

const PLAN_FIELDS = [
  "destination",
  "duration",
  "budget",
  "num_people",
  "travel_style",
  "departure_date",
  "flight_options",
  "hotel_options",
  "itinerary",
  "budget_breakdown",
];

export const readPlan: Handler<typeof ALIAS_ROUTES.readPlan> = async ({ session }, services) => {
  const state = await plannedState(services, session);
  const plan = Object.fromEntries(PLAN_FIELDS.map((name) => [name, state[name] ?? null]));
  return { session_id: session.id, plan };
};

export const readPlans: Handler<typeof ALIAS_ROUTES.readPlans> = async ({ session }, services) => {
  const state = await plannedState(services, session);
  return {
    session_id: session.id,
    final_plans: state.final_plans ?? null,
    recommendation: state.recommendation ?? null,
  };
};

export const listTravelSessions: Handler<typeof ALIAS_ROUTES.listTravelSessions> = async (
  { caller },
  { storage },
) => {
  const sessions = await listAll(storage, caller, TRAVEL);
  return { sessions: sessions.map(infoOf) };
};

export const deleteTravelSession: Handler<typeof ALIAS_ROUTES.deleteTravelSession> = (
  { session },
  services,
) => removeSession(services, of(TRAVEL, session));

async function plannedState({ runtime }: Services, session: Session): Promise<PlainObject> {
  const { state } = await runtime.view(of(TRAVEL, session));
  return shownState(runtime.assistant(TRAVEL), state);
}

/** An address of one assistant knows nothing of the conversations with another. */
export function of(assistant: string, session: Session): Session {
  if (session.assistant !== assistant) throw new Refusal("NOT_FOUND");
  return session;
}
