import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelSettings, Provider } from "../models/model-settings.ts";
import { ANTHROPIC } from "./wires/anthropic.ts";
import { GOOGLE } from "./wires/google.ts";
import { OLLAMA } from "./wires/ollama.ts";
import { OPENAI } from "./wires/openai.ts";
import type { Question, Wire, WireBody, WireUsage } from "./wires/wire.ts";

export const PROVIDERS: readonly Provider[] = ["openai", "anthropic", "google", "ollama"];
const WIRES = [OPENAI, ANTHROPIC, GOOGLE, OLLAMA];

/** What the server does with one request. */
export type Behaviour =
  | { readonly type: "answer"; readonly text: string; readonly usage?: WireUsage; readonly pieces?: number }
  /** Takes the question and says nothing. */
  | { readonly type: "silent" }
  /** One letter at a time, with a pause before each. */
  | { readonly type: "slow"; readonly text: string; readonly pause: number }
  /** Ends the answer in the middle, as if it were whole. */
  | { readonly type: "truncated"; readonly text: string; readonly letters: number }
  /** Cuts the connection after so many pieces; 0 is before the first. */
  | { readonly type: "reset"; readonly text: string; readonly after: number }
  | { readonly type: "status"; readonly status: number; readonly retryAfter?: string }
  | { readonly type: "tool_calls"; readonly name: string; readonly count: number }
  /** Calls of tools with their arguments, as an answer. */
  | { readonly type: "calls"; readonly calls: readonly ScriptedCall[] }
  /** Something that is no answer at all. */
  | { readonly type: "raw"; readonly contentType: string; readonly body: string; readonly status?: number };

export interface ScriptedCall {
  readonly name: string;
  readonly arguments: object;
}

export interface Asked extends Question {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: WireBody;
}

export interface ModelServer {
  /** What it was asked, in order. */
  readonly asked: readonly Asked[];
  /** One behaviour per request; the last one stays. Forgets what was asked before. */
  readonly behave: (...behaviours: readonly Behaviour[]) => void;
  readonly settings: (provider: Provider, given?: Partial<ModelSettings>) => ModelSettings;
  readonly close: () => Promise<void>;
}

export const USAGE = { input: 20, output: 10 };
const PIECE = 7;

/** A language model made of HTTP: four wire formats, and every way of being a bad server. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let behaviours: readonly Behaviour[] = [];
  const server = createServer((request, response) => {
    request.on("error", () => undefined);
    response.on("error", () => undefined);
    void readBody(request).then((body) => {
      const behaviour = behaviours[Math.min(asked.length, behaviours.length - 1)] ?? { type: "silent" };
      const { url: path = "", headers } = request;
      const wire = WIRES.find(({ takes }) => takes(path));
      if (wire === undefined) return void response.writeHead(404).end();
      const question = JSON.parse(body) as WireBody;
      const read = wire.read(path, question);
      asked.push({ path, headers, body: question, ...read });
      return perform(behaviour, wire, response, read.stream);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    behave: (...given) => {
      behaviours = given;
      asked.length = 0;
    },
    settings: (provider, given = {}) => ({
      provider,
      model: "test",
      base_url: `http://127.0.0.1:${port}${provider === "openai" ? "/v1" : ""}`,
      key: "test-key",
      streams: true,
      price: null,
      ...given,
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function perform(
  behaviour: Behaviour,
  wire: Wire,
  response: ServerResponse,
  stream: boolean,
): Promise<void> {
  switch (behaviour.type) {
    case "silent":
      return;
    case "status": {
      const { status, retryAfter } = behaviour;
      const after = retryAfter === undefined ? {} : { "retry-after": retryAfter };
      response.writeHead(status, { "content-type": "application/json", ...after });
      response.end(JSON.stringify(wire.refusal(status)));
      return;
    }
    case "raw":
      response
        .writeHead(behaviour.status ?? 200, { "content-type": behaviour.contentType })
        .end(behaviour.body);
      return;
    case "answer": {
      const usage = behaviour.usage === undefined ? USAGE : behaviour.usage;
      if (!stream) return sendWhole(response, wire.whole("test", behaviour.text, usage));
      open(response, wire).write(wire.begin("test", usage));
      for (const piece of cut(behaviour.text, behaviour.pieces ?? PIECE)) response.write(wire.piece(piece));
      response.end(wire.end(usage));
      return;
    }
    case "slow":
      open(response, wire).write(wire.begin("test", null));
      for (const letter of behaviour.text) {
        await new Promise((resolve) => setTimeout(resolve, behaviour.pause));
        if (response.destroyed) return;
        response.write(wire.piece(letter));
      }
      response.end(wire.end(null));
      return;
    case "truncated":
      open(response, wire).write(wire.begin("test", USAGE));
      response.end(wire.piece(behaviour.text.slice(0, behaviour.letters)));
      return;
    case "reset": {
      if (behaviour.after === 0) return void response.destroy();
      const pieces = cut(behaviour.text, PIECE).slice(0, behaviour.after);
      const sent = wire.begin("test", USAGE) + pieces.map(wire.piece).join("");
      open(response, wire).write(sent, () => response.destroy());
      return;
    }
    case "tool_calls":
      open(response, wire).write(wire.begin("test", USAGE));
      for (let index = 0; index < behaviour.count; index += 1)
        response.write(wire.toolCall(index, behaviour.name, '{"to":"x"}'));
      response.end(wire.end(USAGE));
      return;
    case "calls":
      open(response, wire).write(wire.begin("test", USAGE));
      for (const [index, call] of behaviour.calls.entries())
        response.write(wire.toolCall(index, call.name, JSON.stringify(call.arguments)));
      response.end(wire.end(USAGE));
      return;
  }
}

function open(response: ServerResponse, { contentType }: Wire): ServerResponse {
  return response.writeHead(200, { "content-type": contentType });
}

function sendWhole(response: ServerResponse, content: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(content));
}

function cut(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
