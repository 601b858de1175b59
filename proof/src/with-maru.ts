import type { BaseCheckpointSaver } from "@langchain/langgraph";
import { openStorage, type Storage, type StorageOptions } from "@maru/storage";

/** Opens a storage for the time of some work. */
export async function withMaru<Result>(
  url: string,
  work: (checkpointer: BaseCheckpointSaver, storage: Storage) => Promise<Result>,
  options: StorageOptions = {},
): Promise<Result> {
  const storage = await openStorage(url, options);
  try {
    return await work(storage.checkpointer, storage);
  } finally {
    await storage.close();
  }
}
