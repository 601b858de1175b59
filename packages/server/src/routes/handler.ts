import type { RouteSpec } from "@maru/protocol";
import type { DeepReadonly, Language } from "@maru/state";
import type { Session } from "@maru/storage";
import type * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { Services } from "../services.ts";

type Part<Route, Name extends string> = Route extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** A request after everything about it was checked. */
export interface Call<Route extends RouteSpec = RouteSpec> {
  readonly params: Part<Route, "params">;
  readonly query: Part<Route, "query">;
  readonly body: Part<Route, "body">;
  readonly caller: Route["access"] extends "public" ? Caller | null : Caller;
  /** The caller's own, where a route is about one. */
  readonly session: Route["access"] extends "owner" ? Session : null;
  readonly language: Language;
  readonly request: Request;
}

type Answer<Route extends RouteSpec> = Route["response"] extends z.ZodType
  ? DeepReadonly<z.input<Route["response"]>>
  : null;

/** Answers one route. A `Response` goes out as it is: streams and files. */
export type Handler<Route extends RouteSpec = RouteSpec> = (
  call: Call<Route>,
  services: Services,
) => Promise<Answer<Route> | Response>;
