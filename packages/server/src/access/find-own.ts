import { isOfOneSpace, isStorageError, parseSessionId, type Session } from "@maru/storage";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type Caller, owns } from "./caller.ts";

/** The caller's session. What belongs to somebody else is not there. */
export async function findOwn(services: Services, caller: Caller, id: string): Promise<Session> {
  const session = await found(services, caller, id);
  if (session === undefined || !owns(caller, session)) throw new Refusal("NOT_FOUND");
  return session;
}

/** The caller's session for whoever removes it: its record may be damaged, and is of no use any more. */
export async function findOwnToRemove(
  services: Services,
  caller: Caller,
  id: string,
): Promise<Pick<Session, "id">> {
  try {
    return await findOwn(services, caller, id);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { id: parseSessionId(id) };
  }
}

/** That a session is damaged is said to its owner alone. */
async function found({ storage }: Services, caller: Caller, id: string): Promise<Session | undefined> {
  try {
    return await storage.sessions.find(id);
  } catch (error) {
    if (isDamage(error) && !(await storage.sessions.isAmong(caller, id))) return undefined;
    throw error;
  }
}

function isDamage(error: unknown): boolean {
  return isStorageError(error) && isOfOneSpace(error);
}
