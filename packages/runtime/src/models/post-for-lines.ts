import type * as z from "zod";

export interface Post {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** A model's server said no. What it wrote about it stays out of the message: it may quote what it was asked. */
export class ServerRefusal extends Error {
  override readonly name = "ServerRefusal";
  readonly status: number;
  readonly headers: Headers;
  /** The beginning of its answer. */
  readonly body: string;

  constructor(status: number, headers: Headers, body: string) {
    super(`the server of the model refused with ${status}`);
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** More than any piece of an answer takes. */
const LONGEST_LINE = 4_000_000;
const LONGEST_REFUSAL = 16_000;

/** Posts a question and gives the answer line by line, as it comes. */
export async function* postForLines(url: string, { headers, body, signal }: Post): AsyncGenerator<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    // Whoever it would lead to is not to get the key.
    redirect: "error",
    signal,
  });
  if (!response.ok)
    throw new ServerRefusal(response.status, response.headers, await beginningOf(response).catch(() => ""));
  let rest = "";
  for await (const chunk of textOf(response)) {
    const [first = "", ...others] = chunk.split("\n");
    rest += first;
    if (rest.length > LONGEST_LINE) throw new Error("a line of the answer does not end");
    for (const next of others) {
      yield rest;
      rest = next;
    }
  }
  if (rest !== "") yield rest;
}

/** What a server sent, as the shape that it should have. */
export function parsePiece<Piece>(schema: z.ZodType<Piece>, text: string): Piece {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error("a piece of the answer is no JSON");
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Error("a piece of the answer has another shape");
  return parsed.data;
}

async function beginningOf(response: Response): Promise<string> {
  let text = "";
  for await (const chunk of textOf(response)) {
    text += chunk;
    if (text.length >= LONGEST_REFUSAL) break;
  }
  return text.slice(0, LONGEST_REFUSAL);
}

async function* textOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) return;
  const decoder = new TextDecoder();
  for await (const bytes of body) yield decoder.decode(bytes as Uint8Array, { stream: true });
}
