import {
  isOfOneSpace,
  isSessionId,
  isStorageError,
  type Session,
  type SessionId,
  type Storage,
  type StorageError,
} from "@maru/storage";

const PREFIX = "session/";
const PAGE = 200;

/**
 * Every session with messages that nobody has answered yet: what a process that died has left behind. One that cannot
 * be read is told of and left out: the others are waited for.
 */
export async function* unansweredSessions(
  storage: Storage,
  leaveOut: (session: SessionId, error: StorageError) => void,
): AsyncGenerator<Session> {
  for (let from = PREFIX; ; ) {
    const page = await storage.vault.backend.listSpaces({ from, to: `${PREFIX}\uffff`, limit: PAGE });
    for (const { space } of page) {
      const id = space.slice(PREFIX.length);
      if (!isSessionId(id)) continue;
      const session = await unanswered(storage, id).catch((error: unknown) => {
        if (!isStorageError(error) || !isOfOneSpace(error)) throw error;
        leaveOut(id, error);
      });
      if (session !== undefined) yield session;
    }
    if (page.length < PAGE) return;
    from = `${page.at(-1)?.label ?? ""}!`;
  }
}

async function unanswered(storage: Storage, id: SessionId): Promise<Session | undefined> {
  const [waiting] = await storage.inbox.waiting(id, 1);
  return waiting === undefined ? undefined : storage.sessions.find(id);
}
