import type { ROUTES, RouteName } from "@maru/protocol";
import { listAssistants } from "./assistants.ts";
import { readEvents } from "./events.ts";
import type { Handler } from "./handler.ts";
import { createSession, deleteSession, listSessions, readSession, renameSession } from "./sessions.ts";
import { cancelTurn, decide, sendMessage, skipStep } from "./turns.ts";

type Handlers = { readonly [Name in RouteName]?: Handler<(typeof ROUTES)[Name]> };

/** Who answers what. */
export const HANDLERS: Handlers = {
  listAssistants,
  createSession,
  listSessions,
  readSession,
  renameSession,
  deleteSession,
  sendMessage,
  decide,
  skipStep,
  cancelTurn,
  readEvents,
};
