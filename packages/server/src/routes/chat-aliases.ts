import type { ALIAS_ROUTES } from "@maru/protocol";
import type { Session } from "@maru/storage";
import { viewSession } from "../session-view.ts";
import type { Handler } from "./handler.ts";
import { listAll, removeSession } from "./sessions.ts";
import { of } from "./travel-aliases.ts";

const REAL_ESTATE = "realestate";
const KEPT = 24 * 3_600_000;

export const startChat: Handler<typeof ALIAS_ROUTES.startChat> = async ({ caller }, { runtime, ports }) => {
  const { tenant, user } = caller;
  const expires_at = new Date(ports.now() + KEPT).toISOString();
  return chatOf(await runtime.create({ assistant: REAL_ESTATE, tenant, user, expires_at }));
};

export const listChats: Handler<typeof ALIAS_ROUTES.listChats> = async ({ caller }, { storage }) => ({
  sessions: (await listAll(storage, caller, REAL_ESTATE)).map(chatOf),
});

export const countChats: Handler<typeof ALIAS_ROUTES.countChats> = async ({ caller }, { storage }) => {
  const all = await listAll(storage, caller, REAL_ESTATE);
  const expired = all.filter((session) => storage.sessions.isExpired(session)).length;
  return {
    total_sessions: all.length,
    active_sessions: all.length - expired,
    expired_sessions: expired,
  };
};

export const cleanUpChats: Handler<typeof ALIAS_ROUTES.cleanUpChats> = async ({ caller }, services) => {
  const { storage } = services;
  const all = await listAll(storage, caller, REAL_ESTATE);
  const expired = all.filter((session) => storage.sessions.isExpired(session));
  for (const session of expired) await removeSession(services, session);
  return { removed: expired.length };
};

export const readChat: Handler<typeof ALIAS_ROUTES.readChat> = async ({ session }) =>
  chatOf(of(REAL_ESTATE, session));

export const readChatMessages: Handler<typeof ALIAS_ROUTES.readChatMessages> = async (call, services) => {
  const { transcript } = await viewSession(services, of(REAL_ESTATE, call.session), null);
  return { messages: transcript };
};

export const deleteChat: Handler<typeof ALIAS_ROUTES.deleteChat> = ({ session }, services) =>
  removeSession(services, of(REAL_ESTATE, session));

function chatOf({ id, title, created_at, expires_at }: Session) {
  return { session_id: id, title, created_at, expires_at };
}
