import { AFTER, type ReadRequest, type RowAddress } from "../backends/backend.ts";
import { isStorageError } from "../errors.ts";
import type { Entry, Vault, Write } from "../vault.ts";
import type { StoredItem } from "./item.ts";
import { rowOfKey, spaceOfNamespace } from "./names.ts";

/** What a change leaves of the items it looked at. Nothing is written when it changes nothing. */
export interface Revision {
  readonly puts: readonly StoredItem[];
  /** Keys. */
  readonly deletes: readonly string[];
}

const TABLE = "item";
/** Counts the changes of a space, so that a change is refused when somebody else came first. */
const VERSION: RowAddress = { table: "version", key: TABLE };
const EVERY_ROW = { table: TABLE, from: "", to: AFTER } as const;
const ALL: ReadRequest = { type: "range", ...EVERY_ROW };
const PAGE = 256;
/** Of those who change a space at once one always succeeds, so only a crowd needs many attempts. */
const MOST_ATTEMPTS = 100;

/** One space per namespace, one row per item. Names of both are hashes when the vault seals. */
export class ItemSpaces {
  readonly #vault: Vault;
  readonly #nameOf: (text: string) => string;

  constructor(vault: Vault) {
    this.#vault = vault;
    this.#nameOf = (text) => vault.lookupName(text);
  }

  spaceOf(namespace: readonly string[]): string {
    return spaceOfNamespace(namespace, this.#nameOf);
  }

  async find(namespace: readonly string[], key: string): Promise<StoredItem | undefined> {
    const [rows = []] = await this.#vault.read(this.spaceOf(namespace), [this.#row(key)]);
    return itemsIn(rows)[0];
  }

  async all(space: string): Promise<readonly StoredItem[]> {
    const [rows = []] = await this.#vault.read(space, [ALL]);
    return itemsIn(rows);
  }

  /** Any one item that passes, without reading them all when the first does. */
  async any(space: string, passes: (item: StoredItem) => boolean): Promise<StoredItem | undefined> {
    const [rows = []] = await this.#vault.read(space, [{ type: "range", ...EVERY_ROW, limit: 1 }]);
    const [first] = itemsIn(rows);
    return first === undefined || passes(first) ? first : (await this.all(space)).find(passes);
  }

  /** The spaces of a namespace and of everything below it. */
  async under(prefix: readonly string[]): Promise<readonly string[]> {
    const spaces: string[] = [];
    const start = this.spaceOf(prefix);
    for (let from = start; ; ) {
      const page = await this.#vault.backend.listSpaces({ from, to: start + AFTER, limit: PAGE });
      spaces.push(...page.map(({ space }) => space).filter((space) => space !== spaces.at(-1)));
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return spaces;
      from = last.label;
    }
  }

  /** Looks at the items with these keys, or at all, and changes them as decided, unless they changed meanwhile: then again. */
  async revise(
    space: string,
    keys: readonly string[] | "all",
    decide: (items: readonly StoredItem[], version: number) => Revision,
  ): Promise<Revision> {
    const requests = keys === "all" ? [ALL] : keys.map((key) => this.#row(key));
    for (let attempt = 1; ; attempt += 1) {
      const [versions = [], ...answers] = await this.#vault.read(space, [
        { type: "row", ...VERSION },
        ...requests,
      ]);
      const version = (versions[0]?.value as number | undefined) ?? null;
      const revision = decide(answers.flatMap(itemsIn), version ?? 0);
      const changes = revision.puts.length + revision.deletes.length;
      if (changes === 0) return revision;
      // Never behind an item that was taken over with its position.
      const next = revision.puts.reduce(
        (highest, { position }) => Math.max(highest, position),
        (version ?? 0) + changes,
      );
      try {
        await this.#vault.commit(space, {
          label: space,
          checks: [{ ...VERSION, equals: version === null ? null : String(version) }],
          deletes: revision.deletes.map((key) => this.#address(key)),
          writes: [...revision.puts.map((item) => this.#write(item)), { ...VERSION, value: next }],
        });
        return revision;
      } catch (error) {
        if (!isStorageError(error, "STALE_WRITE") || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** Takes over items as they are. What is already there under the same key stays. */
  async adopt(namespace: readonly string[], items: readonly StoredItem[]): Promise<void> {
    await this.revise(this.spaceOf(namespace), "all", (present) => {
      const known = new Set(present.map(({ key }) => key));
      return { puts: items.filter(({ key }) => !known.has(key)), deletes: [] };
    });
  }

  #address(key: string): RowAddress {
    return { table: TABLE, key: rowOfKey(key, this.#nameOf) };
  }

  #row(key: string): ReadRequest {
    return { type: "row", ...this.#address(key) };
  }

  #write(item: StoredItem): Write {
    return { ...this.#address(item.key), value: item };
  }
}

function itemsIn(rows: readonly Entry[]): readonly StoredItem[] {
  return rows.map(({ value }) => value as unknown as StoredItem);
}
