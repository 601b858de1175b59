import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The request and its answer as Node has them. */
export function nodeOf(context: Context): HttpBindings {
  return context.env as HttpBindings;
}
