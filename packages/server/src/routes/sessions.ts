import type { ROUTES, SessionInfo } from "@maru/protocol";
import type { Session, Storage } from "@maru/storage";
import type { Caller } from "../access/caller.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { viewSession } from "../session-view.ts";
import type { Handler } from "./handler.ts";

export const createSession: Handler<typeof ROUTES.createSession> = async (
  { body, caller, language },
  { runtime },
) => {
  const known = runtime.assistants.map(({ name }) => name);
  if (!known.includes(body.assistant))
    throw new Refusal("INVALID_REQUEST", {
      issues: [{ path: "body.assistant", message: `one of: ${known.join(", ")}` }],
    });
  const { tenant, user } = caller;
  const { assistant, title = "" } = body;
  return infoOf(await runtime.create({ assistant, tenant, user, title, language }));
};

export const listSessions: Handler<typeof ROUTES.listSessions> = async ({ query, caller }, { storage }) => {
  const { sessions, next, damaged } = await storage.sessions.list({
    tenant: caller.tenant,
    user: caller.user,
    ...(query.after === undefined ? {} : { after: query.after }),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
  });
  const left = damaged.length === 0 ? {} : { damaged: damaged.map(({ id }) => id) };
  return { sessions: sessions.map(infoOf), next, ...left };
};

export const readSession: Handler<typeof ROUTES.readSession> = async (
  { session, query, language },
  services,
) => ({
  session: infoOf(session),
  ...(await viewSession(services, session, query.transcript_before ?? null, language)),
});

export const renameSession: Handler<typeof ROUTES.renameSession> = async ({ session, body }, { storage }) =>
  infoOf(await storage.sessions.rename(session, body.title));

export const deleteSession: Handler<typeof ROUTES.deleteSession> = ({ session }, services) =>
  removeSession(services, session);

/** Stops what runs in it, so that nothing is written to it any more, and removes it with everything in it. */
export async function removeSession(services: Services, session: Pick<Session, "id">): Promise<null> {
  const { runtime, storage, watchers } = services;
  runtime.cancel(session.id);
  await runtime.whenIdle(session.id);
  await storage.sessions.remove(session.id);
  watchers.sessionGone(session.id);
  // Whoever watches at another process looks into the log and finds that it is gone.
  runtime.bus.publish(session.id, { kind: "elsewhere" });
  return null;
}

/** As many as one person may reasonably want to see at once. */
const MOST = 1000;

/** Somebody's conversations with one assistant, the one last spoken in first. */
export async function listAll(
  { sessions }: Storage,
  { tenant, user }: Caller,
  assistant: string,
): Promise<readonly Session[]> {
  const found: Session[] = [];
  for (let after: string | undefined; found.length < MOST; ) {
    const page = await sessions.list({ tenant, user, ...(after === undefined ? {} : { after }) });
    found.push(...page.sessions.filter((session) => session.assistant === assistant));
    if (page.next === null) break;
    after = page.next;
  }
  return found;
}

export function infoOf(session: Session): SessionInfo {
  const { id, assistant, title, created_at, updated_at, expires_at, version } = session;
  return { id, assistant, title, created_at, updated_at, expires_at, version };
}
