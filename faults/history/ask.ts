import { type IncomingMessage, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface AskOptions {
  readonly body?: unknown;
  /** Cuts the connection so many milliseconds after it asked; nobody knows then what the server did. */
  readonly cutAfter?: number;
}

const PATIENCE = 8_000;

/** One request over plain HTTP. Rejects when no whole answer came. */
export function ask(base: string, method: string, path: string, options: AskOptions = {}): Promise<Answer> {
  const { body, cutAfter } = options;
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? "" : JSON.stringify(body);
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const asking = request(new URL(path, base), { method, headers, agent: false }, (response) => {
      readAll(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, body: text === "" ? null : JSON.parse(text) }),
        reject,
      );
    });
    const cut = () => asking.destroy(new Error("cut off"));
    const timer = setTimeout(cut, cutAfter ?? PATIENCE);
    asking.on("error", reject);
    asking.on("close", () => clearTimeout(timer));
    asking.end(sent);
  });
}

async function readAll(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
