import { type Language, type Sentence, topic } from "./sentence.ts";

/**
 * Every way `@maru/state` says no. Codes are stable. `message` is for engineers and says what was found, what was
 * expected and what to do; `sentence(language)` is for the person in the conversation. Neither ever contains a
 * value of a field marked personal or secret.
 */
export interface StateErrorDetails {
  NOT_PLAIN: { path: string; found: string };
  LIMIT_EXCEEDED: { path: string; limit: "depth" | "elements" | "bytes"; allowed: number };
  MALFORMED_JSON: { reason: string };
  INVALID_DEFINITION: { definition: string; reason: string };
  MISSING_FIELD: { definition: string; field: string; label: Sentence };
  UNKNOWN_FIELD: { definition: string; path: string; nearest: string | null; known: readonly string[] };
  INVALID_VALUE: { definition: string; path: string; problem: string; requirement: Sentence };
  RULE_BROKEN: { definition: string; rule: string; fields: readonly string[]; requirement: Sentence };
  INVALID_TRANSITION: {
    definition: string;
    field: string;
    from: string;
    to: string;
    allowed: readonly string[];
  };
  INVALID_STEP_MOVE: { step: string; from: string; to: string; allowed: readonly string[] };
  UNKNOWN_STEP: { step: string; known: readonly string[] };
  UNKNOWN_DEPENDENCY: { step: string; dependency: string; known: readonly string[] };
  DEPENDENCY_CYCLE: { cycle: readonly string[] };
  UNKNOWN_ELEMENT: { definition: string; field: string; element: string };
  CONFLICTING_WRITES: { definition: string; path: string; writers: readonly string[] };
  DUPLICATE_WRITER: { definition: string; writer: string };
  STATE_TOO_LARGE: { definition: string; bytes: number; allowed: number; largest: readonly FieldSize[] };
  FOREIGN_STATE: { definition: string; found: string };
  FUTURE_VERSION: { definition: string; found: number; supported: number };
  MIGRATION_FAILED: { definition: string; migration: string; from: number; reason: string };
  UNREADABLE_CHANGE: { path: string; reason: string };
  INVALID_LIMIT: { limit: number };
}
export interface FieldSize {
  readonly field: string;
  readonly bytes: number;
}
export type StateErrorCode = keyof StateErrorDetails;

interface Wording<Details> {
  readonly message: (details: Details) => string;
  readonly ko: (details: Details) => string;
  readonly en: (details: Details) => string;
}

const list = (items: readonly string[]) => (items.length === 0 ? "(none)" : items.join(", "));
const megabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
const COULD_NOT_SAVE = { ko: "이 내용은 저장할 수 없어요.", en: "This content cannot be stored." };
const INTERNAL = {
  ko: "내부 설정에 문제가 있어요. 운영자에게 알려 주세요.",
  en: "Something is set up wrongly on our side. Please tell the operator.",
};

export const STATE_ERRORS: { readonly [Code in StateErrorCode]: Wording<StateErrorDetails[Code]> } = {
  NOT_PLAIN: {
    message: (d) =>
      `${d.path} holds ${d.found}; a state holds null, booleans, finite numbers, strings, lists and plain objects only. Convert it first (a date to an ISO string, a bigint to a string).`,
    ko: () => COULD_NOT_SAVE.ko,
    en: () => COULD_NOT_SAVE.en,
  },
  LIMIT_EXCEEDED: {
    message: (d) =>
      `The data at ${d.path} exceeds the limit of ${d.allowed} for ${d.limit}. Send less, or raise the limit.`,
    ko: () => "내용이 너무 커서 받을 수 없어요. 나누어서 보내 주세요.",
    en: () => "That is too large to accept. Please send it in smaller parts.",
  },
  MALFORMED_JSON: {
    message: (d) => `The text is not JSON: ${d.reason}`,
    ko: () => "저장된 내용을 읽을 수 없어요.",
    en: () => "The stored content cannot be read.",
  },
  INVALID_DEFINITION: {
    message: (d) => `The state definition "${d.definition}" is not usable: ${d.reason}`,
    ko: () => INTERNAL.ko,
    en: () => INTERNAL.en,
  },
  MISSING_FIELD: {
    message: (d) =>
      `"${d.definition}" needs the field "${d.field}" from the start: it has neither a default nor .optional().`,
    ko: (d) => `${topic(d.label.ko)} 꼭 필요해요.`,
    en: (d) => `${d.label.en} is required.`,
  },
  UNKNOWN_FIELD: {
    message: (d) =>
      `"${d.definition}" has no "${d.path}".${d.nearest === null ? "" : ` Did you mean "${d.nearest}"?`} Known here: ${list(d.known)}.`,
    ko: (d) =>
      d.nearest === null
        ? `"${d.path}" 항목은 없어요.`
        : `"${d.path}" 항목은 없어요. "${d.nearest}" 말씀인가요?`,
    en: (d) =>
      d.nearest === null
        ? `There is no "${d.path}".`
        : `There is no "${d.path}". Did you mean "${d.nearest}"?`,
  },
  INVALID_VALUE: {
    message: (d) => `"${d.definition}" refused the value of ${d.path}: ${d.problem}`,
    ko: (d) => d.requirement.ko,
    en: (d) => d.requirement.en,
  },
  RULE_BROKEN: {
    message: (d) =>
      `"${d.definition}" would break its rule "${d.rule}" (fields: ${list(d.fields)}): ${d.requirement.en}`,
    ko: (d) => d.requirement.ko,
    en: (d) => d.requirement.en,
  },
  INVALID_TRANSITION: {
    message: (d) =>
      `"${d.definition}" cannot move ${d.field} from "${d.from}" to "${d.to}". Allowed from there: ${list(d.allowed)}.`,
    ko: () => "지금 단계에서는 할 수 없는 일이에요.",
    en: () => "That is not possible at this stage.",
  },
  INVALID_STEP_MOVE: {
    message: (d) =>
      `Step "${d.step}" cannot go from ${d.from} to ${d.to}. Allowed from there: ${list(d.allowed)}.`,
    ko: () => "이 작업은 지금 그 상태로 바꿀 수 없어요.",
    en: () => "This step cannot be changed to that status now.",
  },
  UNKNOWN_STEP: {
    message: (d) => `There is no step "${d.step}" in the plan. Known steps: ${list(d.known)}.`,
    ko: (d) => `계획에 "${d.step}" 작업이 없어요.`,
    en: (d) => `There is no step "${d.step}" in the plan.`,
  },
  UNKNOWN_DEPENDENCY: {
    message: (d) =>
      `Step "${d.step}" depends on "${d.dependency}", which is not in the plan. Known steps: ${list(d.known)}.`,
    ko: () => INTERNAL.ko,
    en: () => INTERNAL.en,
  },
  DEPENDENCY_CYCLE: {
    message: (d) =>
      `The plan's steps wait for each other in a circle: ${d.cycle.join(" → ")}. Remove one of these dependencies.`,
    ko: () => "작업들이 서로를 기다리고 있어서 순서를 정할 수 없어요.",
    en: () => "The steps wait for each other, so no order exists.",
  },
  UNKNOWN_ELEMENT: {
    message: (d) => `"${d.definition}" cannot remove "${d.element}" from ${d.field}: it is not there.`,
    ko: () => "지우려는 항목을 찾을 수 없어요.",
    en: () => "The item to remove could not be found.",
  },
  CONFLICTING_WRITES: {
    message: (d) =>
      `${list(d.writers)} all write ${d.path} of "${d.definition}" in one parallel step. Let one of them write it, or use a dictionary with one key each.`,
    ko: () => INTERNAL.ko,
    en: () => INTERNAL.en,
  },
  DUPLICATE_WRITER: {
    message: (d) =>
      `Two updates of one parallel step on "${d.definition}" name the same writer "${d.writer}". Give each its own name.`,
    ko: () => INTERNAL.ko,
    en: () => INTERNAL.en,
  },
  STATE_TOO_LARGE: {
    message: (d) =>
      `"${d.definition}" would grow to ${megabytes(d.bytes)}, above its limit of ${megabytes(d.allowed)}. Largest fields: ${list(d.largest.map((each) => `${each.field} ${megabytes(each.bytes)}`))}.`,
    ko: (d) => `대화 내용이 한도(${megabytes(d.allowed)})를 넘어서 더 담을 수 없어요.`,
    en: (d) => `This conversation has reached its limit of ${megabytes(d.allowed)}.`,
  },
  FOREIGN_STATE: {
    message: (d) => `Expected a state of "${d.definition}" but found ${d.found}.`,
    ko: () => "다른 종류의 대화 기록이라 열 수 없어요.",
    en: () => "This record belongs to another kind of conversation.",
  },
  FUTURE_VERSION: {
    message: (d) =>
      `This state of "${d.definition}" has version ${d.found}; this program knows versions up to ${d.supported}. Upgrade the program; the stored bytes were left untouched.`,
    ko: () => "더 새로운 버전에서 저장된 대화예요. 프로그램을 최신으로 올려 주세요. 기록은 그대로 있어요.",
    en: () => "This conversation was saved by a newer version. Please upgrade; nothing was changed.",
  },
  MIGRATION_FAILED: {
    message: (d) =>
      `Migration "${d.migration}" of "${d.definition}" could not bring version ${d.from} forward: ${d.reason}. The stored bytes were left untouched.`,
    ko: () => "예전 대화 기록을 새 형식으로 바꾸지 못했어요. 기록은 그대로 있어요.",
    en: () => "An older conversation could not be converted. Nothing was changed.",
  },
  UNREADABLE_CHANGE: {
    message: (d) => `A recorded change cannot be applied at ${d.path}: ${d.reason}.`,
    ko: () => "변경 기록을 적용할 수 없어요.",
    en: () => "The recorded change cannot be applied.",
  },
  INVALID_LIMIT: {
    message: (d) => `A limit of ${d.limit} makes no sense; use a whole number from 1 on.`,
    ko: () => INTERNAL.ko,
    en: () => INTERNAL.en,
  },
};

export class StateError<Code extends StateErrorCode = StateErrorCode> extends Error {
  override readonly name: string = "StateError";
  readonly code: Code;
  readonly details: StateErrorDetails[Code];

  constructor(code: Code, details: StateErrorDetails[Code], options?: ErrorOptions) {
    super(STATE_ERRORS[code].message(details), options);
    this.code = code;
    this.details = details;
  }

  /** What to tell the person in the conversation. */
  sentence(language: Language): string {
    return STATE_ERRORS[this.code][language](this.details);
  }
}

/** A phase was asked to move along an edge its table does not have. */
export class InvalidTransitionError extends StateError<"INVALID_TRANSITION"> {
  override readonly name = "InvalidTransitionError";
  readonly from: string;
  readonly to: string;
  readonly allowed: readonly string[];

  constructor(details: StateErrorDetails["INVALID_TRANSITION"]) {
    super("INVALID_TRANSITION", details);
    this.from = details.from;
    this.to = details.to;
    this.allowed = details.allowed;
  }
}

export function isStateError<Code extends StateErrorCode>(
  error: unknown,
  code?: Code,
): error is StateError<Code> {
  return error instanceof StateError && (code === undefined || error.code === code);
}
