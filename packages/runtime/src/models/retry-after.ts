/** How a failed call to a model may go on. */
export type Failure =
  | {
      readonly retry: true /** Milliseconds the server asked for; null when it did not say. */;
      readonly after: number | null;
    }
  | { readonly retry: false };

const LONGEST_PAUSE = 20_000;

/** Too many requests, an overloaded or broken server and a lost connection may pass; anything else stays what it is. */
export function failureOf(error: unknown, now: number): Failure {
  const status = statusOf(error);
  if (status !== null && status !== 429 && status !== 408 && status < 500) return { retry: false };
  return { retry: true, after: retryAfter(error, now) };
}

function statusOf(error: unknown): number | null {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  if (typeof status === "number") return status;
  return typeof statusCode === "number" ? statusCode : null;
}

function retryAfter(error: unknown, now: number): number | null {
  const header = headerOf(error);
  if (header === null) return null;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.min(Math.max(0, milliseconds), LONGEST_PAUSE) : null;
}

function headerOf(error: unknown): string | null {
  const headers = (error as { headers?: unknown } | null)?.headers;
  if (headers instanceof Headers) return headers.get("retry-after");
  const plain = (headers as Record<string, unknown> | undefined)?.["retry-after"];
  return typeof plain === "string" ? plain : null;
}
