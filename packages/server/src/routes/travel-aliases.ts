import type { ALIAS_ROUTES } from "@maru/protocol";
import type { PlainObject } from "@maru/state";
import type { Session } from "@maru/storage";
import { findOwn } from "../access/find-own.ts";
import { waitForTurn } from "../events/wait-for-turn.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { shownState } from "../session-view.ts";
import type { Handler } from "./handler.ts";
import { infoOf, listAll, removeSession } from "./sessions.ts";
import { take } from "./turns.ts";

const TRAVEL = "travel";
/** The whole of a turn may take a minute. */
const PATIENCE = 60_000;
const COLLECTED = 5;

export const chatWithTravel: Handler<typeof ALIAS_ROUTES.chatWithTravel> = async (call, services) => {
  const { runtime, ports } = services;
  const { caller, body } = call;
  const { tenant, user } = caller;
  const session =
    body.session_id === undefined
      ? await runtime.create({ assistant: TRAVEL, tenant, user })
      : await findOwn(services, caller, body.session_id);
  if (session.assistant !== TRAVEL) throw new Refusal("NOT_FOUND");
  const { last: after } = await runtime.events(session.id, 0, 1);
  const client_id = Buffer.from(ports.random(12)).toString("hex");
  const { turn } = await take(services, session, caller, client_id, { type: "message", text: body.message });
  await waitForTurn(services, session, { turn, after, patience: AbortSignal.timeout(PATIENCE) });
  const { state, summary } = await runtime.view(session);
  const progress = summary.extra?.progress as unknown as typeof NO_PROGRESS | undefined;
  return {
    reply: summary.reply,
    session_id: session.id,
    state: shownState(runtime.assistant(TRAVEL), state),
    next_question: summary.asks.length > 0 ? summary.reply : null,
    progress: progress ?? NO_PROGRESS,
  };
};

const NO_PROGRESS = { current: 0, total: COLLECTED, percentage: 0 };

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
