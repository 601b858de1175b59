import { createHash } from "node:crypto";
import {
  deleteBranch,
  exportSession,
  holds,
  importSession,
  isStorageError,
  type Lease,
  mergeChanges,
  nameCheckpoint,
  openStorage,
  type Ports,
  pruneThread,
  type Session,
  type SessionDocument,
  type Storage,
  type StorageOptions,
  verifySpace,
} from "@maru/storage";
import { CheckpointSpace, spaceOfThread } from "@maru/storage/testing";
import type { Command } from "./commands.ts";

const START = Date.parse("2026-11-16T01:00:00Z");
const AT = "2026-11-16T01:00:00Z";

interface Checkpoint {
  readonly session: Session;
  readonly id: string;
  readonly messages: readonly string[];
}

/** Carries out commands on one store and notes what it answers. Clock and dice are the same for every store. */
export class Actor {
  readonly #url: string;
  readonly #options: StorageOptions;
  readonly #sessions: Session[] = [];
  readonly #leases: Lease[] = [];
  readonly #checkpoints: Checkpoint[] = [];
  #storage: Storage;

  private constructor(url: string, options: StorageOptions, storage: Storage) {
    this.#url = url;
    this.#options = options;
    this.#storage = storage;
  }

  static async open(url: string, options: StorageOptions = {}): Promise<Actor> {
    const all = { ports: steadyPorts(), ...options };
    return new Actor(url, all, await openStorage(url, all));
  }

  close(): Promise<void> {
    return this.#storage.close();
  }

  /** Everything each command was answered, errors by name. */
  async live(commands: readonly Command[]): Promise<readonly unknown[]> {
    const history: unknown[] = [];
    for (const command of commands) {
      const answer = await this.#perform(command).catch((error: unknown) => {
        if (isStorageError(error)) return { code: error.code, details: error.details };
        throw error;
      });
      history.push([command.type, answer ?? null]);
    }
    for (const { id } of this.#sessions) {
      const { findings } = await verifySpace(this.#storage.vault, spaceOfThread(id));
      history.push(["verify", findings]);
    }
    return history;
  }

  async #perform(command: Command): Promise<unknown> {
    const { sessions, inbox, events, effects, leases, vault, checkpointer } = this.#storage;
    if (command.type === "create")
      return added(
        this.#sessions,
        await sessions.create({ tenant: "t", assistant: "a", user: command.user }),
      );
    const session = pick(this.#sessions, "session" in command ? command.session : 0);
    switch (command.type) {
      case "rename": {
        const known = command.stale ? session : await sessions.get(session.id);
        return sessions.rename(known, command.title);
      }
      case "find":
        return sessions.find(session.id);
      case "list":
        return sessions.list({ tenant: "t", user: command.user, limit: command.limit });
      case "remove":
        return sessions.remove(session.id);
      case "accept":
        return inbox.accept(session.id, { client_id: command.client_id, content: command.content });
      case "waiting":
        return inbox.waiting(session.id, command.limit);
      case "done":
        return vault.commit(spaceOfThread(session.id), inbox.done(command.sequence));
      case "append":
        return events.append(
          session.id,
          Array.from({ length: command.count }, (_, at) => ({ type: `${at}`, data: command.data })),
        );
      case "events":
        return events.read(session.id, command.after, command.limit);
      case "drop":
        return events.drop(session.id, command.upTo);
      case "acquire": {
        const lease = await leases.acquire(session.id, command.holder, command.milliseconds);
        return lease === null ? null : added(this.#leases, lease);
      }
      case "renew":
      case "release":
      case "intend":
      case "finish":
      case "withdraw":
        return this.#underLease(command);
      case "effects":
        return [await effects.find(session.id, command.key), await effects.uncertain(session.id)];
      case "put":
        return this.#put(session, command);
      case "putWrites": {
        const checkpoint = pickOr(this.#checkpoints, command.checkpoint);
        if (checkpoint === undefined) return null;
        return checkpointer.putWrites(configOf(checkpoint), [["messages", command.value]], command.task);
      }
      case "get": {
        const checkpoint =
          command.checkpoint === null ? undefined : pickOr(this.#checkpoints, command.checkpoint);
        return checkpointer.getTuple(
          checkpoint === undefined ? { configurable: { thread_id: session.id } } : configOf(checkpoint),
        );
      }
      case "history":
        return collect(checkpointer.list({ configurable: { thread_id: session.id } }));
      case "name": {
        const checkpoint = pickOr(this.#checkpoints, command.checkpoint);
        if (checkpoint === undefined) return null;
        return nameCheckpoint(vault, spaceOfThread(checkpoint.session.id), command.name, checkpoint.id);
      }
      case "prune":
        return pruneThread(vault, this.#space(session), { last: command.last }, START);
      case "deleteBranch": {
        const checkpoint = pickOr(this.#checkpoints, command.checkpoint);
        return checkpoint === undefined
          ? null
          : deleteBranch(vault, this.#space(checkpoint.session), checkpoint.id);
      }
      case "moveAway": {
        const document: SessionDocument = JSON.parse(textOf(await exportSession(vault, session.id)));
        await sessions.remove(session.id);
        await importSession(vault, steadyPorts(), document);
        return withoutNames(document);
      }
      case "reopen":
        if (this.#url === "memory:") return null;
        await this.#storage.close();
        this.#storage = await openStorage(this.#url, this.#options);
        return null;
    }
  }

  async #underLease(
    command: Extract<Command, { type: "renew" | "release" | "intend" | "finish" | "withdraw" }>,
  ): Promise<unknown> {
    const { leases, effects } = this.#storage;
    const lease = pickOr(this.#leases, command.lease);
    if (lease === undefined) return null;
    switch (command.type) {
      case "renew":
        return leases.renew(lease, 1000);
      case "release":
        return leases.release(lease);
      case "intend":
        return effects.intend(lease, command.key, AT);
      case "finish":
        return effects.finish(lease, command.key, AT, command.result);
      case "withdraw":
        return effects.withdraw(lease, command.key);
    }
  }

  /** A step whose event, and the lease it needs, commit with it. */
  async #put(session: Session, command: Extract<Command, { type: "put" }>): Promise<unknown> {
    const parents = this.#checkpoints.filter((each) => each.session.id === session.id);
    const parent = command.parent === null ? undefined : pickOr(parents, command.parent);
    const lease = this.#leases.filter((each) => each.session === session.id).at(-1);
    const id = String(this.#checkpoints.length).padStart(12, "0");
    const messages = [...(parent?.messages ?? []), command.say];
    const saver = this.#storage.checkpointerWith(async () => {
      const { change } = await this.#storage.events.appending(session.id, [{ type: "put", data: id }]);
      return mergeChanges(change, lease === undefined ? {} : { checks: [holds(lease)] });
    });
    const versions = {
      messages: messages.length,
      ...(command.plan === null ? {} : { plan: messages.length }),
    };
    const checkpoint = {
      v: 4,
      id,
      ts: AT,
      channel_values: { messages, ...(command.plan === null ? {} : { plan: command.plan }) },
      channel_versions: versions,
      versions_seen: {},
    };
    const configurable = {
      thread_id: session.id,
      checkpoint_ns: "",
      ...(parent === undefined ? {} : { checkpoint_id: parent.id }),
    };
    const metadata = { source: "loop" as const, step: messages.length, parents: {} };
    const put = await saver.put({ configurable }, checkpoint, metadata, versions);
    this.#checkpoints.push({ session, id, messages });
    return put;
  }

  #space(session: Session): CheckpointSpace {
    return new CheckpointSpace(this.#storage.vault, spaceOfThread(session.id));
  }
}

/** A sealed store keeps names under their hashes. */
function withoutNames({ tables, ...rest }: SessionDocument): unknown {
  return {
    ...rest,
    tables: {
      ...tables,
      session: Object.values(tables["session"] ?? {})
        .map(textOf)
        .sort(),
    },
  };
}

function textOf(value: unknown): string {
  return JSON.stringify(value);
}

function configOf({ session, id }: Checkpoint) {
  return { configurable: { thread_id: session.id, checkpoint_ns: "", checkpoint_id: id } };
}

function added<Item>(list: Item[], item: Item): Item {
  list.push(item);
  return item;
}

function pickOr<Item>(list: readonly Item[], index: number): Item | undefined {
  return list[index % Math.max(1, list.length)];
}

function pick<Item>(list: readonly Item[], index: number): Item {
  const found = pickOr(list, index);
  if (found === undefined) throw new RangeError("a life begins with a session");
  return found;
}

/** A clock that stands still and dice that always fall alike. */
function steadyPorts(): Ports {
  let rolls = 0;
  return {
    now: () => START,
    random: (bytes) => {
      rolls += 1;
      return createHash("shake256", { outputLength: bytes }).update(String(rolls)).digest();
    },
  };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
