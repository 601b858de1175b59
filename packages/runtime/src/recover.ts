import { isSessionId, type Session, type Storage } from "@maru/storage";

const PREFIX = "session/";
const PAGE = 200;

/** Every session with messages that nobody has answered yet: what a process that died has left behind. */
export async function* unansweredSessions(storage: Storage): AsyncGenerator<Session> {
  for (let from = PREFIX; ; ) {
    const page = await storage.vault.backend.listSpaces({ from, to: `${PREFIX}\uffff`, limit: PAGE });
    for (const { space } of page) {
      const id = space.slice(PREFIX.length);
      if (!isSessionId(id)) continue;
      const [waiting] = await storage.inbox.waiting(id, 1);
      const session = waiting === undefined ? undefined : await storage.sessions.find(id);
      if (session !== undefined) yield session;
    }
    if (page.length < PAGE) return;
    from = `${page.at(-1)?.label ?? ""}!`;
  }
}
