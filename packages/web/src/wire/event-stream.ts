import { afterClose, type KnownEvent, readEvent } from "@maru/protocol";
import { backoff } from "./backoff.ts";

export type Connection = "connecting" | "open" | "again" | "offline" | "sign_in" | "gone";

export interface Socket {
  close(): void;
}
export interface SocketListener {
  readonly onMessage: (data: unknown) => void;
  readonly onClose: (code: number) => void;
}

export interface StreamOptions {
  /** Opens a socket that tells everything after a sequence. */
  readonly open: (after: number, listener: SocketListener) => Socket;
  readonly after: number;
  readonly onEvent: (event: KnownEvent) => void;
  readonly onConnection: (connection: Connection) => void;
  readonly isOnline?: () => boolean;
  readonly wait?: (milliseconds: number, then: () => void) => () => void;
  readonly random?: () => number;
}

/** The events of a conversation, without a gap: after a cut it comes again and asks for what it missed. */
export class EventStream {
  readonly #options: Required<StreamOptions>;
  #socket: Socket | null = null;
  #after: number;
  #attempt = 0;
  #cancelWait: (() => void) | null = null;
  #isClosed = false;

  constructor(options: StreamOptions) {
    this.#options = {
      isOnline: () => navigator.onLine,
      wait: waitInPage,
      random: Math.random,
      ...options,
    };
    this.#after = options.after;
    this.#connect();
  }

  /** Comes again at once: the device is back online, or the page is looked at again. */
  hurry(): void {
    if (this.#isClosed || this.#socket !== null) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** The device says that it has no network: no need to wait until the socket notices. */
  cut(): void {
    if (this.#isClosed) return;
    this.#drop();
    this.#options.onConnection("offline");
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
  }

  #drop(): void {
    this.#cancelWait?.();
    this.#cancelWait = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(): void {
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.#options.onConnection(this.#attempt === 0 ? "connecting" : "again");
    const socket = this.#options.open(this.#after, {
      onMessage: (data) => this.#socket === socket && this.#receive(data),
      onClose: (code) => this.#socket === socket && this.#closed(code),
    });
    this.#socket = socket;
  }

  #receive(data: unknown): void {
    const read = readEvent(parse(data));
    const seq = read.kind === "known" ? read.event.seq : read.seq;
    if (seq !== null) {
      // Told twice after a reconnect; once is enough.
      if (seq <= this.#after) return;
      this.#after = seq;
    }
    if (read.kind === "unknown") return;
    if (read.event.event === "connected") {
      this.#attempt = 0;
      this.#options.onConnection("open");
    }
    if (read.event.event === "snapshot_needed") this.#after = read.event.data.seq;
    this.#options.onEvent(read.event);
  }

  #closed(code: number): void {
    this.#socket = null;
    const next = afterClose(code);
    if (next !== "reconnect") {
      this.#options.onConnection(next === "sign_in" ? "sign_in" : "gone");
      return;
    }
    this.#attempt += 1;
    this.#options.onConnection(this.#options.isOnline() ? "again" : "offline");
    this.#cancelWait = this.#options.wait(backoff(this.#attempt, this.#options.random()), () =>
      this.#connect(),
    );
  }
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}

function waitInPage(milliseconds: number, then: () => void): () => void {
  const timer = window.setTimeout(then, milliseconds);
  return () => window.clearTimeout(timer);
}
