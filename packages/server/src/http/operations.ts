import type { Hono } from "hono";
import { bearerIn } from "../access/authenticate.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { describeApi } from "./openapi.ts";
import { apiPage, PAGE_STYLE } from "./openapi-page.ts";

/** Nobody's session: reading it shows that the store answers. */
const NOBODYS = "0".repeat(26);

/** What operators, load balancers and programmers ask for. */
export function bindOperations(app: Hono, services: Services): void {
  const { storage, metrics } = services;
  const alive = { status: "ok" } as const;
  app.get("/healthz", (context) => context.json(alive));
  app.get("/api/health", (context) => context.json(alive));
  app.get("/readyz", async (context) => {
    if (services.isStopping()) throw new Refusal("UNAVAILABLE");
    await storage.sessions.find(NOBODYS);
    return context.json({ status: "ready" });
  });
  app.get("/metrics", async (context) => {
    const caller = await services.authenticate(bearerIn(context.req.header("authorization")));
    if (caller === null) throw new Refusal("UNAUTHENTICATED");
    if (caller.role !== "operator") throw new Refusal("FORBIDDEN");
    return context.body(await metrics.read(), 200, { "content-type": metrics.contentType });
  });
  const description = describeApi();
  const page = apiPage(description);
  app.get("/api/v1/openapi.json", (context) => context.json(description));
  app.get("/api/docs", (context) => context.html(page));
  app.get("/api/docs/style.css", (context) =>
    context.body(PAGE_STYLE, 200, { "content-type": "text/css; charset=utf-8" }),
  );
}
