import { createHash } from "node:crypto";
import { type Plain, type PlainObject, redactText } from "@maru/state";
import type { MaruStore, Session } from "@maru/storage";
import { RuntimeError } from "../errors.ts";
import { reasonOf } from "../graph/guarded-node.ts";
import type { Logger } from "../logging/logger.ts";
import { type RuntimePorts, seoulTime } from "../ports.ts";
import type { Memories, Memory } from "./memories.ts";
import { sharesWord } from "./shares-word.ts";

export interface StoredMemoriesOptions {
  readonly store: Pick<MaruStore, "search" | "put" | "putUntil" | "delete">;
  readonly session: Pick<Session, "tenant" | "user">;
  readonly ports: Pick<RuntimePorts, "now" | "wait">;
  readonly logger: Logger;
}

const LOADED = 5;
const KEPT = 100;
const LONGEST_SUMMARY = 200;
const LIFETIME = 90 * 24 * 3_600_000;
/** An answer waits no longer than this for what it could do without. */
const PATIENCE = 5_000;

/** Memories of one person in the long-term store: the newest hundred of the last ninety days. */
export function storedMemories(options: StoredMemoriesOptions): Memories {
  const { store, session, ports, logger } = options;
  const owner = [nameOf(session.tenant), nameOf(session.user)];
  const memories = ["memories", ...owner];
  const preferences = ["preferences", ...owner];
  const safely = async <Result>(what: string, otherwise: Result, work: () => Promise<Result>) => {
    try {
      return await within(ports, work());
    } catch (error) {
      logger.warn({ error: reasonOf(error) }, `memory: could not ${what}`);
      return otherwise;
    }
  };
  const newestFirst = async (namespace: string[]) =>
    (await store.search(namespace, { limit: KEPT * 2 })).toSorted(
      (left, right) => timeOf(right.value) - timeOf(left.value),
    );
  const keepNewest = async (namespace: string[]) => {
    const tooMany = (await newestFirst(namespace)).slice(KEPT);
    for (const { key } of tooMany) await store.delete(namespace, key);
  };
  return {
    relevant: (query, limit = LOADED) =>
      safely("load what is relevant", [], async () => {
        const words = query.toWellFormed().trim();
        if (words === "") return (await newestFirst(memories)).slice(0, limit).map(readMemory);
        const found = (await store.search(memories, { query: words, limit: KEPT * 2 })).map(readMemory);
        const isRelevant = ({ summary, details }: Memory) =>
          sharesWord(words, `${summary} ${JSON.stringify(details)}`);
        return found.filter(isRelevant).slice(0, limit);
      }),
    remember: ({ summary, details }) =>
      safely("remember", undefined, async () => {
        const now = ports.now();
        const value = { summary: shorten(redactText(summary)), details, created_at: seoulTime(now) };
        // The same thing again, after a crash or in another conversation, takes the place of its earlier self.
        const key = hash(JSON.stringify([value.summary, details]));
        await store.putUntil(memories, key, value, new Date(now + LIFETIME), ["summary", "details"]);
        await keepNewest(memories);
      }),
    preferences: () =>
      safely("load preferences", {}, async () => {
        const items = await store.search(preferences, { limit: KEPT * 2 });
        return Object.fromEntries(items.map(({ value }) => [String(value.name), value.value as Plain]));
      }),
    prefer: (changes) =>
      safely("keep preferences", undefined, async () => {
        const created_at = seoulTime(ports.now());
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) await store.delete(preferences, hash(name));
          else await store.put(preferences, hash(name), { name, value, created_at });
        }
        await keepNewest(preferences);
      }),
  };
}

function readMemory({ value }: { readonly value: Readonly<Record<string, unknown>> }): Memory {
  return {
    summary: String(value.summary),
    details: value.details as PlainObject,
    created_at: String(value.created_at),
  };
}

function timeOf(value: Readonly<Record<string, unknown>>): number {
  return Date.parse(String(value.created_at)) || 0;
}

/** Whole letters only: a cut inside a pair would leave half of it. */
function shorten(summary: string): string {
  const letters = [...summary.toWellFormed().trim()];
  return letters.length <= LONGEST_SUMMARY
    ? letters.join("")
    : `${letters.slice(0, LONGEST_SUMMARY - 1).join("")}…`;
}

/** Names in the store have no periods, which e-mail addresses do. */
function nameOf(text: string): string {
  return text.replaceAll("%", "%25").replaceAll(".", "%2E");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

async function within<Result>(ports: Pick<RuntimePorts, "wait">, work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const limit = ports.wait(PATIENCE, done.signal).then(() => {
    throw new RuntimeError("MEMORY_SLOW", { milliseconds: PATIENCE });
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    done.abort();
    limit.catch(() => undefined);
  }
}
