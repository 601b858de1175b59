import type { Plain } from "@maru/state";
import type { Change, EffectRecord, Effects, Lease } from "@maru/storage";

/**
 * What may be done about an effect of which nobody knows whether it happened:
 * - `idempotent`: the other side recognises the key, so it is simply done again;
 * - `lookup`: the other side can be asked;
 * - `ask`: a person must say.
 */
export type Certainty<Result extends Plain> =
  | { readonly type: "idempotent" }
  | { readonly type: "lookup"; readonly lookup: (key: string) => Promise<Result | null> }
  | {
      readonly type: "ask" /** What to go on with when a person says that it was done. */;
      readonly whenDone: Result;
    };

export interface EffectSpec<Result extends Plain> {
  /** The same for the same effect of a node, whatever else the node does. */
  readonly name: string;
  readonly certainty: Certainty<Result>;
  readonly perform: (key: string) => Promise<Result>;
}

export type PerformEffect = <Result extends Plain>(spec: EffectSpec<Result>) => Promise<Result>;

/** Thrown by an effect that is certain not to have happened, so that it may be tried again. */
export class NotDone extends Error {
  override readonly name = "NotDone";
}

export interface EffectJournal {
  readonly effects: Effects;
  readonly lease: Lease;
  readonly now: () => string;
  readonly faultPoint: (name: string) => void;
  /** Asks a person whether it happened. Ends the run until they have answered. */
  readonly askWhetherDone: (name: string) => Promise<boolean>;
  /** Takes a change into the transaction of the step. */
  readonly alongside: (change: Change) => void;
  /** Results that wait for the transaction of their step, for a node that is tried again before it. */
  readonly unsaved: Map<string, Plain>;
}

/** Does something outside at most once: the intention is durable before it, the result with the step that uses it. */
export async function performEffect<Result extends Plain>(
  journal: EffectJournal,
  key: string,
  spec: EffectSpec<Result>,
): Promise<Result> {
  const unsaved = journal.unsaved.get(key);
  if (unsaved !== undefined) return unsaved as Result;
  const known = await journal.effects.find(journal.lease.session, key);
  switch (known.status) {
    case "done":
      return known.result as Result;
    case "intended":
      return resolveUncertain(journal, known, spec);
    case "none":
      await journal.effects.intend(journal.lease, key, journal.now());
      journal.faultPoint("effect:intended");
      return performNow(journal, key, spec);
  }
}

async function performNow<Result extends Plain>(
  journal: EffectJournal,
  key: string,
  spec: EffectSpec<Result>,
): Promise<Result> {
  const result = await spec.perform(key).catch(async (error: unknown) => {
    if (error instanceof NotDone) await journal.effects.withdraw(journal.lease, key);
    throw error;
  });
  journal.faultPoint("effect:performed");
  return finish(journal, key, spec, result);
}

async function finish<Result extends Plain>(
  journal: EffectJournal,
  key: string,
  spec: EffectSpec<Result>,
  result: Result,
): Promise<Result> {
  // What can be repeated may wait for the step; what cannot is written down at once.
  if (spec.certainty.type === "idempotent") {
    journal.unsaved.set(key, result);
    journal.alongside(journal.effects.finishing(key, journal.now(), result));
  } else await journal.effects.finish(journal.lease, key, journal.now(), result);
  return result;
}

async function resolveUncertain<Result extends Plain>(
  journal: EffectJournal,
  known: Extract<EffectRecord, { status: "intended" }>,
  spec: EffectSpec<Result>,
): Promise<Result> {
  switch (spec.certainty.type) {
    case "idempotent":
      return performNow(journal, known.key, spec);
    case "lookup": {
      const found = await spec.certainty.lookup(known.key);
      return found === null ? performNow(journal, known.key, spec) : finish(journal, known.key, spec, found);
    }
    case "ask": {
      const wasDone = await journal.askWhetherDone(spec.name);
      return wasDone
        ? finish(journal, known.key, spec, spec.certainty.whenDone)
        : performNow(journal, known.key, spec);
    }
  }
}
