import * as z from "zod";
import { isSessionId, type SessionId } from "./ids.ts";

const Moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "is no time");

/**
 * One conversation. `version` counts the changes to its record; a writer must know the newest. `updated_at` moves with
 * the record and with everything that is said.
 */
export const SessionRecord = z.object({
  id: z.custom<SessionId>(isSessionId),
  tenant: z.string(),
  user: z.string(),
  assistant: z.string(),
  title: z.string(),
  created_at: Moment,
  updated_at: Moment,
  expires_at: Moment.nullable(),
  version: z.int().positive(),
});
export type Session = Readonly<z.output<typeof SessionRecord>>;

/** What keeps a stored record from being the one of this session; null when it is. */
export function recordProblem(record: unknown, id: SessionId, version: unknown): string | null {
  if (!isRecord(record)) return "its record is not one of ours";
  if (record.id !== id) return "its record is that of another session";
  // An older record put back in place would say another version than the one that is counted beside it.
  return record.version === version ? null : "its record is not the newest one";
}

const TEXTS = ["tenant", "user", "assistant", "title", "created_at", "updated_at"] as const;

/** What the schema says, in a fraction of its time: every request asks. */
function isRecord(record: unknown): record is Session {
  if (typeof record !== "object" || record === null) return false;
  const fields = record as Readonly<Record<string, unknown>>;
  for (const name of TEXTS) if (typeof fields[name] !== "string") return false;
  if (fields.expires_at !== null && typeof fields.expires_at !== "string") return false;
  return Number.isSafeInteger(fields.version) && !Number.isNaN(Date.parse(fields.updated_at as string));
}
