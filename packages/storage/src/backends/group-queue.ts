/** One result per item of the group: null when it is done, otherwise why it alone was refused. */
export type GroupOutcome = Error | null;

/** An item whose outcome is still to come does not hold up the others of its group. */
type Write<Item> = (group: readonly Item[]) => Promise<readonly (GroupOutcome | Promise<GroupOutcome>)[]>;

export interface GroupLimits<Item> {
  /** How many groups may be under way at once; items keep their order only while it is one. */
  readonly groups: number;
  /** How many items a group holds at most. */
  readonly most: number;
  /** Items of one place never share a group. */
  readonly placeOf: ((item: Item) => string) | null;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const ONE_AFTER_ANOTHER = { groups: 1, most: Number.POSITIVE_INFINITY, placeOf: null };

/**
 * Gathers what arrives in one tick, or while groups are being written, and hands it to `write` as the next group:
 * many commits share the cost of one trip to the disk.
 */
export class GroupQueue<Item> {
  readonly #write: Write<Item>;
  readonly #limits: GroupLimits<Item>;
  #waiting: Waiting<Item>[] = [];
  #underWay = 0;
  #unsettled = 0;
  #isGathering = false;
  #idle: (() => void)[] = [];

  constructor(write: Write<Item>, limits: GroupLimits<Item> = ONE_AFTER_ANOTHER) {
    this.#write = write;
    this.#limits = limits;
  }

  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#unsettled += 1;
      if (this.#isGathering || this.#underWay >= this.#limits.groups) return;
      this.#isGathering = true;
      setImmediate(() => {
        this.#isGathering = false;
        this.#start();
      });
    });
  }

  /** Resolves when everything added so far is settled. */
  async idle(): Promise<void> {
    if (this.#unsettled > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #start(): void {
    while (this.#waiting.length > 0 && this.#underWay < this.#limits.groups) {
      this.#underWay += 1;
      void this.#writeGroup(this.#take()).then(() => {
        this.#underWay -= 1;
        this.#start();
      });
    }
  }

  #take(): readonly Waiting<Item>[] {
    const { most, placeOf } = this.#limits;
    const group: Waiting<Item>[] = [];
    const left: Waiting<Item>[] = [];
    const places = new Set<string>();
    for (const each of this.#waiting) {
      const place = placeOf?.(each.item);
      const fits = group.length < most && (place === undefined || !places.has(place));
      (fits ? group : left).push(each);
      if (place !== undefined) places.add(place);
    }
    this.#waiting = left;
    return group;
  }

  async #writeGroup(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      const outcomes = await this.#write(group.map(({ item }) => item));
      for (const [index, each] of group.entries()) {
        const outcome = outcomes[index] ?? null;
        if (outcome instanceof Promise) void outcome.then((late) => this.#settle(each, late));
        else this.#settle(each, outcome);
      }
    } catch (error) {
      for (const each of group) this.#settle(each, error as Error);
    }
  }

  #settle({ resolve, reject }: Waiting<Item>, refused: GroupOutcome): void {
    if (refused === null) resolve();
    else reject(refused);
    this.#unsettled -= 1;
    if (this.#unsettled === 0) for (const whoWaits of this.#idle.splice(0)) whoWaits();
  }
}
