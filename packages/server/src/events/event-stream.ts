import type { WireEvent } from "@maru/protocol";
import type { Session, SessionId } from "@maru/storage";
import type { Services } from "../services.ts";
import { checkCaller, type Watcher } from "../sockets/watchers.ts";
import { describeConnection } from "./describe-connection.ts";
import { Follower, type Reader } from "./follower.ts";

/** Bytes that wait for the reader at most, besides what the network holds. */
const FULL = 256 * 1024;
const PATIENCE = 2;
const encoder = new TextEncoder();

/** The log as server-sent events: for programs and pages that only listen. */
export function streamEvents(services: Services, session: Session, from: StreamStart): Response {
  const stream = new EventStream(services, session, from);
  return new Response(stream.body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
  });
}

interface StreamStart {
  readonly after: number;
  /** Whether whoever opened it still may. */
  readonly isStillAllowed: () => Promise<boolean>;
  readonly onEnd: () => void;
}

class EventStream implements Watcher, Reader {
  readonly body: ReadableStream<Uint8Array>;
  readonly #services: Services;
  readonly #session: Session;
  readonly #isStillAllowed: () => Promise<boolean>;
  readonly #follower: Follower;
  readonly #onEnd: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #fullBeats = 0;

  constructor(services: Services, session: Session, { after, isStillAllowed, onEnd }: StreamStart) {
    this.#services = services;
    this.#session = session;
    this.#isStillAllowed = isStillAllowed;
    this.#onEnd = onEnd;
    this.#follower = new Follower(services.runtime, session.id, after, this);
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
          services.watchers.add(this);
          this.#begin().catch((error: unknown) => this.failed(error));
        },
        pull: () => this.#follower.resume(),
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: FULL }),
    );
  }

  get session(): SessionId {
    return this.#session.id;
  }

  isReady(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  tell(event: WireEvent): void {
    const id = event.seq === undefined ? "" : `id: ${event.seq}\n`;
    this.#write(`${id}data: ${JSON.stringify(event)}\n\n`);
  }

  gone(): void {
    this.close();
  }

  failed(error: unknown): void {
    this.#services.logger.error({ session: this.session, error: String(error) }, "a log could not be read");
    this.close();
  }

  beat(): void {
    this.#fullBeats = this.isReady() ? 0 : this.#fullBeats + 1;
    const isOver = this.#services.storage.sessions.isExpired(this.#session);
    if (isOver || this.#fullBeats >= PATIENCE) this.close();
    else {
      if (this.isReady()) this.#write(":\n\n");
      void checkCaller(this, this.#isStillAllowed, this.#services);
    }
  }

  /** There is no way to say why; whoever comes again is told. */
  close(): void {
    const controller = this.#controller;
    this.#end();
    controller?.close();
  }

  async #begin(): Promise<void> {
    this.tell(await describeConnection(this.#services, this.#session));
    this.#follower.readOn();
  }

  #write(text: string): void {
    this.#controller?.enqueue(encoder.encode(text));
  }

  #end(): void {
    this.#controller = null;
    this.#services.watchers.remove(this);
    this.#follower.close();
    this.#onEnd();
  }
}
