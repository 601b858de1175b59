import type { Session } from "@maru/storage";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type Caller, owns } from "./caller.ts";

/** The caller's session. What belongs to somebody else is not there. */
export async function findOwn(services: Services, caller: Caller, id: string): Promise<Session> {
  const session = await services.storage.sessions.find(id);
  if (session === undefined || !owns(caller, session)) throw new Refusal("NOT_FOUND");
  return session;
}
