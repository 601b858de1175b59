import { createHash } from "node:crypto";
import type { Plain } from "@maru/state";
import type { Change, Vault } from "../vault.ts";
import type { SessionId } from "./ids.ts";
import { holds, type Lease } from "./leases.ts";
import { sessionSpace } from "./sessions.ts";

/** What is known about an outside effect. `intended` without `done` means: it may or may not have happened. */
export type EffectRecord =
  | { readonly status: "none" }
  | { readonly status: "intended"; readonly key: string; readonly at: string }
  | { readonly status: "done"; readonly key: string; readonly at: string; readonly result: Plain };

/** Keeps outside effects from happening twice: the intention is durable before, the result after. */
export class Effects {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  async find(session: SessionId, key: string): Promise<EffectRecord> {
    const [rows] = await this.#vault.read(sessionSpace(session), [
      { type: "row", table: "effect", key: hashOf(key) },
    ]);
    return (rows?.[0]?.value as unknown as EffectRecord | undefined) ?? { status: "none" };
  }

  /** Durable before the effect is tried. Refused as stale when it was intended before: look with `find` first. */
  async intend(lease: Lease, key: string, at: string): Promise<void> {
    await this.#vault.commit(sessionSpace(lease.session), {
      checks: [holds(lease), { table: "version", key: markKey(key), equals: null }],
      writes: [
        { table: "version", key: markKey(key), value: 1 },
        { table: "effect", key: hashOf(key), value: { status: "intended", key, at } satisfies EffectRecord },
      ],
    });
  }

  /** The change that records the result, to be committed with the state that uses it. */
  finishing(key: string, at: string, result: Plain): Change {
    return {
      writes: [
        {
          table: "effect",
          key: hashOf(key),
          value: { status: "done", key, at, result } satisfies EffectRecord,
        },
      ],
    };
  }

  async finish(lease: Lease, key: string, at: string, result: Plain): Promise<void> {
    const change = this.finishing(key, at, result);
    await this.#vault.commit(sessionSpace(lease.session), { ...change, checks: [holds(lease)] });
  }

  /** Forgets an intention whose effect is known not to have happened, so that it can be tried again. */
  async withdraw(lease: Lease, key: string): Promise<void> {
    await this.#vault.commit(sessionSpace(lease.session), {
      checks: [holds(lease)],
      deletes: [
        { table: "effect", key: hashOf(key) },
        { table: "version", key: markKey(key) },
      ],
    });
  }

  /** Drops results from before a moment and says how many. What is uncertain stays until somebody knows. */
  async forget(session: SessionId, moment: number): Promise<number> {
    const [rows = []] = await this.#vault.read(sessionSpace(session), [
      { type: "range", table: "effect", from: "", to: "~" },
    ]);
    const old = rows.filter(({ value }) => {
      const record = value as unknown as EffectRecord;
      return record.status === "done" && Date.parse(record.at) < moment;
    });
    if (old.length > 0)
      await this.#vault.commit(sessionSpace(session), {
        deletes: old.flatMap(({ key }) => [
          { table: "effect", key },
          { table: "version", key: `effect/${key}` },
        ]),
      });
    return old.length;
  }

  /** Effects that were intended and never finished: what a crash left uncertain. */
  async uncertain(session: SessionId): Promise<readonly EffectRecord[]> {
    const [rows] = await this.#vault.read(sessionSpace(session), [
      { type: "range", table: "effect", from: "", to: "~" },
    ]);
    return (rows ?? [])
      .map(({ value }) => value as unknown as EffectRecord)
      .filter(({ status }) => status === "intended");
  }
}

/** Keys may tell what was done for whom, so a row is named by their hash. */
function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function markKey(key: string): string {
  return `effect/${hashOf(key)}`;
}
