import { type ChatFrame, ChatMessage, type CloseReason } from "@maru/protocol";
import type { Language } from "@maru/state";
import type { WebSocket } from "ws";
import type { Caller } from "../access/caller.ts";
import { parseUntrustedJson } from "../read-json.ts";
import { invalidRequest, Refusal } from "../refusal.ts";
import { chat } from "../routes/travel-chat.ts";
import type { Services } from "../services.ts";
import { CommandQueue, type CommandTaker } from "./command-queue.ts";
import { closeSocket } from "./frame-guard.ts";
import { checkCaller, type Watcher } from "./watchers.ts";

const PATIENCE = 2;
/** More than this not taken by the other side, and nobody is listening. */
const FULL = 1024 * 1024;

/** The travel planner's older socket, `/api/ws/chat`: a message in, its answer in chunks. */
export class TravelChatSocket implements Watcher, CommandTaker {
  readonly session = null;
  readonly #socket: WebSocket;
  readonly #to: TravelVisit;
  readonly #services: Services;
  #silentBeats = 0;

  constructor(socket: WebSocket, to: TravelVisit, services: Services) {
    this.#socket = socket;
    this.#to = to;
    this.#services = services;
    const commands = new CommandQueue(this);
    services.watchers.add(this);
    socket.on("message", (data, isBinary) => {
      this.#silentBeats = 0;
      commands.take(data as Buffer, isBinary);
    });
    socket.on("pong", () => {
      this.#silentBeats = 0;
    });
    socket.on("close", () => services.watchers.remove(this));
  }

  async obey(text: string): Promise<void> {
    const { caller } = this.#to;
    if (caller.role === "reader") throw new Refusal("FORBIDDEN");
    if (!(await this.#to.isStillAllowed())) {
      this.close("unauthenticated");
      throw new Refusal("UNAUTHENTICATED");
    }
    const parsed = ChatMessage.safeParse(parseUntrustedJson(text));
    if (!parsed.success) throw invalidRequest("message", parsed.error);
    const answer = await chat(this.#services, caller, parsed.data);
    // Only what is stored is told, so that the pieces are the answer itself.
    for (const content of answer.reply.split(/(?<=\n)(?!\n)/)) this.#tell({ type: "chunk", content });
    this.#tell({ type: "complete", ...(answer as Omit<Extract<ChatFrame, { type: "complete" }>, "type">) });
  }

  refuse(refusal: Refusal): void {
    if (refusal.code === "INTERNAL")
      this.#services.logger.error({ error: String(refusal.cause) }, "a message failed");
    const { error, message } = refusal.toBody(this.#to.language, "");
    this.#tell({ type: "error", error, message });
    if (refusal.code === "SESSION_EXPIRED") this.close("session_gone");
  }

  beat(): void {
    this.#silentBeats += 1;
    if (this.#silentBeats > PATIENCE) this.#socket.terminate();
    else {
      this.#socket.ping();
      void checkCaller(this, this.#to.isStillAllowed, this.#services);
    }
  }

  close(reason: CloseReason): void {
    closeSocket(this.#socket, reason);
  }

  #tell(frame: ChatFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > FULL) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(frame));
  }
}

interface TravelVisit {
  readonly caller: Caller;
  readonly language: Language;
  /** Whether whoever opened it still may. */
  readonly isStillAllowed: () => Promise<boolean>;
}
