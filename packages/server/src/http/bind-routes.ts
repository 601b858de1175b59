import { getConnInfo } from "@hono/node-server/conninfo";
import type { RouteSpec } from "@maru/protocol";
import type { Context, Hono, MiddlewareHandler } from "hono";
import type * as z from "zod";
import { bearerIn } from "../access/authenticate.ts";
import type { Caller } from "../access/caller.ts";
import { findOwn, findOwnToRemove } from "../access/find-own.ts";
import { parseUntrustedJson } from "../read-json.ts";
import { invalidRequest, Refusal } from "../refusal.ts";
import { ALL_ROUTES, type AnyRouteName } from "../routes/all-routes.ts";
import type { Call, Handler } from "../routes/handler.ts";
import { HANDLERS } from "../routes/handlers.ts";
import type { Services } from "../services.ts";
import { languageOf } from "./language.ts";

/** Serves every route of the protocol in one and the same way: who, what, whose; then the answer by its schema. */
export function bindRoutes(app: Hono, services: Services): void {
  for (const [name, route] of Object.entries(ALL_ROUTES) as [AnyRouteName, RouteSpec][]) {
    const handler = HANDLERS[name] as Handler;
    const serve = async (context: Context) => {
      const call = await readCall(context, route, services);
      const answer = await handler(call as Call, services);
      if (answer instanceof Response) return answer;
      if (route.response === null) return context.body(null, 204);
      // Parsed, so that nothing leaves that the protocol does not name.
      return context.json(route.response.parse(answer) as object, route.status as 200);
    };
    app.on(route.method.toUpperCase(), pathOf(route), timed(name, services), serve);
  }
}

function pathOf({ path }: RouteSpec): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function timed(name: string, { metrics, ports }: Services): MiddlewareHandler {
  return async (context, next) => {
    const began = ports.monotonic();
    await next();
    metrics.requestDone(name, context.res.status, ports.monotonic() - began);
  };
}

async function readCall(context: Context, route: RouteSpec, services: Services): Promise<object> {
  const { req } = context;
  const caller = await services.authenticate(bearerIn(req.header("authorization")));
  if (route.isUncounted !== true) await services.limiter?.request(caller, addressOf(context));
  admit(route, caller);
  if (services.isStopping() && route.method !== "get") throw new Refusal("UNAVAILABLE");
  const params = parsePart("path", route.params, req.param());
  const query = parsePart("query", route.query, req.query());
  const body = route.body === undefined ? undefined : parsePart("body", route.body, await readBody(context));
  const session =
    route.access === "owner" && caller !== null
      ? await findFor(route, caller, (params as { session_id: string }).session_id, services)
      : null;
  const language = languageOf(req.header("accept-language"));
  return { params, query, body, caller, session, language, request: req.raw };
}

/** What is over or damaged can still be removed. */
async function findFor(route: RouteSpec, caller: Caller, id: string, services: Services): Promise<object> {
  if (route.method === "delete") return findOwnToRemove(services, caller, id);
  const session = await findOwn(services, caller, id);
  if (services.storage.sessions.isExpired(session)) throw new Refusal("SESSION_EXPIRED");
  return session;
}

/** Where a request comes from, as far as the server itself sees. */
function addressOf(context: Context): string {
  return getConnInfo(context).remote.address ?? "";
}

/** Whether this caller may ask for this at all. Whose things they are is another question. */
function admit(route: RouteSpec, caller: Caller | null): void {
  if (route.access === "public") return;
  if (caller === null) throw new Refusal("UNAUTHENTICATED");
  const isAllowed =
    route.access === "operator"
      ? caller.role === "operator"
      : route.method === "get" || caller.role !== "reader";
  if (!isAllowed) throw new Refusal("FORBIDDEN");
}

function parsePart(part: string, schema: z.ZodObject | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalidRequest(part, parsed.error);
}

async function readBody({ req }: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(req.header("content-type") ?? ""))
    throw new Refusal("UNSUPPORTED_TYPE");
  return parseUntrustedJson(await req.text());
}
