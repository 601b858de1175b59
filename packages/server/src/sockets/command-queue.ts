import type { CloseReason } from "@maru/protocol";
import { type Refusal, toRefusal } from "../refusal.ts";

const MOST_WAITING = 32;
const MOST_MISTAKES = 20;

export interface CommandTaker {
  obey(text: string): Promise<void>;
  refuse(refusal: Refusal, text: string): void;
  close(reason: CloseReason): void;
}

/** What a client says, one after the other: a second message must not overtake the first. */
export class CommandQueue {
  readonly #taker: CommandTaker;
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;
  #mistakes = 0;

  constructor(taker: CommandTaker) {
    this.#taker = taker;
  }

  take(data: Buffer, isBinary: boolean): void {
    if (isBinary) this.#taker.close("protocol_error");
    else if (this.#waiting >= MOST_WAITING) this.#taker.close("too_many_requests");
    else this.#enqueue(data.toString("utf8"));
  }

  #enqueue(text: string): void {
    this.#waiting += 1;
    this.#work = this.#work
      .then(() => this.#obey(text))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #obey(text: string): Promise<void> {
    try {
      await this.#taker.obey(text);
      this.#mistakes = 0;
    } catch (error) {
      this.#taker.refuse(toRefusal(error), text);
      this.#mistakes += 1;
      if (this.#mistakes >= MOST_MISTAKES) this.#taker.close("protocol_error");
    }
  }
}
