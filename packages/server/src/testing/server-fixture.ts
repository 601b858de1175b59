import { callRoute, ROUTES, type Wire } from "@maru/protocol";
import { type Assistant, Runtime, type RuntimePorts, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { openStorage, type Storage } from "@maru/storage";
import { type RunningServer, type ServerOptions, startServer } from "../start-server.ts";
import { SocketClient } from "./socket-client.ts";

export interface Fixture {
  readonly server: RunningServer;
  readonly runtime: Runtime;
  readonly storage: Storage;
  readonly wire: Wire;
  /** A new conversation's id. */
  newSession(): Promise<string>;
  /** Says something and waits for its answer. */
  say(session: string, text: string): Promise<void>;
  connect(session: string, after?: number): Promise<SocketClient>;
  /** Lets so many milliseconds pass for the server and what it keeps. */
  advance(milliseconds: number): void;
  /** Lets the server look after its connections once. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

let said = 0;

/** A real server on a free port, with an assistant that writes down what it is told. */
export async function startFixture(
  options: Partial<ServerOptions> & { assistants?: readonly Assistant[] } = {},
): Promise<Fixture> {
  let passed = 0;
  let beat: () => void = () => undefined;
  const ports: RuntimePorts = {
    ...SYSTEM_PORTS,
    now: () => SYSTEM_PORTS.now() + passed,
    // The server itself waits for nothing but the next beat.
    wait: (_milliseconds, signal) =>
      new Promise((resolve, reject) => {
        beat = resolve;
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      }),
  };
  const storage = options.storage ?? (await openStorage("memory:", { ports }));
  const runtime =
    options.runtime ?? new Runtime({ storage, assistants: options.assistants ?? [noteAssistant()] });
  const server = await startServer({ runtime, storage, ports, ...options });
  const wire: Wire = { fetch, base: server.url };
  const clients: SocketClient[] = [];
  return {
    server,
    runtime,
    storage,
    wire,
    newSession: async () => (await callRoute(wire, ROUTES.createSession, { body: { assistant: "note" } })).id,
    say: async (session_id, text) => {
      said += 1;
      await callRoute(wire, ROUTES.sendMessage, {
        params: { session_id },
        body: { text, client_id: `said-${said}` },
      });
      await runtime.whenIdle(session_id as never);
    },
    connect: async (session, after = 0) => {
      const client = await SocketClient.open(server.url, session, { after });
      clients.push(client);
      return client;
    },
    advance: (milliseconds) => {
      passed += milliseconds;
    },
    beat: async () => {
      beat();
      await new Promise((resolve) => setImmediate(resolve));
    },
    stop: async () => {
      for (const client of clients) client.close();
      await server.stop();
      await storage.close();
    },
  };
}
