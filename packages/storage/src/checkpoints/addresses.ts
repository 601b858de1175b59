import { createHash } from "node:crypto";
import type { RunnableConfig } from "@langchain/core/runnables";
import type { CheckpointListOptions } from "@langchain/langgraph-checkpoint";
import { LONGEST_NAME } from "../backends/admit.ts";
import { StorageError } from "../errors.ts";
import { isSessionId } from "../sessions/ids.ts";
import { sessionSpace } from "../sessions/sessions.ts";

/** Where a checkpoint lives: the space of its thread, a namespace for subgraphs, and its id. */
export interface Place {
  readonly space: string;
  readonly thread: string | null;
  readonly namespace: string;
  readonly checkpoint: string | null;
}

export const THREAD_LABEL = "thread/";
const LONGEST_ID = 512;

export function placeOf(config: RunnableConfig, purpose: "read" | "put" | "putWrites" = "read"): Place {
  const { thread_id, checkpoint_ns, checkpoint_id } = (config.configurable ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (thread_id === undefined && purpose === "read")
    return { space: "", thread: null, namespace: readNamespace(checkpoint_ns), checkpoint: null };
  const thread = readId("thread_id", thread_id);
  return {
    space: spaceOfThread(thread),
    thread,
    namespace: readNamespace(checkpoint_ns),
    checkpoint:
      checkpoint_id === undefined || checkpoint_id === null || checkpoint_id === ""
        ? null
        : readId("checkpoint_id", checkpoint_id),
  };
}

/** Ids are strings and nothing else: an object in the place of an id never reaches a query. */
function readId(kind: string, value: unknown): string {
  if (typeof value === "string" && value !== "" && value.length <= LONGEST_ID && value.isWellFormed())
    return value;
  throw new StorageError("INVALID_ID", {
    kind,
    expected: `a text of 1 to ${LONGEST_ID} characters in config.configurable.${kind}`,
  });
}

function readNamespace(value: unknown): string {
  return value === undefined || value === null || value === "" ? "" : readId("checkpoint_ns", value);
}

/** How much to list and from where. Refused when it is something else: an ignored limit would return too much. */
export function pageOf(options: CheckpointListOptions): { before: string | null; limit: number } {
  const { limit = Number.POSITIVE_INFINITY, before } = options;
  if (typeof limit !== "number" || Number.isNaN(limit) || limit < 0)
    throw new StorageError("INVALID_ID", { kind: "limit", expected: "a number from 0 up" });
  const id: unknown = before?.configurable?.checkpoint_id;
  return { limit, before: id === undefined || id === null ? null : readId("checkpoint_id", id) };
}

/** Where a thread whose name is too long for a space keeps that name. */
export const THREAD_NAME = { table: "session", key: "thread" } as const;

/** A session's thread is its own space; any other thread gets a space beside the sessions. */
export function spaceOfThread(thread: string): string {
  if (isSessionId(thread)) return sessionSpace(thread);
  const space = `${THREAD_LABEL}${encodeURIComponent(readId("thread_id", thread))}`;
  // No encoded name begins with #, so a hash is never taken for one.
  return space.length <= LONGEST_NAME
    ? space
    : `${THREAD_LABEL}#${createHash("sha256").update(thread).digest("hex")}`;
}

/** The thread's name, or null when the space has only its hash. */
export function threadOfSpace(space: string): string | null {
  const name = space.slice(space.indexOf("/") + 1);
  return name.startsWith("#") ? null : decodeURIComponent(name);
}

export function checkpointKey(place: Pick<Place, "namespace">, id: string): string {
  return `${encodeURIComponent(place.namespace)}/${encodeURIComponent(id)}`;
}

export function writePrefix(place: Pick<Place, "namespace">, id: string): string {
  return `${checkpointKey(place, id)}/`;
}
