/**
 * What server, web and command line say to each other. Strict on commands, tolerant of events it does not know.
 */
export { Awaiting } from "./awaiting.ts";
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
export { CheckpointId, ClientId, Json, JsonObject, Sentence, SessionId } from "./plain.ts";
export { PROTOCOL_VERSION } from "./version.ts";
