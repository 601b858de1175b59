/**
 * What server, web and command line say to each other. Strict on commands, tolerant of events it does not know.
 */
export { ALIAS_ROUTES, type AliasName, ChatAnswer, ChatFrame, ChatMessage } from "./alias-routes.ts";
export { Awaiting } from "./awaiting.ts";
export { addressOf, type CallInput, type CallOutput, CallRefused, callRoute, type Wire } from "./client.ts";
export { afterClose, CLOSE_REASONS, type CloseReason } from "./close-reasons.ts";
export { Command, type CommandInput, InterruptAction, LONGEST_TEXT } from "./commands.ts";
export { ERROR_CODES, ERRORS, ErrorBody, type ErrorCode } from "./errors.ts";
export {
  EVENT_NAMES,
  type EventData,
  type EventName,
  type KnownEvent,
  type Read,
  readEvent,
  StepFinished,
  TodoStep,
  TurnResult,
  WireEvent,
} from "./events.ts";
export {
  AssistantSchema,
  Branch,
  BranchTree,
  Diagram,
  DiagramKind,
  DiffBody,
  Difference,
  FieldHistory,
  Forked,
  HistoryEntry,
  HistoryPage,
  NewFork,
  Readings,
  StateAt,
  StateEdit,
  StateEntry,
  StatePart,
} from "./inspection.ts";
export { OPERATION_ROUTES, type OperationName } from "./operation-routes.ts";
export {
  Chip,
  FormChoice,
  FormField,
  FormModifier,
  NewOperations,
  OfferedCall,
  OperationCall,
  OperationForm,
  OperationForms,
  OperationThing,
  TurnDialogue,
} from "./operations.ts";
export { type FoundInPalette, findInPalette } from "./palette.ts";
export { CheckpointId, ClientId, Json, JsonObject, Sentence, SessionId } from "./plain.ts";
export { doableWith, isMostDone, missingIn, type Pointed } from "./pointing.ts";
export { type Access, ROUTES, type RouteName, type RouteSpec } from "./routes.ts";
export {
  Accepted,
  AssistantInfo,
  Cancelled,
  EventsPage,
  NewDecision,
  NewMessage,
  NewSession,
  NewSkip,
  SessionChanges,
  SessionInfo,
  SessionPage,
  SessionView,
  TranscriptEntry,
} from "./sessions.ts";
export { addToTranscript } from "./transcript.ts";
export { PROTOCOL_VERSION } from "./version.ts";
