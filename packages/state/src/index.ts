/**
 * The typed core of Maru. Pure: no I/O, no clock, no framework.
 *
 * const Trip = defineState("trip", { version: 1, fields: { city: value(z.string()).optional(), notes: list(z.string()) } });
 * const start = initialState(Trip, {});
 * const next = apply(Trip, start, { city: "오사카", notes: ["맛집 위주"] });
 * diff(start, next); // what changed, by path
 */

export type { Applied } from "./apply.ts";
// Change it
export { apply, initialState, restoreState, safeApply } from "./apply.ts";
export type { Written } from "./apply-all.ts";
export { applyAll } from "./apply-all.ts";
// Keep it
export { decode, encode } from "./codec.ts";
export { compactEntries } from "./compact-entries.ts";
export type { CompactableMessage } from "./compact-messages.ts";
// Keep it small, keep it private
export { compactMessages } from "./compact-messages.ts";
export { compactState } from "./compact-state.ts";
export type {
  InitialOf,
  Rule,
  SizeBudget,
  StateDefinition,
  StateOf,
  StateSpec,
  UpdateOf,
} from "./define-state.ts";
// Say what a state is
export { defineState, SIZE_BUDGET } from "./define-state.ts";
export type { Change } from "./diff.ts";
// Look at it
export { diff } from "./diff.ts";
export { changedFields } from "./diff-fields.ts";
export { isEqual } from "./equal.ts";
export type { FieldSize, StateErrorCode, StateErrorDetails } from "./errors.ts";
// Errors and shared words
export { InvalidTransitionError, isStateError, STATE_ERRORS, StateError } from "./errors.ts";
export type { AnyField, DeepReadonly, Field, FieldKind, FieldOptions, Keep, Mark } from "./field.ts";
export { counter, counters, dict, list, set, steps, untracked, value } from "./field.ts";
export type { HistoryEntry, StateRecord } from "./field-history.ts";
export { fieldHistory } from "./field-history.ts";
export type { Overwrite, Remove, Reset, Selector } from "./instruction.ts";
export { isInstruction, overwrite, remove, reset } from "./instruction.ts";
export type { MessageInput } from "./message.ts";
export { Message, ToolCall } from "./message.ts";
export type { Migration } from "./migration.ts";
// A state within a state
export { continueNested, schemaOf } from "./nested-state.ts";
export { patch } from "./patch.ts";
export type { Path } from "./path.ts";
export { formatPath } from "./path.ts";
export type { PhaseTable } from "./phase.ts";
// Draw it
export { classDiagram } from "./pictures/class-diagram.ts";
export { flowDiagram } from "./pictures/flow-diagram.ts";
export { jsonSchema, updateJsonSchema } from "./pictures/json-schema.ts";
export type { Moment, RecordedRun, RecordedStep } from "./pictures/recorded-run.ts";
export { recordRun } from "./pictures/recorded-run.ts";
export { sequenceDiagram } from "./pictures/sequence-diagram.ts";
export { typeSource } from "./pictures/type-source.ts";
export type { Plain, PlainLimits, PlainObject } from "./plain.ts";
export { admitPlain, PLAIN_LIMITS } from "./plain.ts";
export { isAdmitted, plainBytes } from "./plain-weight.ts";
export { parallelGroups } from "./plan-order.ts";
export { planProgress } from "./plan-progress.ts";
export type { StepUpdate } from "./plan-step.ts";
// Plans
export {
  advanceStep,
  completeStep,
  ExecutionStep,
  failStep,
  PlanEntry,
  PlannedStep,
  retryStep,
  STEP_MOVES,
  StepStatus,
  skipStep,
  startStep,
} from "./plan-step.ts";
export type { Audience } from "./redact.ts";
export { redact } from "./redact.ts";
export { redactText } from "./redact-text.ts";
export { redactorOf, redactUnknown } from "./redact-unknown.ts";
export { isSensitiveKey } from "./sensitive-key.ts";
export { MASK } from "./sensitive-span.ts";
export type { Language, Sentence } from "./sentence.ts";
export type { SizeReport } from "./size.ts";
export { sizeReport } from "./size.ts";
export { appendedSince, stateBytes } from "./state-object.ts";
export { summariseChange } from "./summarise-change.ts";
export { decodeUpdate, encodeUpdate } from "./update-codec.ts";
export type { Envelope } from "./version.ts";
export { decodeState, encodeState, isEnvelope, loadState, migrate, toEnvelope } from "./version.ts";
export { bulky, personal, secret } from "./zod-tree.ts";
