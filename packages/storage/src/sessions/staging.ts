import { MemoryBackend } from "../backends/memory-backend.ts";
import { isStorageError, StorageError } from "../errors.ts";
import { assembleStorage, type Storage } from "../open-storage.ts";
import type { Ports } from "../ports.ts";
import { type Change, Vault } from "../vault.ts";
import { verifySpace } from "../verify.ts";
import type { SessionId } from "./ids.ts";
import { type Session, sessionSpace } from "./sessions.ts";

/** What else has to be possible with a conversation before it is taken in: its newest state loads, say. */
export type Trial = (storage: Storage, session: Session) => Promise<unknown>;

/**
 * Takes a conversation into a store of its own first, and uses it there: everything fits together, every checkpoint can
 * be read, and it passes the trial. Whatever goes wrong is the document's doing and refuses it.
 */
export async function tryOut(
  id: SessionId,
  change: Change,
  ports: Ports,
  trial: Trial | null,
): Promise<void> {
  const storage = assembleStorage(new Vault(new MemoryBackend(), null), ports);
  try {
    await storage.vault.commit(sessionSpace(id), change);
    const { findings } = await verifySpace(storage.vault, sessionSpace(id));
    const [first] = findings;
    if (first !== undefined) throw refusedDocument(`${first.place} ${first.problem}`);
    for await (const _ of storage.checkpointer.list({ configurable: { thread_id: id } }));
    await storage.checkpointer.getTuple({ configurable: { thread_id: id } });
    await storage.inbox.waiting(id);
    await storage.events.read(id, 0);
    const session = await storage.sessions.get(id);
    await trial?.(storage, session);
  } catch (error) {
    if (isStorageError(error, "UNKNOWN_FORMAT")) throw error;
    throw refusedDocument(error instanceof Error ? error.message : String(error), error);
  } finally {
    await storage.close();
  }
}

export function refusedDocument(problem: string, cause?: unknown): StorageError<"DOCUMENT_REFUSED"> {
  return new StorageError("DOCUMENT_REFUSED", { problem: problem.slice(0, 300) }, { cause });
}
