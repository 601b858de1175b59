import { ERRORS } from "@maru/protocol";
import { type Context, Hono } from "hono";
import { Refusal, toRefusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { bindRoutes } from "./bind-routes.ts";
import { ALWAYS } from "./headers.ts";
import { languageOf } from "./language.ts";
import { nodeOf } from "./node-of.ts";
import { PAGE_STYLE } from "./openapi-page.ts";
import { serveWeb } from "./web-files.ts";

const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** Everything that is asked over HTTP. */
export function createApp(services: Services): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(ALWAYS)) context.res.headers.set(name, value);
    if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
    // What was not read of a body is still on its way, or never comes; nothing else can follow it.
    if (!nodeOf(context).incoming.complete) context.res.headers.set("connection", "close");
  });
  app.use(async ({ req }, next) => {
    const origin = req.header("origin");
    const isOurs = services.origins.isOwnHost(req.header("host"));
    if (!isOurs || (origin !== undefined && !services.origins.allows(origin)))
      throw new Refusal("ORIGIN_REFUSED");
    await next();
  });
  bindRoutes(app, services);
  app.get("/api/docs/style.css", (context) =>
    context.body(PAGE_STYLE, 200, { "content-type": "text/css; charset=utf-8" }),
  );
  app.notFound((context) => {
    if (services.web === null || !READING.has(context.req.method))
      return refuse(services, context, new Refusal("NOT_FOUND"));
    try {
      return serveWeb(services.web, context);
    } catch (error) {
      return refuse(services, context, error);
    }
  });
  app.onError((error, context) => refuse(services, context, error));
  return app;
}

function refuse({ logger, ports }: Services, context: Context, error: unknown): Response {
  const refusal = toRefusal(error);
  const request_id = Buffer.from(ports.random(9)).toString("base64url");
  const fields = { request_id, method: context.req.method, path: context.req.path, code: refusal.code };
  if (refusal.code === "INTERNAL") logger.error({ ...fields, error: describe(error) }, "a request failed");
  else if (refusal.code === "UNAVAILABLE")
    logger.warn({ ...fields, cause: String(refusal.cause ?? "") }, "a request could not be served");
  else logger.info(fields, "a request was refused");
  if (refusal.retryAfter !== null) context.header("retry-after", String(refusal.retryAfter));
  const body = refusal.toBody(languageOf(context.req.header("accept-language")), request_id);
  return context.json(body, ERRORS[refusal.code].status);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
