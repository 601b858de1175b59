import type * as z from "zod";
import { ErrorBody } from "./errors.ts";
import type { RouteSpec } from "./routes.ts";

/** The server said no, or said something that is not in the protocol. */
export class CallRefused extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, body: ErrorBody | null) {
    super(body?.message ?? `HTTP ${status}`);
    this.name = "CallRefused";
    this.status = status;
    this.body = body;
  }
}

export interface Wire {
  readonly fetch: typeof fetch;
  /** `http://localhost:4010`, or empty in a page of that server. */
  readonly base: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [Key in Name]: z.input<Schema> }
  : { readonly [Key in Name]?: undefined };

export type CallInput<Route extends RouteSpec> = Part<"params", Route["params"]> &
  Part<"body", Route["body"]> & { readonly query?: InputOf<Route["query"]> };
export type CallOutput<Route extends RouteSpec> = Route["response"] extends z.ZodType
  ? z.output<Route["response"]>
  : null;

/** Calls one route. What comes back is checked, so that nothing unexpected goes further. */
export async function callRoute<const Route extends RouteSpec>(
  wire: Wire,
  route: Route,
  input: CallInput<Route>,
): Promise<CallOutput<Route>> {
  const response = await wire.fetch(wire.base + addressOf(route, input), {
    method: route.method.toUpperCase(),
    headers: {
      accept: "application/json",
      ...(input.body === undefined ? {} : { "content-type": "application/json" }),
      ...wire.headers,
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(wire.signal === undefined ? {} : { signal: wire.signal }),
  });
  if (!response.ok) throw new CallRefused(response.status, await refusalIn(response));
  if (route.response === null) return null as CallOutput<Route>;
  return route.response.parse(await response.json()) as CallOutput<Route>;
}

/** The path of a route with its parts and its query in place. */
export function addressOf<const Route extends RouteSpec>(
  route: Route,
  input: { readonly params?: unknown; readonly query?: unknown },
): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}

async function refusalIn(response: Response): Promise<ErrorBody | null> {
  try {
    return ErrorBody.parse(await response.json());
  } catch {
    return null;
  }
}
