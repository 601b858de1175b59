import type { WireEvent } from "@maru/protocol";
import type { Heard, Runtime } from "@maru/runtime";
import type { SessionId } from "@maru/storage";
import { toWire } from "./to-wire.ts";

/** Somebody who is told what happens in a session, at their own pace. */
export interface Reader {
  /** False while what was told before has not been taken yet. */
  isReady(): boolean;
  tell(event: WireEvent): void;
  /** The session was deleted, here or by another process. */
  gone(): void;
  /** The log could not be read. */
  failed(error: unknown): void;
}

const PAGE = 100;
/** A reader that was held up and is further behind than this had better look at the session itself. */
const FAR_BEHIND = 1000;

/**
 * Tells one reader the log from a sequence on, without gap or duplicate. Nothing is kept for slow readers: the log
 * itself is the queue, and it is read on when they are ready again.
 */
export class Follower {
  readonly #runtime: Runtime;
  readonly #session: SessionId;
  readonly #reader: Reader;
  readonly #unsubscribe: () => void;
  #told: number;
  #isReading = false;
  #again = false;
  #wasHeldUp = false;
  #isClosed = false;

  constructor(runtime: Runtime, session: SessionId, after: number, reader: Reader) {
    this.#runtime = runtime;
    this.#session = session;
    this.#reader = reader;
    this.#told = after;
    this.#unsubscribe = runtime.subscribe(session, (heard) => this.#hear(heard));
  }

  /** Reads on: at the beginning, or when something may have happened elsewhere. */
  readOn(): void {
    if (this.#isReading) this.#again = true;
    else void this.#read();
  }

  /** The reader has taken what was told. */
  resume(): void {
    if (this.#wasHeldUp) this.readOn();
  }

  close(): void {
    this.#isClosed = true;
    this.#unsubscribe();
  }

  #hear(heard: Heard): void {
    if (this.#isClosed) return;
    if (heard.kind === "elsewhere") {
      this.readOn();
      return;
    }
    const isCaughtUp = !this.#isReading && !this.#wasHeldUp && this.#reader.isReady();
    if (heard.kind === "transient") {
      // Said in passing: whoever is busy with what happened before does without.
      if (isCaughtUp) this.#reader.tell({ event: heard.transient.type, data: heard.transient.data });
      return;
    }
    const { sequence } = heard.event;
    if (isCaughtUp && sequence === this.#told + 1) {
      this.#told = sequence;
      this.#reader.tell(toWire(heard.event));
    } else if (sequence > this.#told) this.readOn();
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    try {
      do {
        this.#again = false;
        await this.#catchUp();
      } while (this.#again && !this.#isClosed);
    } catch (error) {
      if (!this.#isClosed) this.#reader.failed(error);
    } finally {
      this.#isReading = false;
    }
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      if (!this.#reader.isReady()) this.#wasHeldUp = true;
      if (this.#isClosed || !this.#reader.isReady()) return;
      const page = await this.#runtime.events(this.#session, this.#told, PAGE);
      if (this.#isClosed) return;
      // Every conversation begins with an event: one that has none any more is not there.
      if (page.last === 0 && this.#told > 0) return this.#reader.gone();
      const isFarBehind = this.#wasHeldUp && page.last - this.#told > FAR_BEHIND;
      if (page.missed > 0 || isFarBehind || page.last < this.#told) {
        this.#told = page.last;
        this.#wasHeldUp = false;
        this.#reader.tell({ event: "snapshot_needed", data: { seq: page.last } });
        return;
      }
      for (const event of page.events) {
        if (!this.#reader.isReady()) break;
        this.#told = event.sequence;
        this.#reader.tell(toWire(event));
      }
      if (this.#told < page.last && page.events.length > 0) continue;
      this.#wasHeldUp = false;
      return;
    }
  }
}
