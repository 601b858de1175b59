import type { Backend } from "../../backends/backend.ts";
import { StorageError } from "../../errors.ts";
import type { KeyRing } from "../../sealing/key-ring.ts";
import { openSealer } from "../../sealing/open-sealer.ts";
import type { Place } from "../../testing/places.ts";
import { Vault } from "../../vault.ts";
import { MaruStore, type MaruStoreOptions } from "../maru-store.ts";

export const MINUTE = 60_000;
export const NOON = Date.UTC(2026, 10, 16, 12);
export const ME = ["memories", "user-하늘"];

/** A store on a backend of its own, new for every test, and the clock it looks at. */
export class StoreSetting {
  now = NOON;
  readonly #makePlace: () => Promise<Place>;
  readonly #ring: KeyRing | null;
  #place: Place | null = null;
  #backend: Backend | null = null;
  #store: MaruStore | null = null;

  constructor(makePlace: () => Promise<Place>, ring: KeyRing | null) {
    this.#makePlace = makePlace;
    this.#ring = ring;
  }

  async begin(): Promise<void> {
    this.now = NOON;
    this.#place = await this.#makePlace();
    await this.#open(this.#place);
  }

  async end(): Promise<void> {
    await this.backend.close();
    await this.#place?.dispose();
  }

  async restart(): Promise<void> {
    await this.backend.close();
    await this.#open(opened(this.#place));
  }

  async #open(place: Place): Promise<void> {
    this.#backend = await place.open();
    this.#store = await this.another();
  }

  get isDurable(): boolean {
    return opened(this.#place).durable;
  }

  get backend(): Backend {
    return opened(this.#backend);
  }

  get store(): MaruStore {
    return opened(this.#store);
  }

  /** Another store on the same backend, or on one that stands in front of it. */
  async another(options: MaruStoreOptions = {}, on: Backend = this.backend): Promise<MaruStore> {
    const sealer = this.#ring === null ? null : await openSealer(on, this.#ring);
    const ports = { now: () => this.now, random: (bytes: number) => new Uint8Array(bytes) };
    return new MaruStore(new Vault(on, sealer), ports, options);
  }

  /** From now on the store forgets after so many minutes. */
  async setTimeToLive(ttl: number): Promise<void> {
    this.#store = await this.another({ ttl });
  }

  async keysIn(namespace: string[]): Promise<readonly string[]> {
    return (await this.store.search(namespace, { limit: 1000 })).map(({ key }) => key);
  }

  async textsFound(query: string): Promise<readonly unknown[]> {
    return (await this.store.search(ME, { query })).map(({ value }) => value.text);
  }
}

function opened<Part>(part: Part | null): Part {
  if (part === null) throw new StorageError("CLOSED", {});
  return part;
}
