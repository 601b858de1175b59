import { ERRORS, type ErrorBody, type ErrorCode } from "@maru/protocol";
import { isRuntimeError, type RuntimeErrorCode } from "@maru/runtime";
import { isStateError, type Language } from "@maru/state";
import { isStorageError, type StorageErrorCode } from "@maru/storage";
import type * as z from "zod";

type Issues = NonNullable<ErrorBody["issues"]>;

/** The server says no. What it says is meant to be read by whoever asked: nothing of the inside gets here. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly issues: Issues;
  /** A sentence that says more than the usual one for this code. */
  readonly sentence: ((language: Language) => string) | null;

  constructor(
    code: ErrorCode,
    more: { issues?: Issues; sentence?: (language: Language) => string; cause?: unknown } = {},
  ) {
    super(ERRORS[code].en, { cause: more.cause });
    this.code = code;
    this.issues = more.issues ?? [];
    this.sentence = more.sentence ?? null;
  }

  toBody(language: Language, request_id: string): ErrorBody {
    return {
      error: this.code,
      message: this.sentence?.(language) ?? ERRORS[this.code][language],
      request_id,
      ...(this.issues.length === 0 ? {} : { issues: [...this.issues] }),
    };
  }
}

const OF_RUNTIME: Partial<Record<RuntimeErrorCode, ErrorCode>> = {
  UNKNOWN_ASSISTANT: "NOT_FOUND",
  INVALID_MESSAGE: "INVALID_REQUEST",
  MESSAGE_TOO_LARGE: "TOO_LARGE",
  SESSION_BUSY: "SESSION_BUSY",
  SESSION_EXPIRED: "SESSION_EXPIRED",
  STOPPING: "UNAVAILABLE",
  BUDGET_SPENT: "TOO_MANY_REQUESTS",
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
};

/** The one gate from anything thrown to something that may be said. What is not known is our own fault. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isStateError(error)) {
    const issues = [{ path: pathIn(error.details), message: error.sentence("ko") }];
    return new Refusal("STATE_REFUSED", {
      issues,
      sentence: (language) => error.sentence(language),
      cause: error,
    });
  }
  const code = isRuntimeError(error)
    ? OF_RUNTIME[error.code]
    : isStorageError(error)
      ? OF_STORAGE[error.code]
      : undefined;
  if (code === undefined) return new Refusal("INTERNAL", { cause: error });
  const { sentence } = error as { sentence: (language: Language) => string };
  return new Refusal(code, { sentence: (language) => sentence.call(error, language), cause: error });
}

/** Where a request is wrong. What was sent is not repeated: it may be a secret. */
export function invalidRequest(part: string, error: z.ZodError): Refusal {
  const issues = error.issues.slice(0, 20).map((issue) => ({
    path: [part, ...issue.path.map(String)].join(".").slice(0, 200),
    message: issue.code === "unrecognized_keys" ? "unknown keys" : issue.message,
  }));
  return new Refusal("INVALID_REQUEST", { issues });
}

function pathIn(details: object): string {
  const { path, field } = details as { path?: unknown; field?: unknown };
  return String(path ?? field ?? "");
}
