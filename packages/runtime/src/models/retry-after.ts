import { isRuntimeError } from "../errors.ts";

/** How a failed call to a model may go on. */
export type Failure =
  | {
      readonly retry: true;
      /** Milliseconds the server asked for; null when it did not say. */
      readonly after: number | null;
    }
  | { readonly retry: false };

const LONGEST_PAUSE = 20_000;

/**
 * Too many requests, an overloaded or broken server and a lost connection may pass; anything else stays what it is.
 * So does a server that asks for a longer pause than a person would wait.
 */
export function failureOf(error: unknown, now: number): Failure {
  // Our own verdicts: it took all its time, or its answer did not end.
  if (isRuntimeError(error)) return { retry: false };
  const status = statusOf(error);
  if (status !== null && status !== 429 && status !== 408 && status < 500) return { retry: false };
  const after = retryAfter(error, now);
  return after !== null && after > LONGEST_PAUSE ? { retry: false } : { retry: true, after };
}

/** The HTTP status with which a model's server refused; null when it did not come to that. */
export function statusOf(error: unknown): number | null {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  if (typeof status === "number") return status;
  return typeof statusCode === "number" ? statusCode : null;
}

function retryAfter(error: unknown, now: number): number | null {
  const header = headerOf(error)?.trim();
  if (header === undefined || header === "") return null;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

function headerOf(error: unknown): string | null {
  const headers = (error as { headers?: unknown } | null)?.headers;
  if (headers instanceof Headers) return headers.get("retry-after");
  const plain = (headers as Record<string, unknown> | undefined)?.["retry-after"];
  return typeof plain === "string" ? plain : null;
}
