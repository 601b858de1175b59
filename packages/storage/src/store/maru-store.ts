import {
  BaseStore,
  type Item,
  type Operation,
  type OperationResults,
  type SearchItem,
} from "@langchain/langgraph-checkpoint";
import { rank, tokenise } from "@maru/language";
import { mapLimited } from "../backends/map-limited.ts";
import { decodeForeign } from "../checkpoints/foreign-value.ts";
import { StorageError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import type { Vault } from "../vault.ts";
import { applyEdits, editsBySpace } from "./edits.ts";
import { isLive, type StoredItem, toItem } from "./item.ts";
import { matchesFilter } from "./item-filter.ts";
import { ItemSpaces } from "./item-spaces.ts";
import {
  commonPrefix,
  compareNamespaces,
  matchesConditions,
  summariseNamespaces,
} from "./namespace-match.ts";
import { type ListNamespaces, readOperation, type Search, type StoreOperation } from "./operations.ts";
import { searchableText } from "./searchable-text.ts";
import { Turns } from "./turns.ts";

export interface MaruStoreOptions {
  /** Minutes after which what was put is gone, unless it is put again. Without it, items stay. */
  readonly ttl?: number;
}

const MINUTE = 60_000;
/** About nineteen centuries. Beyond, dates run out. */
const LONGEST_TTL = 1e9;
const SPACES_AT_ONCE = 8;

/**
 * Long-term memory: a LangGraph store on any backend, with text search that works in Korean and English.
 *
 * Items are found in the order of their namespaces and, within one, in the order they were first put. All of a
 * batch's reads see the time before its writes; the writes to one namespace are durable together.
 *
 * @example
 * await store.put(["memories", "user-1"], "food", { text: "새우 알레르기가 있어요" });
 * await store.search(["memories", "user-1"], { query: "새우를 먹어도 되나요?" });
 */
export class MaruStore extends BaseStore {
  readonly #spaces: ItemSpaces;
  readonly #ports: Ports;
  readonly #ttl: number | null;
  /** Writers of this process need not compete with each other. */
  readonly #turns = new Turns();

  constructor(vault: Vault, ports: Ports, options: MaruStoreOptions = {}) {
    super();
    this.#spaces = new ItemSpaces(vault);
    this.#ports = ports;
    this.#ttl = readTtl(options.ttl);
  }

  override async batch<Op extends Operation[]>(operations: Op): Promise<OperationResults<Op>> {
    const now = this.#ports.now();
    const expiresAt = this.#ttl === null ? null : now + this.#ttl;
    const read = Array.from(operations, readOperation);
    return (await this.#run(read, { now, expiresAt })) as OperationResults<Op>;
  }

  /** LangGraph's own checks here throw errors of their own; ours run for every operation of a batch. */
  override async put(
    namespace: string[],
    key: string,
    value: Record<string, unknown>,
    index?: false | string[],
  ): Promise<void> {
    await this.batch([{ namespace, key, value, ...(index === undefined ? {} : { index }) }]);
  }

  /** Like `put`, but gone at that time; null keeps it whatever the store's own time to live is. */
  async putUntil(
    namespace: string[],
    key: string,
    value: Record<string, unknown>,
    expiresAt: Date | null,
    index?: false | string[],
  ): Promise<void> {
    const until = readExpiry(expiresAt);
    await this.#run([readOperation({ namespace, key, value, index })], {
      now: this.#ports.now(),
      expiresAt: until,
    });
  }

  /** Removes what has expired; it was invisible before. Resolves to how many items that were. */
  async sweep(): Promise<number> {
    const now = this.#ports.now();
    const isExpired = (item: StoredItem) => !isLive(item, now);
    const removed = await mapLimited(await this.#spaces.under([]), SPACES_AT_ONCE, (space) =>
      this.#turns.run(space, async () => {
        const revision = await this.#spaces.revise(space, "all", (items) => ({
          puts: [],
          deletes: items.filter(isExpired).map(({ key }) => key),
        }));
        return revision.deletes.length;
      }),
    );
    return removed.reduce((sum, count) => sum + count, 0);
  }

  /** Every item as it is kept, whoever it belongs to, for a backup. What has expired is not there. */
  async *items(): AsyncGenerator<StoredItem> {
    const now = this.#ports.now();
    for (const space of await this.#spaces.under([]))
      for (const item of await this.#spaces.all(space)) if (isLive(item, now)) yield item;
  }

  /** Takes items over as they were; what is here under the same key stays. */
  async adopt(items: readonly StoredItem[]): Promise<void> {
    for (const group of groupByNamespace(items).values())
      await this.#spaces.adopt((group[0] as StoredItem).namespace, group);
  }

  async #run(
    operations: readonly StoreOperation[],
    time: { readonly now: number; readonly expiresAt: number | null },
  ): Promise<readonly unknown[]> {
    const answers = Promise.all(operations.map((operation) => this.#answer(operation, time.now)));
    // Awaited below, perhaps only after the writes before this one had their turn.
    answers.catch(() => {});
    const edits = editsBySpace(operations, (namespace) => this.#spaces.spaceOf(namespace));
    const writes = Array.from(edits, ([space, changes]) =>
      this.#turns.run(space, async () => {
        await answers;
        await this.#spaces.revise(space, [...changes.keys()], (items, version) =>
          applyEdits(changes, items, version, time),
        );
      }),
    );
    const outcomes = await Promise.allSettled(writes);
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
    return answers;
  }

  async #answer(operation: StoreOperation, now: number): Promise<Item | SearchItem[] | string[][] | null> {
    switch (operation.type) {
      case "put":
      case "delete":
        return null;
      case "get": {
        const found = await this.#spaces.find(operation.namespace, operation.key);
        return found !== undefined && isLive(found, now) ? toItem(found) : null;
      }
      case "search":
        return this.#search(operation, now);
      case "list":
        return this.#list(operation, now);
    }
  }

  async #search({ prefix, filter, query, offset, limit }: Search, now: number): Promise<SearchItem[]> {
    const spaces = await this.#spaces.under(prefix);
    const items = (await mapLimited(spaces, SPACES_AT_ONCE, (space) => this.#spaces.all(space))).flat();
    const candidates = items
      .filter((item) => isLive(item, now))
      .filter((item) => filter.length === 0 || matchesFilter(decodeForeign(item.value), filter))
      .sort(
        (left, right) => compareNamespaces(left.namespace, right.namespace) || left.position - right.position,
      );
    if (query === "") return candidates.slice(offset, offset + limit).map(toItem);
    const texts = candidates.map(({ value, index }) => tokenise(searchableText(value, index)));
    return rank(tokenise(query), texts)
      .slice(offset, offset + limit)
      .map(({ document, score }) => ({ ...toItem(candidates[document] as StoredItem), score }));
  }

  async #list({ conditions, maxDepth, offset, limit }: ListNamespaces, now: number): Promise<string[][]> {
    const spaces = await this.#spaces.under(commonPrefix(conditions));
    const items = await mapLimited(spaces, SPACES_AT_ONCE, (space) =>
      this.#spaces.any(space, (item) => isLive(item, now)),
    );
    const namespaces = items
      .flatMap((item) => (item === undefined ? [] : [item.namespace]))
      .filter((namespace) => matchesConditions(namespace, conditions));
    return summariseNamespaces(namespaces, maxDepth).slice(offset, offset + limit);
  }
}

function groupByNamespace(items: readonly StoredItem[]): ReadonlyMap<string, readonly StoredItem[]> {
  const groups = new Map<string, StoredItem[]>();
  for (const item of items) {
    const name = JSON.stringify(item.namespace);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return groups;
}

function readTtl(minutes: number | undefined): number | null {
  if (minutes === undefined) return null;
  if (minutes > 0 && minutes <= LONGEST_TTL) return minutes * MINUTE;
  throw new StorageError("INVALID_ID", {
    kind: "time to live",
    expected: `a number of minutes above 0, at most ${LONGEST_TTL}`,
  });
}

function readExpiry(expiresAt: unknown): number | null {
  if (expiresAt === null) return null;
  if (expiresAt instanceof Date && !Number.isNaN(expiresAt.getTime())) return expiresAt.getTime();
  throw new StorageError("INVALID_ID", { kind: "expiry", expected: "a valid date, or null for never" });
}
