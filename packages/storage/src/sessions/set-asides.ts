import type { Plain } from "@maru/state";
import { AFTER } from "../backends/backend.ts";
import type { Ports } from "../ports.ts";
import type { Change, Vault } from "../vault.ts";
import { isSessionId, type SessionId } from "./ids.ts";
import type { InboxEntry } from "./inbox.ts";
import { sequenceKey } from "./sequence-keys.ts";
import { sessionSpace } from "./sessions.ts";

/** A message that nobody answers any more: its turn was begun too often without coming to an end. */
export interface SetAside {
  readonly session: SessionId;
  readonly sequence: number;
  readonly content: Plain;
  readonly received_at: string;
  /** When it was set aside. */
  readonly at: string;
  /** How often its turn was begun. */
  readonly tries: number;
}

const LABEL = "aside/";
const PAGE = 200;

/**
 * Messages that were set aside, by conversation, and which conversations have any. The list of conversations is written
 * first, so that it may name one too many and never one too few.
 */
export class SetAsides {
  readonly #vault: Vault;
  readonly #ports: Ports;

  constructor(vault: Vault, ports: Ports) {
    this.#vault = vault;
    this.#ports = ports;
  }

  /** To be called before `noting` is committed. */
  async expect(session: SessionId): Promise<void> {
    const space = LABEL + session;
    await this.#vault.commit(space, {
      label: space,
      writes: [{ table: "cursor", key: "aside", value: true }],
    });
  }

  /** The change that sets a message aside; committed with what tells of it. */
  noting(entry: InboxEntry, tries: number): Change {
    const { sequence, content, received_at } = entry;
    const at = new Date(this.#ports.now()).toISOString();
    return {
      writes: [
        { table: "inbox", key: keyOf(sequence), value: { sequence, content, received_at, at, tries } },
      ],
    };
  }

  /** The change that forgets a message; committed with what is done about it. */
  forgetting(sequence: number): Change {
    return { deletes: [{ table: "inbox", key: keyOf(sequence) }] };
  }

  /** Of one conversation, oldest first. */
  async of(session: SessionId): Promise<readonly SetAside[]> {
    const [rows] = await this.#vault.read(sessionSpace(session), [
      { type: "range", table: "inbox", from: keyOf(0), to: LABEL + AFTER },
    ]);
    return (rows ?? []).map(({ value }) => ({ ...(value as unknown as Omit<SetAside, "session">), session }));
  }

  /** Of all conversations. */
  async *all(): AsyncGenerator<SetAside> {
    for (let from = LABEL; ; ) {
      const page = await this.#vault.backend.listSpaces({ from, to: LABEL + AFTER, limit: PAGE });
      for (const { space } of page) {
        const session = space.slice(LABEL.length);
        if (isSessionId(session)) yield* await this.of(session);
      }
      if (page.length < PAGE) return;
      from = `${page.at(-1)?.label ?? ""}!`;
    }
  }

  /** Nothing is set aside in this conversation any more, or it is gone. */
  async clear(session: SessionId): Promise<void> {
    await this.#vault.deleteSpace(LABEL + session);
  }
}

/** Whether a row of an inbox is a message that was set aside. */
export function isSetAside(key: string): boolean {
  return key.startsWith(LABEL);
}

function keyOf(sequence: number): string {
  return LABEL + sequenceKey(sequence);
}
