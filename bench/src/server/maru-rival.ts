import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { callRoute, ROUTES, type Wire, type WireEvent } from "@maru/protocol";
import { WebSocket } from "ws";
import { makeBundle } from "../../../packages/cli/bin/bundle.js";
import { type Conversation, type Rival, residentMegabytes } from "./rival.ts";

const SERVER = fileURLToPath(new URL("./echo-server.ts", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../../../package.json", import.meta.url));
/** Beside the program itself, where what is installed is found. */
const PLACE = fileURLToPath(new URL("../../../packages/cli/dist/", import.meta.url));

/** Ours on SQLite, spoken to over WebSocket as a browser would. */
export async function startMaru(folder: string): Promise<Rival> {
  const place = `sqlite:${join(folder, "maru.db")}`;
  let { child, wire } = await launch(place);
  return {
    name: "Maru",
    converse: async () => {
      const { id } = await callRoute(wire, ROUTES.createSession, { body: { assistant: "echo" } });
      return MaruConversation.open(() => wire, id);
    },
    memory: () => residentMegabytes(child.pid ?? 0),
    crash: async () => {
      await kill(child);
      ({ child, wire } = await launch(place));
    },
    stop: () => kill(child),
  };
}

async function launch(place: string): Promise<{ child: ChildProcess; wire: Wire }> {
  const { child, url } = await startEcho(place);
  return { child, wire: { fetch, base: url } };
}

/** The server as `npm start` starts it: as one file of JavaScript, with the same settings of Node. */
export async function startEcho(place: string): Promise<{ child: ChildProcess; url: string }> {
  const program = join(PLACE, `echo-server-${process.pid}.js`);
  await makeBundle(SERVER, program);
  try {
    const child = fork(program, [place], { execArgv: await settingsOfNode() });
    const [{ url }] = (await once(child, "message")) as [{ url: string }];
    return { child, url };
  } finally {
    await rm(program, { force: true });
  }
}

/** What `npm start` says to Node, before the name of the program. */
async function settingsOfNode(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(PACKAGE, "utf8")) as { scripts: { start: string } };
  const [, ...words] = scripts.start.split(" ");
  return words.slice(
    0,
    words.findIndex((word) => !word.startsWith("--")),
  );
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

class MaruConversation implements Conversation {
  readonly #wire: () => Wire;
  readonly #id: string;
  readonly #socket: WebSocket;
  #said = 0;
  #wake: (() => void) | null = null;

  private constructor(wire: () => Wire, id: string, socket: WebSocket) {
    this.#wire = wire;
    this.#id = id;
    this.#socket = socket;
    socket.on("error", () => undefined);
    socket.on("message", (data: Buffer) => {
      const { event } = JSON.parse(data.toString("utf8")) as WireEvent;
      if (event === "final_response") this.#wake?.();
    });
  }

  static async open(wire: () => Wire, id: string): Promise<MaruConversation> {
    const address = `${wire().base.replace(/^http/, "ws")}/api/v1/chat/ws/${id}`;
    const socket = new WebSocket(address, { origin: wire().base });
    await once(socket, "open");
    return new MaruConversation(wire, id, socket);
  }

  async run(query: string): Promise<void> {
    this.#said += 1;
    const answered = new Promise<void>((resolve, reject) => {
      this.#wake = resolve;
      this.#socket.once("close", () => reject(new Error("the connection is gone")));
    });
    this.#socket.send(JSON.stringify({ type: "query", query, client_id: `${this.#id}-${this.#said}` }));
    await answered;
    this.#socket.removeAllListeners("close");
  }

  async answers(): Promise<number> {
    const params = { session_id: this.#id };
    const read = async () => callRoute(this.#wire(), ROUTES.readSession, { params, query: {} });
    let view = await read();
    while (view.is_running) {
      await pause(50);
      view = await read();
    }
    let found = 0;
    for (let after = 0; ; ) {
      const page = await callRoute(this.#wire(), ROUTES.readEvents, {
        params,
        query: { after, limit: 1000 },
      });
      found += page.events.filter(({ event }) => event === "final_response").length;
      const last = page.events.at(-1)?.seq;
      if (last === undefined) return found;
      after = last;
    }
  }

  close(): void {
    this.#socket.terminate();
  }
}
