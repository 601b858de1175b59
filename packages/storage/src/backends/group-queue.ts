/** One result per item of the group: null when it is done, otherwise why it alone was refused. */
export type GroupOutcome = Error | null;

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what arrives in one tick, or while a group is being written, and hands it to `write` as the next group:
 * many commits share the cost of one trip to the disk. Groups run one after another, items keep their order.
 */
export class GroupQueue<Item> {
  readonly #write: (group: readonly Item[]) => Promise<readonly GroupOutcome[]>;
  #waiting: Waiting<Item>[] = [];
  #running: Promise<void> | null = null;

  constructor(write: (group: readonly Item[]) => Promise<readonly GroupOutcome[]>) {
    this.#write = write;
  }

  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when everything added so far is settled. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#settle(group);
    }
    this.#running = null;
  }

  async #settle(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      const outcomes = await this.#write(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const refused = outcomes[index] ?? null;
        if (refused === null) resolve();
        else reject(refused);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
