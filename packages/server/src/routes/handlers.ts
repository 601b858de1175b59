import { ALIAS_ROUTES, type AliasName, ROUTES, type RouteName, type RouteSpec } from "@maru/protocol";
import { drawAssistant, listAssistants, readAssistant } from "./assistants.ts";
import {
  cleanUpChats,
  countChats,
  deleteChat,
  listChats,
  readChat,
  readChatMessages,
  startChat,
} from "./chat-aliases.ts";
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
import {
  chatWithTravel,
  deleteTravelSession,
  listTravelSessions,
  readPlan,
  readPlans,
} from "./travel-aliases.ts";
import { cancelTurn, decide, sendMessage, skipStep } from "./turns.ts";

/** Everything that is served, in the order in which addresses are tried. */
export const ALL_ROUTES: Readonly<Record<RouteName | AliasName, RouteSpec>> = { ...ROUTES, ...ALIAS_ROUTES };
export type AnyRouteName = keyof typeof ALL_ROUTES;

type Handlers = { readonly [Name in RouteName]: Handler<(typeof ROUTES)[Name]> } & {
  readonly [Name in AliasName]: Handler<(typeof ALIAS_ROUTES)[Name]>;
};

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
  chatWithTravel,
  readPlan,
  readPlans,
  listTravelSessions,
  deleteTravelSession,
  startChat,
  listChats,
  countChats,
  cleanUpChats,
  readChat,
  readChatMessages,
  deleteChat,
};
