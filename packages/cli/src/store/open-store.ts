import { mkdir } from "node:fs/promises";
import { loadKeyRing, openStorage, type Storage } from "@maru/storage";
import type { OptionSpec } from "../command/command-spec.ts";
import type { World } from "../command/world.ts";

const FOLDER = "data";
export const DEFAULT_STORE = `sqlite:./${FOLDER}/maru.db`;

export interface StoreFlags {
  readonly store?: string;
}

export const STORE_OPTION: OptionSpec = {
  name: "--store <url>",
  about: {
    ko: `저장소: memory:, file:./dir, sqlite:./maru.db, postgres://… (기본: MARU_STORE, 없으면 ${DEFAULT_STORE})`,
    en: `the store: memory:, file:./dir, sqlite:./maru.db, postgres://… (default: MARU_STORE, else ${DEFAULT_STORE})`,
  },
};

/** Where conversations are kept, as the flag, the environment or the default say. */
export function storeUrl(flags: StoreFlags, { environment }: World): string {
  return flags.store ?? (environment.MARU_STORE?.trim() || DEFAULT_STORE);
}

/** Opens the store, sealed when master keys are configured. Only the default folder is made on the way. */
export async function openStore(flags: StoreFlags, world: World): Promise<Storage> {
  const url = storeUrl(flags, world);
  const keyRing = await loadKeyRing({ env: world.environment });
  if (url === DEFAULT_STORE) await mkdir(FOLDER, { recursive: true, mode: 0o700 });
  return openStorage(url, { keyRing, ports: world.ports });
}

/** Does something with the store and closes it, whatever happens. */
export async function withStore<Result>(
  flags: StoreFlags,
  world: World,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openStore(flags, world);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
