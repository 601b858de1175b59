import { isEnvelope, isStateError, type StateDefinition, type StateError } from "@maru/state";
import { faultPoint } from "../backends/fault-point.ts";
import { CheckpointSpace } from "../checkpoints/checkpoint-space.ts";
import {
  channelValues,
  readWholeSpace,
  rewriteChannel,
  unfinishedWrites,
  type WholeSpace,
} from "../checkpoints/rewrite-channel.ts";
import { isStorageError, StorageError } from "../errors.ts";
import { isSessionId } from "../sessions/ids.ts";
import { sessionSpace } from "../sessions/sessions.ts";
import { exportSession, type SessionDocument } from "../sessions/transfer.ts";
import type { Vault } from "../vault.ts";
import { forwardState } from "./forward-state.ts";

/** What a run found in one space, and did there. */
export type Outcome =
  | { readonly type: "migrated" }
  | { readonly type: "unchanged" }
  | {
      readonly type: "refused";
      readonly checkpoint: string | null;
      readonly error: StateError | StorageError;
    };

export interface Work {
  readonly vault: Vault;
  readonly definitions: readonly StateDefinition[];
  readonly channel: string;
  /** Takes what is about to be replaced; null when nothing is to be replaced. */
  readonly backup: ((document: SessionDocument) => Promise<void>) | null;
}

/** Brings every checkpoint of a space forward, all of them or none. */
export async function migrateSpace(work: Work, name: string): Promise<Outcome> {
  const { vault, backup, channel } = work;
  const space = new CheckpointSpace(vault, name);
  try {
    if (plan(work, await readWholeSpace(vault, space)).size === 0) return { type: "unchanged" };
    if (backup === null) return { type: "migrated" };
    let outcome: Outcome = { type: "unchanged" };
    await space.store(async (draft) => {
      // In this order: the commit holds only while nothing changed since before the document was made.
      const document = await exportSession(vault, sessionOf(name));
      const whole = await readWholeSpace(vault, space);
      const replacements = plan(work, whole);
      outcome = { type: replacements.size === 0 ? "unchanged" : "migrated" };
      if (replacements.size === 0) return;
      await backup(document);
      faultPoint("migrate:backed-up");
      const outdated = unfinishedWrites(whole, channel, new Set(replacements.keys()));
      rewriteChannel(draft, whole, channel, replacements, outdated);
    });
    faultPoint("migrate:committed");
    return outcome;
  } catch (error) {
    return toRefusal(error);
  }
}

/** The new value of every checkpoint that needs one. Refused as a whole when one of them has none. */
function plan({ definitions, channel }: Work, whole: WholeSpace): ReadonlyMap<string, unknown> {
  const replacements = new Map<string, unknown>();
  for (const [key, value] of channelValues(whole, channel)) {
    const checkpoint = whole.headers.get(key)?.id ?? key;
    try {
      refuseUnknown(definitions, value);
      const next = forwardState(definitions, value);
      if (next !== null) replacements.set(key, next);
    } catch (error) {
      if (isStateError(error) || isStorageError(error)) throw new Refused(checkpoint, error);
      throw error;
    }
  }
  return replacements;
}

/** A state nobody here knows would stay old while the report says that all is new. */
function refuseUnknown(definitions: readonly StateDefinition[], value: unknown): void {
  if (!isEnvelope(value) || definitions.some(({ name }) => name === value.definition)) return;
  throw new StorageError("UNKNOWN_FORMAT", {
    found: `a state of "${value.definition.slice(0, 64)}"`,
    supported: `states of ${definitions.map(({ name }) => name).join(", ") || "no definition"}`,
  });
}

/** Threads without a session have no document to go back to; they come forward when they are read. */
function sessionOf(space: string): string {
  const id = space.slice(space.indexOf("/") + 1);
  if (isSessionId(id) && space === sessionSpace(id)) return id;
  throw new StorageError("NOT_FOUND", { kind: "session", id: space });
}

class Refused extends Error {
  readonly checkpoint: string;
  readonly reason: StateError | StorageError;

  constructor(checkpoint: string, reason: StateError | StorageError) {
    super(reason.message, { cause: reason });
    this.checkpoint = checkpoint;
    this.reason = reason;
  }
}

/** What is wrong with one session is reported; what is wrong with the store ends the run. */
function toRefusal(error: unknown): Outcome {
  if (error instanceof Refused) return { type: "refused", checkpoint: error.checkpoint, error: error.reason };
  if (!isStorageError(error)) throw error;
  switch (error.code) {
    case "CORRUPT":
    case "INTEGRITY":
    case "MISSING_KEY":
    case "NOT_FOUND":
    case "PLAINTEXT_REFUSED":
    case "STALE_WRITE":
    case "UNKNOWN_FORMAT":
      return { type: "refused", checkpoint: null, error };
    default:
      throw error;
  }
}
