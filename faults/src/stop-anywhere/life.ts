import { type Assistant, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import {
  type Backend,
  type Session,
  SYSTEM_PORTS as STORAGE_PORTS,
  type Storage,
  Vault,
} from "@maru/storage";
import { assembleStorage, MemoryBackend } from "@maru/storage/testing";
import type { Content } from "./conversations.ts";

const START = Date.parse("2026-11-16T10:00:00+09:00");
/** Longer than any lease. */
const A_WHILE = 60_000;

const never = () => new Promise<never>(() => undefined);

/** One process: a runtime with its own view of the store. What it does once it was killed reaches nobody. */
interface Process {
  readonly storage: Storage;
  readonly runtime: Runtime;
  isDead: boolean;
}

/** One conversation on a store that outlives the processes that serve it. */
export class Life {
  readonly #backend = new MemoryBackend();
  readonly #assistant: Assistant;
  readonly #pause: number;
  #now = START;
  #process: Process;
  #atPoint: (name: string) => void = () => undefined;
  #session: Session | null = null;
  #said = 0;

  private constructor(assistant: Assistant, pause: number) {
    this.#assistant = assistant;
    this.#pause = pause;
    this.#process = this.#start();
  }

  /** `pause`: how long after a kill the next process comes. */
  static async begin(assistant: Assistant, pause = A_WHILE): Promise<Life> {
    const life = new Life(assistant, pause);
    life.#session = await life.runtime.create({ assistant: assistant.name, tenant: "local", user: "me" });
    return life;
  }

  get session(): Session {
    if (this.#session === null) throw new Error("it has not begun");
    return this.#session;
  }

  get runtime(): Runtime {
    return this.#process.runtime;
  }

  get storage(): Storage {
    return this.#process.storage;
  }

  /** Says something and waits until nothing is left to do, or the process has died. Gives the number of the turn. */
  async say(content: Content, atPoint: (name: string) => void = () => undefined): Promise<number> {
    this.#said += 1;
    const { runtime } = this;
    const died = this.#watch(atPoint);
    const answered = runtime
      .send(this.session, { client_id: `message ${this.#said}`, content })
      .then(async (sent) => {
        await runtime.whenIdle(this.session.id);
        return sent.sequence;
      });
    const turn = await Promise.race([answered, died.then(() => -1)]);
    this.#atPoint = () => undefined;
    return turn;
  }

  cancel(): void {
    this.runtime.cancel(this.session.id);
  }

  /** Somebody puts the clock forward, or back. */
  turnClock(milliseconds: number): void {
    this.#now += milliseconds;
  }

  kill(): void {
    this.#process.isDead = true;
  }

  /** Another process comes later and finds what the killed one left; it may be killed as well. */
  async restart(atPoint: (name: string) => void = () => undefined): Promise<void> {
    this.#now += this.#pause;
    this.#process = this.#start();
    const died = this.#watch(atPoint);
    const { runtime } = this;
    await Promise.race([runtime.recover().then(() => runtime.whenIdle(this.session.id)), died]);
    this.#atPoint = () => undefined;
  }

  async end(): Promise<void> {
    await this.runtime.drain();
    await this.#backend.close();
  }

  /** Resolves when the process has died at one of the points it passes. */
  #watch(atPoint: (name: string) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#atPoint = (name) => {
        atPoint(name);
        if (this.#process.isDead) resolve();
      };
    });
  }

  #start(): Process {
    const now = () => this.#now;
    const isDead = () => process.isDead;
    const storage = assembleStorage(new Vault(mortal(this.#backend, isDead), null), {
      ...STORAGE_PORTS,
      now,
    });
    const runtime = new Runtime({
      storage,
      assistants: [this.#assistant],
      ports: {
        ...SYSTEM_PORTS,
        now,
        wait: (milliseconds, signal) => (isDead() ? never() : SYSTEM_PORTS.wait(milliseconds, signal)),
        faultPoint: (name) => {
          if (process === this.#process) this.#atPoint(name);
        },
      },
    });
    const process: Process = { storage, runtime, isDead: false };
    return process;
  }
}

/** The dead neither read nor write: their calls never come back. */
function mortal(backend: Backend, isDead: () => boolean): Backend {
  return new Proxy(backend, {
    get: (target, name: keyof Backend) => {
      const method = target[name]?.bind(target) as ((...given: unknown[]) => unknown) | undefined;
      return method === undefined
        ? undefined
        : (...given: unknown[]) => (isDead() ? never() : method(...given));
    },
  });
}
