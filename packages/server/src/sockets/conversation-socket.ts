import type { Duplex } from "node:stream";
import type { CloseReason, WireEvent } from "@maru/protocol";
import type { Language } from "@maru/state";
import type { Session, SessionId } from "@maru/storage";
import type { WebSocket } from "ws";
import type { Caller } from "../access/caller.ts";
import { describeConnection } from "../events/describe-connection.ts";
import { Follower, type Reader } from "../events/follower.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { CommandQueue, type CommandTaker } from "./command-queue.ts";
import { clientIdIn, obey, readCommand } from "./commands.ts";
import { closeSocket } from "./frame-guard.ts";
import { checkCaller, type Watcher } from "./watchers.ts";

/** More than this not taken by the other side, and the socket is told nothing until it has taken it. */
const FULL = 512 * 1024;
/** Two beats without a sign of life, or so many held up, and nobody is there. */
const PATIENCE = 2;

/** One client on one conversation. */
export class ConversationSocket implements Watcher, Reader, CommandTaker {
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  readonly #session: Session;
  readonly #caller: Caller;
  readonly #language: Language;
  readonly #isStillAllowed: () => Promise<boolean>;
  readonly #services: Services;
  readonly #follower: Follower;
  #silentBeats = 0;
  #fullBeats = 0;
  #isGathering = false;

  constructor(
    socket: WebSocket,
    to: {
      session: Session;
      caller: Caller;
      language: Language;
      after: number;
      /** Whether whoever opened it still may. */
      isStillAllowed: () => Promise<boolean>;
      /** What the socket writes to. */
      connection: Duplex;
    },
    services: Services,
  ) {
    this.#socket = socket;
    this.#connection = to.connection;
    this.#session = to.session;
    this.#caller = to.caller;
    this.#language = to.language;
    this.#isStillAllowed = to.isStillAllowed;
    this.#services = services;
    this.#follower = new Follower(services.runtime, to.session.id, to.after, this);
    services.watchers.add(this);
    const commands = new CommandQueue(this);
    socket.on("message", (data, isBinary) => {
      this.#silentBeats = 0;
      commands.take(data as Buffer, isBinary);
    });
    socket.on("pong", () => {
      this.#silentBeats = 0;
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      services.watchers.remove(this);
      this.#follower.close();
    });
  }

  get session(): SessionId {
    return this.#session.id;
  }

  /** Says how things are; what the client has missed follows. */
  async begin(): Promise<void> {
    this.tell(await describeConnection(this.#services, this.#session));
    this.#follower.readOn();
  }

  isReady(): boolean {
    return this.#socket.readyState === this.#socket.OPEN && this.#socket.bufferedAmount < FULL;
  }

  tell(event: WireEvent): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // The log waits until there is room; answers to what somebody says without ever listening do not.
    if (this.#socket.bufferedAmount > 2 * FULL) {
      this.close("too_slow");
      return;
    }
    this.#gather();
    this.#socket.send(JSON.stringify(event), () => {
      if (this.#socket.bufferedAmount < FULL / 2) this.#follower.resume();
    });
  }

  /** What is told in one go, as the events of one step are, goes to the network in one go. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#connection.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#connection.uncork();
    });
  }

  gone(): void {
    this.close("session_gone");
  }

  failed(error: unknown): void {
    this.#services.logger.error({ session: this.session, error: String(error) }, "a log could not be read");
    this.close("server_error");
  }

  beat(): void {
    this.#fullBeats = this.isReady() ? 0 : this.#fullBeats + 1;
    this.#silentBeats += 1;
    if (this.#services.storage.sessions.isExpired(this.#session)) this.close("session_gone");
    else if (this.#fullBeats >= PATIENCE) this.close("too_slow");
    else if (this.#silentBeats > PATIENCE) this.#socket.terminate();
    else {
      this.#socket.ping();
      void checkCaller(this, this.#isStillAllowed, this.#services);
    }
  }

  close(reason: CloseReason): void {
    closeSocket(this.#socket, reason);
    // Somebody who reads nothing does not read that either.
    if (reason === "too_slow") this.#socket.terminate();
  }

  async obey(text: string): Promise<void> {
    const command = readCommand(text);
    if (command.type !== "ping") await this.#checkCaller();
    const said = await obey(this.#services, { session: this.#session, caller: this.#caller }, command);
    if (said !== null) this.tell(said);
  }

  /** What somebody was allowed when the socket was opened may have been taken back since. */
  async #checkCaller(): Promise<void> {
    if (this.#caller.role === "reader") throw new Refusal("FORBIDDEN");
    if (await this.#isStillAllowed()) return;
    this.close("unauthenticated");
    throw new Refusal("UNAUTHENTICATED");
  }

  refuse(refusal: Refusal, text: string): void {
    if (refusal.code === "INTERNAL")
      this.#services.logger.error(
        { session: this.session, error: String(refusal.cause) },
        "a command failed",
      );
    const client_id = clientIdIn(text);
    const { error, message, issues } = refusal.toBody(this.#language, "");
    this.tell({
      event: "refused",
      data: {
        ...(client_id === null ? {} : { client_id }),
        error,
        message,
        ...(issues === undefined ? {} : { issues }),
      },
    });
    if (refusal.code === "SESSION_EXPIRED") this.close("session_gone");
  }
}
