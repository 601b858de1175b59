import { gzipSync } from "node:zlib";
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
  const mayPack = /\bgzip\b/.test(context.req.header("accept-encoding") ?? "");
  if (file !== undefined) return answer(file, NEVER_CHANGES.test(path), mayPack);
  const page = web.get(PAGE);
  const isView = !path.startsWith("/api/") && !/\.[a-z0-9]{2,5}$/i.test(path);
  if (page === undefined || !isView) throw new Refusal("NOT_FOUND");
  return answer(page, false, mayPack);
}

function answer(file: WebFile, forever: boolean, mayPack: boolean): Response {
  const cache = forever ? "public, max-age=31536000, immutable" : "no-cache";
  const headers = { "content-type": file.type, "cache-control": cache, vary: "accept-encoding" };
  const packed = mayPack && IS_TEXT.test(file.type) ? packedOf(file) : null;
  if (packed === null) return new Response(file.body, { headers });
  return new Response(packed, { headers: { ...headers, "content-encoding": "gzip" } });
}

/** Fonts and pictures are packed already. */
const IS_TEXT = /^(text\/|image\/svg|application\/(json|manifest))/;
const known = new WeakMap<WebFile, Uint8Array<ArrayBuffer>>();

/** Packed when it is asked for first, and kept: nothing in these files is anybody's secret. */
function packedOf(file: WebFile): Uint8Array<ArrayBuffer> {
  const packed = known.get(file) ?? new Uint8Array(gzipSync(file.body, { level: 9 }));
  known.set(file, packed);
  return packed;
}
