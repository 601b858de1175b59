/**
 * Keeps conversations: memory, file, SQLite or Postgres behind one address, sealed when a key ring is given.
 *
 * const storage = await openStorage("sqlite:./maru.db");
 * const graph = builder.compile({ checkpointer: storage.checkpointer, store: storage.store });
 * await graph.invoke(input, { configurable: { thread_id: "any text" } });
 * await storage.close();
 */

export type { Backend, Batch, Check, ReadRequest } from "./backends/backend.ts";
export { eachSpace } from "./backends/each-space.ts";
// Between processes
export { type LentPool, lendPool } from "./backends/postgres/lent-pool.ts";
export {
  fromPostgresError,
  isTransient as isTransientPostgresError,
} from "./backends/postgres/postgres-errors.ts";
export { type News, type NewsOptions, openNews } from "./backends/postgres/postgres-news.ts";
export { spaceOfThread } from "./checkpoints/addresses.ts";
export { type BranchNode, deleteBranch, listBranches } from "./checkpoints/branches.ts";
export { CheckpointSpace } from "./checkpoints/checkpoint-space.ts";
// For LangGraph
export { type Companion, MaruCheckpointer, type TaskWrites } from "./checkpoints/checkpointer.ts";
export { nameCheckpoint, namedCheckpoints, unnameCheckpoint } from "./checkpoints/named-checkpoints.ts";
export { pruneThread, type Retention } from "./checkpoints/retention.ts";
export {
  isOfOneSpace,
  isStorageError,
  STORAGE_ERRORS,
  StorageError,
  type StorageErrorCode,
} from "./errors.ts";
export { type BackupFolder, openBackupFolder } from "./migrations/backup-folder.ts";
export { type KnownStates, STATE_CHANNEL } from "./migrations/forward-state.ts";
export {
  type BackupSink,
  type MigrationOptions,
  type MigrationRefusal,
  type MigrationReport,
  migrateAll,
} from "./migrations/migrate-all.ts";
export type { Storage, StorageOptions } from "./open-storage.ts";
// Open it
export { openBackend, openStorage } from "./open-storage.ts";
export { type Ports, SYSTEM_PORTS } from "./ports.ts";
// Ask other databases
export {
  openForReading,
  type QueryLimits,
  type QueryResult,
  type QueryValue,
  type ReadableDatabase,
} from "./queries/open-for-reading.ts";
export { type FilledTable, openTables } from "./queries/open-tables.ts";
export { pruneAll, type RetentionPolicy, type RetentionReport } from "./retention/prune-all.ts";
export { encryptExisting } from "./sealing/encrypt-existing.ts";
// Keys
export { generateMasterKey, KeyRing } from "./sealing/key-ring.ts";
export { loadKeyRing } from "./sealing/load-key-ring.ts";
export { rotateKeys } from "./sealing/rotate-keys.ts";
export { type EffectRecord, Effects } from "./sessions/effects.ts";
export {
  type EventCursor,
  type EventPage,
  Events,
  mergeChanges,
  type NewEvent,
  type StoredEvent,
} from "./sessions/events.ts";
// What a runtime needs
export { isSessionId, parseSessionId, type SessionId } from "./sessions/ids.ts";
export { Inbox, type InboxEntry } from "./sessions/inbox.ts";
export { holds, type Lease, Leases, type Vacancy } from "./sessions/leases.ts";
export { type DamagedSession, type Session, type SessionPage, Sessions } from "./sessions/sessions.ts";
export { type SetAside, SetAsides } from "./sessions/set-asides.ts";
export { type Amount, Spending } from "./sessions/spending.ts";
// Care
export type { Trial } from "./sessions/staging.ts";
export { exportSession, type ImportOptions, importSession, SessionDocument } from "./sessions/transfer.ts";
export { MaruStore, type MaruStoreOptions } from "./store/maru-store.ts";
export { sealMemories } from "./store/seal-memories.ts";
export { exportItems, importItems, isItemsDocument } from "./store/transfer-items.ts";
export { type Change, type Entry, Vault } from "./vault.ts";
export { type Finding, type SpaceReport, verifySpace } from "./verify.ts";
export { type VerificationReport, verifyAll } from "./verify-all.ts";
