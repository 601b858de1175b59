import { ERRORS, type ErrorBody, type ErrorCode } from "@maru/protocol";
import { isRuntimeError, type RuntimeErrorCode } from "@maru/runtime";
import { isStateError, type Language, type Sentence } from "@maru/state";
import { isStorageError, type StorageErrorCode } from "@maru/storage";
import type * as z from "zod";

/** A place that is wrong; what is said of it may have to be said in two languages. */
interface Issue {
  readonly path: string;
  readonly message: string | Sentence;
}

/** The server says no. What it says is meant to be read by whoever asked: nothing of the inside gets here. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  /** A sentence that says more than the usual one for this code. */
  readonly sentence: ((language: Language) => string) | null;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    more: {
      issues?: readonly Issue[];
      sentence?: (language: Language) => string;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(ERRORS[code].en, { cause: more.cause });
    this.code = code;
    this.issues = more.issues ?? [];
    this.sentence = more.sentence ?? null;
    this.retryAfter = more.retryAfter ?? null;
  }

  toBody(language: Language, request_id: string): ErrorBody {
    return {
      error: this.code,
      message: this.sentence?.(language) ?? ERRORS[this.code][language],
      request_id,
      ...(this.issues.length === 0
        ? {}
        : { issues: this.issues.map((issue) => inLanguage(issue, language)) }),
    };
  }
}

function inLanguage({ path, message }: Issue, language: Language): { path: string; message: string } {
  return { path, message: typeof message === "string" ? message : message[language] };
}

const OF_RUNTIME: Partial<Record<RuntimeErrorCode, ErrorCode>> = {
  UNKNOWN_ASSISTANT: "NOT_FOUND",
  INVALID_MESSAGE: "INVALID_REQUEST",
  MESSAGE_TOO_LARGE: "TOO_LARGE",
  SESSION_BUSY: "SESSION_BUSY",
  SESSION_EXPIRED: "SESSION_EXPIRED",
  STOPPING: "UNAVAILABLE",
  BUDGET_SPENT: "TOO_MANY_REQUESTS",
  SHARE_SPENT: "TOO_MANY_REQUESTS",
  UNKNOWN_CHECKPOINT: "NOT_FOUND",
  UNKNOWN_STATE_FIELD: "NOT_FOUND",
  EDIT_REFUSED: "STATE_REFUSED",
  CONVERSATION_MOVED_ON: "CONFLICT",
  ANSWER_AWAITED: "CONFLICT",
  NOTHING_AWAITED: "CONFLICT",
  UNKNOWN_DOCUMENT: "NOT_FOUND",
  NOTHING_TO_EXPORT: "CONFLICT",
};

const OF_STORAGE: Partial<Record<StorageErrorCode, ErrorCode>> = {
  INVALID_ID: "INVALID_REQUEST",
  INVALID_FILTER: "INVALID_REQUEST",
  NOT_STORABLE: "INVALID_REQUEST",
  NOT_FOUND: "NOT_FOUND",
  STALE_WRITE: "CONFLICT",
  STALE_LEASE: "SESSION_BUSY",
  UNREACHABLE: "UNAVAILABLE",
  STORAGE_FULL: "UNAVAILABLE",
  READ_ONLY: "UNAVAILABLE",
  BUSY: "UNAVAILABLE",
  CLOSED: "UNAVAILABLE",
  UNREADABLE_PATH: "UNAVAILABLE",
  CORRUPT: "DAMAGED",
  INTEGRITY: "DAMAGED",
  UNKNOWN_FORMAT: "UNAVAILABLE",
  UPGRADED: "UNAVAILABLE",
  MISSING_KEY: "UNAVAILABLE",
  PLAINTEXT_REFUSED: "UNAVAILABLE",
};

/** The one gate from anything thrown to something that may be said. What is not known is our own fault. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  if (code === undefined) return new Refusal("INTERNAL", { cause: error });
  const { sentence } = error as { sentence: (language: Language) => string };
  return new Refusal(code, {
    sentence: (language) => sentence.call(error, language),
    issues: issuesOf(error),
    ...(isRuntimeError(error, "SHARE_SPENT") ? { retryAfter: error.details.retry_after } : {}),
    cause: error,
  });
}

function codeOf(error: unknown): ErrorCode | undefined {
  if (isRuntimeError(error)) return OF_RUNTIME[error.code];
  if (isStorageError(error)) return OF_STORAGE[error.code];
  return isStateError(error) ? "STATE_REFUSED" : undefined;
}

function issuesOf(error: unknown): readonly Issue[] {
  if (isRuntimeError(error, "EDIT_REFUSED")) return error.details.issues;
  if (!isStateError(error)) return [];
  const { path, field } = error.details as { path?: unknown; field?: unknown };
  return [
    {
      path: String(path ?? field ?? ""),
      message: { ko: error.sentence("ko"), en: error.sentence("en") },
    },
  ];
}

/** Where a request is wrong. What was sent is not repeated: it may be a secret. */
export function invalidRequest(part: string, error: z.ZodError): Refusal {
  const issues = error.issues.slice(0, 20).map((issue) => ({
    path: [part, ...issue.path.map(String)].join(".").slice(0, 200),
    message: issue.code === "unrecognized_keys" ? "unknown keys" : issue.message,
  }));
  return new Refusal("INVALID_REQUEST", { issues });
}
