import type { ROUTES, RouteName } from "@maru/protocol";
import { drawAssistant, listAssistants, readAssistant } from "./assistants.ts";
import { takeDocument } from "./documents.ts";
import { readEvents } from "./events.ts";
import type { Handler } from "./handler.ts";
import {
  drawSession,
  editState,
  exportSession,
  fork,
  readBranches,
  readDiff,
  readFieldHistory,
  readHistory,
  readState,
} from "./inspection.ts";
import { createSession, deleteSession, listSessions, readSession, renameSession } from "./sessions.ts";
import { cancelTurn, decide, sendMessage, skipStep } from "./turns.ts";

type Handlers = { readonly [Name in RouteName]: Handler<(typeof ROUTES)[Name]> };

/** Who answers what. */
export const HANDLERS: Handlers = {
  listAssistants,
  readAssistant,
  drawAssistant,
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
  readState,
  editState,
  readHistory,
  readDiff,
  readFieldHistory,
  readBranches,
  fork,
  drawSession,
  exportSession,
  takeDocument,
};
