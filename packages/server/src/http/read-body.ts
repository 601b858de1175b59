import type { Context } from "hono";
import { parseUntrustedJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";

const LARGEST_BODY = 1024 * 1024;

/** What was sent, read only now that it is known who sends it, and no further than it may be long. */
export async function readBody({ req }: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(req.header("content-type") ?? ""))
    throw new Refusal("UNSUPPORTED_TYPE");
  if (Number(req.header("content-length") ?? "0") > LARGEST_BODY) throw new Refusal("TOO_LARGE");
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > LARGEST_BODY) throw new Refusal("TOO_LARGE");
    parts.push(part);
  }
  return parseUntrustedJson(new TextDecoder().decode(Buffer.concat(parts)));
}
