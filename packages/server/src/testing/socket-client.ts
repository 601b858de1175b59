import { once } from "node:events";
import type { CommandInput, WireEvent } from "@maru/protocol";
import { WebSocket } from "ws";

export interface SocketOptions {
  readonly after?: number;
  readonly origin?: string | null;
  readonly token?: string;
  /** The name it calls the server by, when something stands in between. */
  readonly host?: string;
  readonly protocols?: readonly string[];
  readonly autoPong?: boolean;
}

/** A client of one conversation that remembers everything it heard. */
export class SocketClient {
  readonly heard: WireEvent[] = [];
  closed: { code: number; reason: string } | null = null;
  readonly #socket: WebSocket;
  readonly #listeners = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString("utf8")) as WireEvent);
      this.#tell();
    });
    socket.on("error", () => undefined);
    socket.on("close", (code, reason) => {
      this.closed = { code, reason: reason.toString("utf8") };
      this.#tell();
    });
  }

  /** Resolves once the handshake is done; rejects with the status when it was refused. */
  static async open(base: string, session: string, options: SocketOptions = {}): Promise<SocketClient> {
    const address = new URL(`/api/v1/chat/ws/${session}`, base.replace(/^http/, "ws"));
    address.searchParams.set("after", String(options.after ?? 0));
    const origin = options.origin === undefined ? new URL(base).origin : options.origin;
    const socket = new WebSocket(address, [...(options.protocols ?? [])], {
      autoPong: options.autoPong ?? true,
      headers: {
        ...(origin === null ? {} : { origin }),
        ...(options.host === undefined ? {} : { host: options.host }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      },
    });
    const client = new SocketClient(socket);
    const refused = new Promise<never>((_, reject) => {
      socket.once("unexpected-response", (_request, response) =>
        reject(new Error(`HTTP ${response.statusCode}`)),
      );
      socket.once("error", reject);
    });
    await Promise.race([once(socket, "open"), refused]);
    return client;
  }

  get socket(): WebSocket {
    return this.#socket;
  }

  send(command: CommandInput): void {
    this.#socket.send(JSON.stringify(command));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** The first thing heard, now or later, that fits. */
  async hear(
    event: string,
    fits: (data: Record<string, unknown>) => boolean = () => true,
  ): Promise<WireEvent> {
    const find = () => this.heard.find((each) => each.event === event && fits(each.data as never));
    await this.until(() => find() !== undefined, `the event ${event}`);
    return find() as WireEvent;
  }

  async answersPing(): Promise<void> {
    const pongs = () => this.heard.filter(({ event }) => event === "pong").length;
    const before = pongs();
    this.send({ type: "ping" });
    await this.until(() => pongs() > before, "a pong");
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    await this.until(() => this.closed !== null, "the end");
    return this.closed as { code: number; reason: string };
  }

  /** What came from the log, in the order it came. */
  get sequences(): readonly number[] {
    return this.heard.flatMap(({ seq }) => seq ?? []);
  }

  async until(condition: () => boolean, what: string, patience = 10_000): Promise<void> {
    if (condition()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#listeners.delete(check);
        reject(
          new Error(`waited in vain for ${what}; heard ${this.heard.map(({ event }) => event).join(", ")}`),
        );
      }, patience);
      const check = () => {
        if (!condition()) return;
        clearTimeout(timer);
        this.#listeners.delete(check);
        resolve();
      };
      this.#listeners.add(check);
    });
  }

  close(): void {
    this.#socket.close();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
