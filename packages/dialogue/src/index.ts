/**
 * What a message, a tap or a program can do, and how results become answers. Pure.
 *
 * const catalogue = defineOperations({ operations: COMMON_OPERATIONS, slots: [deposit], choices: { … } });
 * const checked = checkCall({ op: "set", args: { slot: "deposit", value: "m1" } }, { catalogue, utterance, … });
 * if (checked.ok) checked.call.slot; // the slot, with its value found in the message
 */

// Which clauses nothing stands for
export type { Account } from "./accounting/account.ts";
export { accountFor } from "./accounting/account.ts";
// Calls: what a reader, a hand or a program asks for
export type { CallInput, Decider } from "./call/call.ts";
export { Call, DECIDERS, givenFor, MOST_CALLS, Modifiers } from "./call/call.ts";
export { toReference, wholeMention } from "./check/check-argument.ts";
export type { CheckContext, Checked, CheckedArgument, CheckedCall } from "./check/check-call.ts";
export { checkCall } from "./check/check-call.ts";
export type { RefusalCode } from "./check/refusal.ts";
export { REFUSAL_CODES, Refusal, refusal } from "./check/refusal.ts";
// Forms for hands, tools for a model
export type { Form, FormChoice, FormField, FormScene, FormThing } from "./forms/form.ts";
export { formOf, formsOf, thingsIn } from "./forms/form.ts";
// A model as a reader and a writer
export type { ModelView, PersonalValues } from "./model/message-prompt.ts";
export { messagePrompt } from "./model/message-prompt.ts";
export { ModelStep } from "./model/model-step.ts";
export type { ReadToolCalls, ToolCall } from "./model/read-tool-calls.ts";
export { readToolCalls } from "./model/read-tool-calls.ts";
export { partsOfReply, REPLY, REPLY_TOOL, Reply } from "./model/reply.ts";
export type { Persona } from "./model/system-prompt.ts";
export { systemPrompt } from "./model/system-prompt.ts";
export { offerOf } from "./offers/checked-offer.ts";
// Operations as data
export type { Argument, ArgumentType, Choice } from "./operations/arguments.ts";
export { choice, choices, mention, OF_THE_ASSISTANT, ref, text } from "./operations/arguments.ts";
export type { Catalogue, CatalogueSpec } from "./operations/catalogue.ts";
export { defineOperations } from "./operations/catalogue.ts";
export { COMMON_OPERATIONS } from "./operations/common/index.ts";
export type { Effect, Kind, KindRule, Modifier } from "./operations/kinds.ts";
export { EFFECTS, KIND_RULES, KINDS } from "./operations/kinds.ts";
export type {
  Example,
  Operation,
  OperationSpec,
  Phrase,
  ResultKey,
  ResultKind,
} from "./operations/operation.ts";
export { defineOperation, RESULT_KINDS } from "./operations/operation.ts";
// Answers
export type { PartProblem } from "./parts/check-parts.ts";
export { checkParts } from "./parts/check-parts.ts";
export { Offer, Part } from "./parts/part.ts";
export { renderParts } from "./parts/render-parts.ts";
export type { Token, Values } from "./parts/token.ts";
export { fillTokens, tokensIn } from "./parts/token.ts";
// A reader that learnt from examples, for messages without a model
export type { ReaderView, TrainedReading } from "./reader/read-utterance.ts";
export { readUtterance } from "./reader/read-utterance.ts";
// What is kept and shown
export { findReference } from "./references/find-reference.ts";
export type { Reference, Resolved } from "./references/resolve.ts";
export { readReference, resolve } from "./references/resolve.ts";
export type { ReferenceKind, Shown, Thing } from "./references/thing.ts";
export { REFERENCE_KINDS } from "./references/thing.ts";
// Results
export type { Combination } from "./results/combine.ts";
export { COMBINATIONS, combine, largestThatHolds } from "./results/combine.ts";
export { linesOf, markStale, Result, ResultValue, sayValue } from "./results/result.ts";
// How calls, amounts and days are said
export type { SaidOfCalls } from "./saying/describe-call.ts";
export { describeCall, labelOfCall } from "./saying/describe-call.ts";
export { quoted } from "./saying/quoted.ts";
export { grouped, sayDate, sayPercent, sayWon } from "./saying/say-amount.ts";
// A scorer that learns from examples
export { ScorerExample } from "./scorer/example.ts";
export type { Focus } from "./scorer/focus.ts";
export { type Measured, measureScorer, type Rate } from "./scorer/measure-scorer.ts";
export { authorOf, type ReadExample, readExamples } from "./scorer/read-examples.ts";
export type { Guess, LoadedScorer, Scorer, SlotScore, StoredScorer } from "./scorer/scorer.ts";
export { loadScorer, scorerFor } from "./scorer/scorer.ts";
export { trainScorer } from "./scorer/train-scorer.ts";
export { trainedScorer } from "./scorer/trained.ts";
// Slots
export type { ReadValue } from "./slots/read-value.ts";
export { readValue } from "./slots/read-value.ts";
export type { Slot, SlotType } from "./slots/slot.ts";
export { money, slot } from "./slots/slot.ts";
export type { JsonSchema, ToolDefinition } from "./tools/tool-definitions.ts";
export { argumentNames, toolDefinitions } from "./tools/tool-definitions.ts";
// What a turn keeps of it in the state
export {
  type AnswerView,
  answerParts,
  type KeptForAnswers,
  keptOfAnswer,
  openClauses,
  replyProblems,
  saidBefore,
} from "./turn/answer-parts.ts";
export { assumedChip, type Chip } from "./turn/chips-of.ts";
export type { DialogueState, GivenDocument } from "./turn/dialogue-fields.ts";
export {
  DIALOGUE_FIELDS,
  documentOfTurn,
  nextResultId,
  nextTurn,
  waitingCalls,
} from "./turn/dialogue-fields.ts";
export { focusOf } from "./turn/focus-of.ts";
export { foundForModel, isModelWaiting } from "./turn/found-for-model.ts";
export { keptDraft } from "./turn/kept-draft.ts";
export { NOT_READ_OF_DIALOGUE, narrowed } from "./turn/narrowed.ts";
export {
  Draft,
  KeptChange,
  KeptValue,
  KeptWish,
  OperationRecord,
  WaitingCall,
} from "./turn/operation-record.ts";
export type { ReadOperation } from "./turn/record-read.ts";
export { recordRead, staleOf } from "./turn/record-read.ts";
export { shownDialogue } from "./turn/shown-dialogue.ts";
export { toldDialogue, whoDecided } from "./turn/told-dialogue.ts";
