import type {
  ALIAS_ROUTES,
  AliasName,
  OPERATION_ROUTES,
  OperationName,
  ROUTES,
  RouteName,
} from "@maru/protocol";
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
  readReadings,
  readState,
  readStatePart,
} from "./inspection.ts";
import {
  checkLife,
  checkReadiness,
  checkTravelLife,
  readApi,
  readApiPage,
  readMetrics,
} from "./operations.ts";
import { createSession, deleteSession, listSessions, readSession, renameSession } from "./sessions.ts";
import {
  chatWithTravel,
  deleteTravelSession,
  listTravelSessions,
  readPlan,
  readPlans,
} from "./travel-aliases.ts";
import { cancelTurn, carryOut, decide, readForms, sendMessage, skipStep } from "./turns.ts";

type Handlers = { readonly [Name in RouteName]: Handler<(typeof ROUTES)[Name]> } & {
  readonly [Name in AliasName]: Handler<(typeof ALIAS_ROUTES)[Name]>;
} & {
  readonly [Name in OperationName]: Handler<(typeof OPERATION_ROUTES)[Name]>;
};

/** Who answers what. */
export const HANDLERS: Handlers = {
  checkLife,
  checkTravelLife,
  checkReadiness,
  readMetrics,
  readApi,
  readApiPage,
  listAssistants,
  readAssistant,
  drawAssistant,
  createSession,
  listSessions,
  readSession,
  renameSession,
  deleteSession,
  sendMessage,
  readForms,
  carryOut,
  decide,
  skipStep,
  cancelTurn,
  readEvents,
  readState,
  readStatePart,
  editState,
  readHistory,
  readDiff,
  readFieldHistory,
  readReadings,
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
