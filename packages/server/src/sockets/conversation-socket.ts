import { CLOSE_REASONS, type CloseReason, type WireEvent } from "@maru/protocol";
import type { Language } from "@maru/state";
import type { Session, SessionId } from "@maru/storage";
import type { RawData, WebSocket } from "ws";
import type { Caller } from "../access/caller.ts";
import { describeConnection } from "../events/describe-connection.ts";
import { Follower, type Reader } from "../events/follower.ts";
import { Refusal, toRefusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { obey, readCommand } from "./commands.ts";
import type { Watcher } from "./watchers.ts";

/** More than this not taken by the other side, and the socket is told nothing until it has taken it. */
const FULL = 512 * 1024;
/** Two beats without a sign of life, or so many held up, and nobody is there. */
const PATIENCE = 2;
const MOST_COMMANDS_WAITING = 32;
const MOST_MISTAKES = 20;

/** One client on one conversation. */
export class ConversationSocket implements Watcher, Reader {
  readonly #socket: WebSocket;
  readonly #session: Session;
  readonly #caller: Caller;
  readonly #language: Language;
  readonly #isStillAllowed: () => Promise<boolean>;
  readonly #services: Services;
  readonly #follower: Follower;
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;
  #mistakes = 0;
  #silentBeats = 0;
  #fullBeats = 0;

  constructor(
    socket: WebSocket,
    to: {
      session: Session;
      caller: Caller;
      language: Language;
      after: number;
      /** Whether whoever opened it still may. */
      isStillAllowed: () => Promise<boolean>;
    },
    services: Services,
  ) {
    this.#socket = socket;
    this.#session = to.session;
    this.#caller = to.caller;
    this.#language = to.language;
    this.#isStillAllowed = to.isStillAllowed;
    this.#services = services;
    this.#follower = new Follower(services.runtime, to.session.id, to.after, this);
    services.watchers.add(this);
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
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
    this.#socket.send(JSON.stringify(event), () => {
      if (this.#socket.bufferedAmount < FULL / 2) this.#follower.resume();
    });
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
      void this.#checkCaller();
    }
  }

  /** A key may be revoked, a token may expire while the socket is open. */
  async #checkCaller(): Promise<void> {
    try {
      if (!(await this.#isStillAllowed())) this.close("unauthenticated");
    } catch (error) {
      // The issuer of the tokens cannot be reached: asked again at the next beat.
      this.#services.logger.warn({ session: this.session, error: String(error) }, "a caller was not checked");
    }
  }

  close(reason: CloseReason): void {
    this.#socket.close(CLOSE_REASONS[reason], reason);
    // Somebody who reads nothing does not read that either.
    if (reason === "too_slow") this.#socket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#silentBeats = 0;
    if (isBinary) this.close("protocol_error");
    else if (this.#waiting >= MOST_COMMANDS_WAITING) this.close("too_many_requests");
    else this.#enqueue((data as Buffer).toString("utf8"));
  }

  /** One after the other: a second message must not overtake the first. */
  #enqueue(text: string): void {
    this.#waiting += 1;
    this.#work = this.#work
      .then(() => this.#do(text))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #do(text: string): Promise<void> {
    let client_id: string | undefined;
    try {
      const command = readCommand(text);
      if ("client_id" in command) client_id = command.client_id;
      if (this.#caller.role === "reader" && command.type !== "ping") throw new Refusal("FORBIDDEN");
      const said = await obey(this.#services, { session: this.#session, caller: this.#caller }, command);
      if (said !== null) this.tell(said);
      this.#mistakes = 0;
    } catch (error) {
      this.#refuse(toRefusal(error), client_id);
    }
  }

  #refuse(refusal: Refusal, client_id: string | undefined): void {
    if (refusal.code === "INTERNAL")
      this.#services.logger.error(
        { session: this.session, error: String(refusal.cause) },
        "a command failed",
      );
    const { error, message, issues } = refusal.toBody(this.#language, "");
    this.tell({
      event: "refused",
      data: {
        ...(client_id === undefined ? {} : { client_id }),
        error,
        message,
        ...(issues === undefined ? {} : { issues }),
      },
    });
    if (refusal.code === "SESSION_EXPIRED") this.close("session_gone");
    this.#mistakes += 1;
    if (this.#mistakes >= MOST_MISTAKES) this.close("protocol_error");
  }
}
