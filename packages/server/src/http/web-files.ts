import type { Context } from "hono";
import { Refusal } from "../refusal.ts";

export interface WebFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The files of the web app by path, `/assets/app.js`. Whoever starts the server reads them. */
export type WebFiles = ReadonlyMap<string, WebFile>;

const PAGE = "/index.html";
/** Vite names these by their content. */
const NEVER_CHANGES = /^\/assets\//;

/** A file of the web app; its one page for every address that is a view of it. */
export function serveWeb(web: WebFiles, context: Context): Response {
  const { path } = context.req;
  const file = web.get(path);
  if (file !== undefined) return answer(file, NEVER_CHANGES.test(path));
  const page = web.get(PAGE);
  const isView = !path.startsWith("/api/") && !/\.[a-z0-9]{2,5}$/i.test(path);
  if (page === undefined || !isView) throw new Refusal("NOT_FOUND");
  return answer(page, false);
}

function answer(file: WebFile, forever: boolean): Response {
  const cache = forever ? "public, max-age=31536000, immutable" : "no-cache";
  return new Response(file.body, { headers: { "content-type": file.type, "cache-control": cache } });
}
