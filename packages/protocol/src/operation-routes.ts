import * as z from "zod";
import { JsonObject } from "./plain.ts";
import type { RouteSpec } from "./routes.ts";

const Status = z.object({ status: z.string() });

/** What operators, load balancers and programmers ask a server for. */
export const OPERATION_ROUTES = {
  checkLife: {
    method: "get",
    path: "/healthz",
    access: "public",
    isUncounted: true,
    summary: "Whether the process lives",
    status: 200,
    response: Status,
  },
  checkTravelLife: {
    method: "get",
    path: "/api/health",
    access: "public",
    isUncounted: true,
    summary: "The same, where the travel planner is known elsewhere",
    status: 200,
    response: Status,
  },
  checkReadiness: {
    method: "get",
    path: "/readyz",
    access: "public",
    isUncounted: true,
    summary: "Whether requests are taken and the store answers",
    status: 200,
    response: Status,
  },
  readMetrics: {
    method: "get",
    path: "/metrics",
    access: "operator",
    isUncounted: true,
    summary: "Counters and timings in the form of Prometheus",
    status: 200,
    response: null,
  },
  readApi: {
    method: "get",
    path: "/api/v1/openapi.json",
    access: "public",
    summary: "This description",
    status: 200,
    response: JsonObject,
  },
  readApiPage: {
    method: "get",
    path: "/api/docs",
    access: "public",
    summary: "This description as a page",
    status: 200,
    response: null,
  },
} as const satisfies Record<string, RouteSpec>;
export type OperationName = keyof typeof OPERATION_ROUTES;
