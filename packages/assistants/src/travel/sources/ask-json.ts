import type * as z from "zod";
import { type Asking, SourceRefusal } from "./source.ts";

export interface JsonRequest {
  readonly source: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST = 12_000;

/**
 * Asks a service we have a key for. Redirects are not followed, so the key goes nowhere else; addresses are never part
 * of an error, because some services want the key in them.
 */
export async function askJson<Body>(
  { source, url, headers = {}, body }: JsonRequest,
  shape: z.ZodType<Body>,
  asking: Asking,
): Promise<Body> {
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.any([asking.signal, AbortSignal.timeout(LONGEST)]),
  }).catch(() => {
    throw new Error(`${source} could not be reached`);
  });
  if (!response.ok) {
    // Nobody reads it, and a body left unread holds its connection.
    await response.body?.cancel();
    throw refusalOf(source, response.status);
  }
  const parsed = shape.safeParse(readJson(await readText(response, source)));
  if (!parsed.success) throw new SourceRefusal(source, "unreadable");
  return parsed.data;
}

function refusalOf(source: string, status: number): Error {
  if (status === 429) return new SourceRefusal(source, "limited");
  if (status === 401 || status === 403) return new SourceRefusal(source, "refused");
  return status >= 500 ? new Error(`${source} answered ${status}`) : new SourceRefusal(source, "unreadable");
}

async function readText(response: Response, source: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new SourceRefusal(source, "unreadable");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
