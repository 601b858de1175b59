import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Logger, Runtime, SILENT } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { isStorageError, openStorage, type Session, type Storage } from "@maru/storage";

export const OWNER = { tenant: "maru", user: "지우" };
const SESSIONS = 5;
const TURNS = 7;

export interface Prepared {
  /** Where each conversation stood, by its id. */
  readonly seen: ReadonlyMap<string, string>;
  /** The files as they were before the last turns, and as they are. */
  readonly older: ReadonlyMap<string, Buffer>;
  readonly newest: ReadonlyMap<string, Buffer>;
}

const nothing = () => undefined;

/** A runtime on a store, and what it says went wrong. */
function runtimeOn(storage: Storage): { runtime: Runtime; errors: string[] } {
  const errors: string[] = [];
  const logger: Logger = {
    ...SILENT,
    error: (fields, message) => void errors.push(`${message}: ${JSON.stringify(fields)}`),
    warn: nothing,
    child: () => logger,
  };
  return { runtime: new Runtime({ storage, assistants: [noteAssistant()], logger }), errors };
}

async function say(runtime: Runtime, session: Session, text: string): Promise<void> {
  await runtime.send(session, { client_id: text, content: { type: "message", text } });
  await runtime.whenIdle(session.id);
}

/** All that people and programs can see of a conversation. */
async function observe(storage: Storage, runtime: Runtime, session: Session): Promise<string> {
  const { state } = await runtime.view(session);
  const { events } = await storage.events.read(session.id, 0);
  const steps: unknown[] = [];
  for await (const { checkpoint } of storage.checkpointer.list({ configurable: { thread_id: session.id } }))
    steps.push(checkpoint.id);
  const waiting = await storage.inbox.waiting(session.id);
  return JSON.stringify({ title: session.title, state, events, steps, waiting });
}

/** Conversations on a store in this folder, with the files as they were on the way and in the end. */
export async function prepare(scheme: "sqlite" | "file"): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), "maru-damage-"));
  try {
    const older = await talkIn(folder, scheme, 0, TURNS - 3);
    await talkIn(folder, scheme, TURNS - 3, TURNS);
    const storage = await openStorage(urlOf(scheme, folder));
    const { runtime } = runtimeOn(storage);
    const seen = new Map<string, string>();
    for (const session of (await storage.sessions.list(OWNER)).sessions)
      seen.set(session.id, await observe(storage, runtime, session));
    await storage.close();
    return { seen, older, newest: await filesOf(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function talkIn(folder: string, scheme: "sqlite" | "file", from: number, to: number) {
  const storage = await openStorage(urlOf(scheme, folder));
  const { runtime } = runtimeOn(storage);
  if (from === 0)
    for (let made = 0; made < SESSIONS; made += 1)
      await runtime.create({ ...OWNER, assistant: "note", title: `여행 ${made}` });
  const { sessions } = await storage.sessions.list(OWNER);
  for (let turn = from; turn < to; turn += 1)
    for (const session of sessions) await say(runtime, session, `${turn}번째로 ${session.title}에 적을 것`);
  await storage.close();
  return filesOf(folder);
}

function urlOf(scheme: "sqlite" | "file", folder: string): string {
  return scheme === "sqlite" ? `sqlite:${join(folder, "maru.db")}` : `file:${folder}`;
}

async function filesOf(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".db") || name.endsWith(".json"));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

/**
 * How a damaged store fared. Silently wrong is only what looked well and was not: another content than there was, a
 * message that was acknowledged and got no answer, another order.
 */
export type Fate = "at start" | "by reading" | "unharmed" | "silently wrong";

export interface Fared {
  readonly fate: Fate;
  /** Whether reading and talking alone, without the look at the start, would have noticed. */
  readonly readingAlone: Fate;
  /** Conversations that were as before, with an answer to what was said. */
  readonly served: number;
}

/** Starts, lists, opens, talks, exports and verifies on a store with these files. */
export async function fare(
  scheme: "sqlite" | "file",
  files: ReadonlyMap<string, Buffer>,
  { seen }: Prepared,
): Promise<Fared> {
  const folder = await mkdtemp(join(tmpdir(), "maru-damaged-"));
  try {
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes, { mode: 0o600 });
    const isSeenAtStart = await looksAtStart(scheme, folder);
    const used = await use(scheme, folder, seen);
    return { fate: isSeenAtStart ? "at start" : used.fate, readingAlone: used.fate, served: used.served };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What `maru start` and `maru doctor` look at, on a copy: looking must not be what saves it. */
async function looksAtStart(scheme: "sqlite" | "file", folder: string): Promise<boolean> {
  const copy = `${folder}-start`;
  await cp(folder, copy, { recursive: true });
  try {
    const storage = await openStorage(urlOf(scheme, copy));
    try {
      const { backend } = storage.vault;
      const found = [
        ...((await backend.findDamage?.({ quick: true })) ?? []),
        ...((await backend.listDamaged?.()) ?? []),
      ];
      return found.length > 0;
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (isStorageError(error)) return true;
    throw error;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function use(scheme: "sqlite" | "file", folder: string, seen: ReadonlyMap<string, string>) {
  const noticed: unknown[] = [];
  const wrong: string[] = [];
  let served = 0;
  const named = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!isStorageError(error)) throw error;
      noticed.push(error);
      return undefined;
    }
  };
  const storage = await named(() => openStorage(urlOf(scheme, folder)));
  if (storage === undefined) return { fate: "by reading", served } as const;
  const { runtime, errors } = runtimeOn(storage);
  try {
    const page = await named(() => storage.sessions.list(OWNER));
    const unlisted = (await storage.vault.backend.listDamaged?.()) ?? [];
    noticed.push(...(page?.damaged ?? []), ...unlisted);
    const isNamed = (id: string) =>
      (page?.damaged ?? []).some((each) => each.id === id) ||
      unlisted.some(({ space }) => space === `session/${id}`);
    for (const [id, before] of seen) {
      const problems = noticed.length + errors.length;
      const isSilent = () => noticed.length + errors.length === problems && !isNamed(id);
      const session = await named(() => storage.sessions.find(id));
      if (session === undefined) {
        if (isSilent()) wrong.push(`${id} is not there`);
        continue;
      }
      const now = await named(() => observe(storage, runtime, session));
      if (now !== undefined && now !== before && isSilent()) wrong.push(`${id} reads otherwise`);
      await named(() => say(runtime, session, "하나 더"));
      const after = await named(async () => (await runtime.view(session)).summary.reply);
      const isAnswered = after === "적었어요: 하나 더";
      if (now === before && isAnswered) served += 1;
      if (!isAnswered && isSilent()) wrong.push(`${id} was not answered`);
    }
  } finally {
    await storage.close().catch((error: unknown) => noticed.push(error));
  }
  if (wrong.length > 0) return { fate: "silently wrong", served } as const;
  return { fate: noticed.length + errors.length > 0 ? "by reading" : "unharmed", served } as const;
}
