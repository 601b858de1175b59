import { getConnInfo } from "@hono/node-server/conninfo";
import type { RouteSpec } from "@maru/protocol";
import type { Context, Hono, MiddlewareHandler } from "hono";
import type * as z from "zod";
import { bearerIn } from "../access/authenticate.ts";
import type { Caller } from "../access/caller.ts";
import { findOwn, findOwnToRemove } from "../access/find-own.ts";
import { invalidRequest, Refusal } from "../refusal.ts";
import { ALL_ROUTES, type AnyRouteName } from "../routes/all-routes.ts";
import type { Call, Handler } from "../routes/handler.ts";
import { HANDLERS } from "../routes/handlers.ts";
import type { Services } from "../services.ts";
import { streamJson } from "./json-stream.ts";
import { languageOf } from "./language.ts";
import { nodeOf } from "./node-of.ts";
import { readBody } from "./read-body.ts";

/** Serves every route of the protocol in one and the same way: who, what, whose; then the answer by its schema. */
export function bindRoutes(app: Hono, services: Services): void {
  for (const [name, route] of Object.entries(ALL_ROUTES) as [AnyRouteName, RouteSpec][]) {
    const handler = HANDLERS[name] as Handler;
    const serve = async (context: Context) => {
      const caller = await identify(context, route, services);
      const leave = takeShares(context, route, caller, services);
      const call = await readCall(context, route, caller, services);
      const answer = await handler(call as Call, services);
      if (answer instanceof Response) {
        // An event stream is open for as long as somebody listens, and is counted as that.
        if (answer.headers.get("content-type")?.startsWith("text/event-stream") === true) leave();
        return answer;
      }
      if (route.response === null) return context.body(null, 204);
      // Parsed, so that nothing leaves that the protocol does not name.
      const parsed = route.response.parse(answer) as object;
      if (route.isLarge === true)
        return context.body(streamJson(parsed), route.status as 200, { "content-type": "application/json" });
      return context.json(parsed, route.status as 200);
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

/** Who asks, counted, and whether they may at all: before anything of what they send is read. */
async function identify(context: Context, route: RouteSpec, services: Services): Promise<Caller | null> {
  // The same for everybody and asked all day long: nothing is looked up for it.
  if (route.access === "public" && route.isUncounted === true) return null;
  const caller = await services.authenticate(bearerIn(context.req.header("authorization")));
  if (caller !== null) services.strangers.known(nodeOf(context).incoming.socket);
  if (caller === null || route.isUncounted !== true)
    await services.limiter?.request(caller, addressOf(context));
  admit(route, caller);
  return caller;
}

/** What is under way of one person is bounded until the answer is taken, or nobody takes it any more. */
function takeShares(
  context: Context,
  route: RouteSpec,
  caller: Caller | null,
  { shares, writeTime }: Services,
): () => void {
  const { outgoing } = nodeOf(context);
  const takes: (() => void)[] = [];
  const leave = () => {
    for (const giveBack of takes) giveBack();
  };
  if (shares === null || caller === null) return leave;
  takes.push(shares.take("atOnce", caller));
  outgoing.once("close", leave);
  if (route.isLarge !== true) return leave;
  takes.push(shares.take("exports", caller));
  const enough = AbortSignal.timeout(writeTime);
  const cut = () => outgoing.destroy();
  enough.addEventListener("abort", cut, { once: true });
  takes.push(() => enough.removeEventListener("abort", cut));
  return leave;
}

async function readCall(
  context: Context,
  route: RouteSpec,
  caller: Caller | null,
  services: Services,
): Promise<object> {
  const { req } = context;
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
