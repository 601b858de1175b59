import type { Backend } from "./backends/backend.ts";
import { FileBackend } from "./backends/file/file-backend.ts";
import { MemoryBackend } from "./backends/memory-backend.ts";
import { PostgresBackend } from "./backends/postgres/postgres-backend.ts";
import { SqliteBackend } from "./backends/sqlite/sqlite-backend.ts";
import { type Companion, MaruCheckpointer } from "./checkpoints/checkpointer.ts";
import { StorageError } from "./errors.ts";
import { forwardTuples, type KnownStates } from "./migrations/forward-state.ts";
import { type Ports, SYSTEM_PORTS } from "./ports.ts";
import type { KeyRing } from "./sealing/key-ring.ts";
import { openSealer, refuseSealed } from "./sealing/open-sealer.ts";
import { Effects } from "./sessions/effects.ts";
import { Events } from "./sessions/events.ts";
import { Inbox } from "./sessions/inbox.ts";
import { Leases } from "./sessions/leases.ts";
import { Sessions } from "./sessions/sessions.ts";
import { SetAsides } from "./sessions/set-asides.ts";
import { Spending } from "./sessions/spending.ts";
import { MaruStore } from "./store/maru-store.ts";
import { Vault } from "./vault.ts";

export interface StorageOptions {
  /** Seals everything a conversation says. Without it nothing is encrypted. */
  readonly keyRing?: KeyRing | null;
  readonly ports?: Ports;
  /** States that are brought to their newest version, and checked, as the checkpointer reads them. */
  readonly states?: KnownStates;
}

/** Everything that is kept, behind one address. */
export interface Storage {
  readonly sessions: Sessions;
  /** A LangGraph checkpointer for any graph. */
  readonly checkpointer: MaruCheckpointer;
  /** A LangGraph store for long-term memory. */
  readonly store: MaruStore;
  readonly inbox: Inbox;
  readonly events: Events;
  readonly effects: Effects;
  readonly leases: Leases;
  readonly spending: Spending;
  readonly setAsides: SetAsides;
  readonly vault: Vault;
  /** A checkpointer whose every checkpoint commits together with what the companion adds. */
  checkpointerWith(companion: Companion): MaruCheckpointer;
  close(): Promise<void>;
}

/**
 * Opens `memory:`, `file:./dir`, `sqlite:./maru.db` or `postgres://…`.
 *
 * @example
 * const storage = await openStorage("sqlite:./maru.db");
 * const graph = builder.compile({ checkpointer: storage.checkpointer, store: storage.store });
 */
export async function openStorage(url: string, options: StorageOptions = {}): Promise<Storage> {
  const backend = await openBackend(url);
  try {
    const sealer = options.keyRing == null ? null : await openSealer(backend, options.keyRing);
    if (sealer === null) await refuseSealed(backend);
    return assembleStorage(new Vault(backend, sealer), options.ports ?? SYSTEM_PORTS, options.states);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

export async function openBackend(url: string): Promise<Backend> {
  const separator = url.indexOf(":");
  const [scheme, rest] = [url.slice(0, Math.max(0, separator)), url.slice(separator + 1)];
  switch (scheme) {
    case "memory":
      return new MemoryBackend();
    case "file":
      return FileBackend.open({ directory: pathOf(rest, "file:./dir") });
    case "sqlite":
      return SqliteBackend.open({ path: pathOf(rest, "sqlite:./maru.db") });
    case "postgres":
    case "postgresql":
      return PostgresBackend.open({ url });
    default:
      throw new StorageError("UNKNOWN_SCHEME", { scheme: scheme === "" ? url.slice(0, 20) : scheme });
  }
}

function pathOf(rest: string, example: string): string {
  const path = rest.startsWith("//") ? rest.slice(2) : rest;
  if (path !== "") return path;
  throw new StorageError("UNREADABLE_PATH", {
    path: '""',
    reason: `the address names no path (write ${example})`,
  });
}

export function assembleStorage(vault: Vault, ports: Ports, states?: KnownStates): Storage {
  const forward = states === undefined ? null : forwardTuples(states);
  return {
    vault,
    sessions: new Sessions(vault, ports),
    checkpointer: new MaruCheckpointer(vault, { forward }),
    store: new MaruStore(vault, ports),
    inbox: new Inbox(vault, ports),
    events: new Events(vault, ports),
    effects: new Effects(vault),
    leases: new Leases(vault, ports),
    spending: new Spending(vault),
    setAsides: new SetAsides(vault, ports),
    checkpointerWith: (companion) => new MaruCheckpointer(vault, { companion, forward }),
    close: () => vault.backend.close(),
  };
}
