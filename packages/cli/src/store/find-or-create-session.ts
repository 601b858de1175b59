import type { Assistant, Runtime } from "@maru/runtime";
import { isSessionId, type Session, type Storage } from "@maru/storage";

const TENANT = "local";

/** The conversation of this name, or a new one under it. */
export async function findOrCreateSession(
  runtime: Runtime,
  options: { assistant: Assistant; storage: Storage; user: string; session: string | null },
): Promise<Session> {
  const { session: name, storage, user, assistant } = options;
  const owner = { tenant: TENANT, user };
  if (name !== null) {
    const found = isSessionId(name)
      ? await storage.sessions.find(name)
      : await findByTitle(storage, owner, name);
    if (found !== undefined && found.assistant === assistant.name && found.user === user) return found;
  }
  return runtime.create({ ...owner, assistant: assistant.name, title: name ?? "" });
}

/** Ids are made here, so a name that somebody else chose is the title of a session. */
async function findByTitle(
  storage: Storage,
  owner: { tenant: string; user: string },
  title: string,
): Promise<Session | undefined> {
  for (let after: string | undefined; ; ) {
    const page = await storage.sessions.list({ ...owner, ...(after === undefined ? {} : { after }) });
    const found = page.sessions.find((session) => session.title === title);
    if (found !== undefined || page.next === null) return found;
    after = page.next;
  }
}
