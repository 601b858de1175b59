import type { JsonObject, OPERATION_ROUTES } from "@maru/protocol";
import { describeApi } from "../http/openapi.ts";
import { apiPage } from "../http/openapi-page.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Handler } from "./handler.ts";

/** Nobody's session: reading it shows that the store answers. */
const NOBODYS = "0".repeat(26);

export const checkLife: Handler<typeof OPERATION_ROUTES.checkLife> = async () => ({ status: "ok" });
export const checkTravelLife: Handler<typeof OPERATION_ROUTES.checkTravelLife> = async () => ({
  status: "ok",
});

export const checkReadiness: Handler<typeof OPERATION_ROUTES.checkReadiness> = async (_call, services) => {
  if (services.isStopping()) throw new Refusal("UNAVAILABLE");
  await lookOnce(services);
  return { status: "ready" };
};

const looking = new WeakMap<Services, Promise<unknown>>();

/** However many ask at once, the store is asked once. */
async function lookOnce(services: Services): Promise<void> {
  const look = looking.get(services) ?? services.storage.sessions.find(NOBODYS);
  looking.set(services, look);
  try {
    await look;
  } finally {
    looking.delete(services);
  }
}

export const readMetrics: Handler<typeof OPERATION_ROUTES.readMetrics> = async (_call, { metrics }) =>
  new Response(await metrics.read(), { headers: { "content-type": metrics.contentType } });

export const readApi: Handler<typeof OPERATION_ROUTES.readApi> = async () =>
  describeApi() as unknown as JsonObject;

export const readApiPage: Handler<typeof OPERATION_ROUTES.readApiPage> = async () =>
  new Response(apiPage(describeApi()), { headers: { "content-type": "text/html; charset=utf-8" } });
