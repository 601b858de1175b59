import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateMasterKey, KeyRing, openStorage, type Storage } from "@maru/storage";

export const OWNER = { tenant: "maru", user: "지우@example.com", assistant: "travel" };
export const ring = new KeyRing([{ id: "2026-11", key: generateMasterKey() }]);

export interface Store {
  readonly folder: string;
  readonly url: string;
  readonly storage: Storage;
  /** The same place as another process sees it. */
  again(): Promise<Storage>;
  dispose(): Promise<void>;
}

/** A new store of one kind in a folder of its own. */
export async function openStore(
  scheme: "memory" | "file" | "sqlite",
  keyRing: KeyRing | null = null,
): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), "maru-security-"));
  const url = scheme === "memory" ? "memory:" : `${scheme}:${join(folder, "store")}`;
  const opened: Storage[] = [];
  const again = async () => {
    const storage = await openStorage(url, { keyRing });
    opened.push(storage);
    return storage;
  };
  return {
    folder,
    url,
    storage: await again(),
    again,
    dispose: async () => {
      for (const storage of opened) await storage.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
