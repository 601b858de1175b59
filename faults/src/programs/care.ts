import {
  deleteBranch,
  encryptExisting,
  exportSession,
  importSession,
  isStorageError,
  KeyRing,
  listBranches,
  openBackend,
  openStorage,
  pruneThread,
  rotateKeys,
  type Session,
  Sessions,
  type Storage,
  SYSTEM_PORTS,
  Vault,
} from "@maru/storage";
import { CheckpointSpace, openSealer, spaceOfThread } from "@maru/storage/testing";
import { tripGraph } from "./trip-graph.ts";

/** Upkeep that may be killed anywhere: running it again must finish it. */
export const TASKS = [
  "prune",
  "delete-branch",
  "delete-thread",
  "remove-session",
  "rotate-keys",
  "encrypt",
  "import",
  "back-up",
] as const;
export type Task = (typeof TASKS)[number];

const OLD = { id: "old", key: Buffer.alloc(32, 1).toString("base64") };
const NEW = { id: "new", key: Buffer.alloc(32, 2).toString("base64") };
export const THREAD = "남의 그래프";
const USERS = ["지우", "민준", "서연"];

interface Rings {
  readonly before: KeyRing | null;
  readonly meanwhile: KeyRing | null;
  readonly after: KeyRing | null;
}

/** How a store is opened before, during and after a task. */
export function keyRingsOf(task: Task): Rings {
  switch (task) {
    case "rotate-keys":
      return { before: new KeyRing([OLD]), meanwhile: new KeyRing([NEW, OLD]), after: new KeyRing([NEW]) };
    case "encrypt":
      return { before: null, meanwhile: null, after: new KeyRing([NEW]) };
    case "prune":
    case "delete-branch":
    case "delete-thread":
    case "remove-session":
    case "import":
    case "back-up":
      return { before: null, meanwhile: null, after: null };
  }
}

/** Three sessions, each with a conversation that was continued from an earlier point as well. */
export async function prepare(url: string, task: Task): Promise<void> {
  const storage = await openStorage(url, { keyRing: keyRingsOf(task).before });
  for (const user of USERS) {
    const session = await storage.sessions.create({ tenant: "maru", user, assistant: "travel", title: user });
    await storage.inbox.accept(session.id, { client_id: user, content: "안녕하세요" });
    await storage.events.append(session.id, [{ type: "connected", data: { user } }]);
    await talk(storage, session.id);
  }
  await talk(storage, THREAD);
  await storage.close();
}

async function talk(storage: Storage, thread: string): Promise<void> {
  const graph = tripGraph(storage.checkpointer);
  const config = { configurable: { thread_id: thread } };
  await graph.invoke({ turn: 1, messages: [{ role: "user", content: "오사카요" }] }, config);
  const history = [];
  for await (const state of graph.getStateHistory(config)) history.push(state.config);
  const earlier = history.at(2);
  if (earlier === undefined) throw new Error("the conversation is too short to leave it half-way");
  await graph.updateState(
    earlier,
    { messages: [{ role: "user", content: `${thread}: 아니, 도쿄요` }] },
    "understand",
  );
}

/** Does the task, or what is left of it. */
export async function perform(url: string, task: Task): Promise<void> {
  if (task === "encrypt") return encrypt(url);
  const keyRing = keyRingsOf(task).meanwhile;
  const storage = await openStorage(url, { keyRing });
  try {
    await performOn(storage, task, keyRing);
  } finally {
    await storage.close();
  }
}

async function performOn(
  storage: Storage,
  task: Exclude<Task, "encrypt">,
  ring: KeyRing | null,
): Promise<void> {
  const { vault } = storage;
  const { sessions } = await storage.sessions.list({ tenant: "maru" });
  const spaces = [THREAD, ...sessions.map(({ id }) => id)].map(
    (thread) => new CheckpointSpace(vault, spaceOfThread(thread)),
  );
  switch (task) {
    case "prune":
      for (const space of spaces) await pruneThread(vault, space, { last: 3 }, 0);
      return vault.backend.reclaim();
    case "delete-branch":
      for (const space of spaces) await deleteOldestBranch(vault, space);
      return;
    case "delete-thread":
      await storage.checkpointer.deleteThread(THREAD);
      return;
    case "remove-session":
      return removeOf(storage, sessions, "민준");
    case "rotate-keys":
      if (ring !== null) await rotateKeys(vault.backend, ring);
      return;
    case "import":
      return importAgain(storage, sessions);
    case "back-up":
      await vault.backend.backup("daily").catch((error: unknown) => {
        // The earlier process was done with it.
        if (!isStorageError(error, "UNREADABLE_PATH")) throw error;
      });
  }
}

async function deleteOldestBranch(vault: Vault, space: CheckpointSpace): Promise<void> {
  const heads = (await listBranches(vault, space)).filter(({ children }) => children.length === 0);
  const [oldest] = heads;
  if (heads.length > 1 && oldest !== undefined) await deleteBranch(vault, space, oldest.id);
}

async function removeOf(storage: Storage, sessions: readonly Session[], user: string): Promise<void> {
  for (const session of sessions) if (session.user === user) await storage.sessions.remove(session.id);
}

/** One session under another id, as a copy that came from elsewhere. */
async function importAgain(storage: Storage, sessions: readonly Session[]): Promise<void> {
  const original = sessions.find(({ user }) => user === "지우");
  if (original === undefined) throw new Error("there is nothing to copy");
  const id = `${original.id.slice(0, -4)}copy`;
  const text = JSON.stringify(await exportSession(storage.vault, original.id)).replaceAll(original.id, id);
  await importSession(storage.vault, SYSTEM_PORTS, JSON.parse(text)).catch((error: unknown) => {
    if (!isStorageError(error, "STALE_WRITE")) throw error;
  });
}

async function encrypt(url: string): Promise<void> {
  const backend = await openBackend(url);
  try {
    const sealer = await openSealer(backend, new KeyRing([NEW]), { plaintext: "accept" });
    const plain = new Sessions(new Vault(backend, null), SYSTEM_PORTS);
    const sealed = new Sessions(new Vault(backend, sealer), SYSTEM_PORTS);
    const known = new Map(
      (await plain.list({ tenant: "maru" })).sessions.map((session) => [
        spaceOfThread(session.id),
        sealed.labelOf(session),
      ]),
    );
    await encryptExisting(backend, sealer, { relabel: ({ space, label }) => known.get(space) ?? label });
  } finally {
    await backend.close();
  }
}
