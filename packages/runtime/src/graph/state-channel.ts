import { BaseChannel, EmptyChannelError } from "@langchain/langgraph";
import {
  apply,
  applyAll,
  decodeUpdate,
  type Envelope,
  encodeUpdate,
  type InitialOf,
  initialState,
  loadState,
  type StateDefinition,
  StateError,
  type StateOf,
  toEnvelope,
  type UpdateOf,
} from "@maru/state";

/** What one node wants to change, in the form in which it is stored. */
export interface StateWrite {
  readonly writer: string;
  readonly update: string;
  /** It is a whole new state, whatever there was before. */
  readonly begins?: true;
}

/** A write that lost against a sibling of the same parallel step. */
export interface Refusal {
  readonly writer: string;
  readonly error: StateError;
}

interface Prepared {
  readonly base: object;
  readonly next: object;
  readonly update: object;
}

/** What is already known of a write, so that a step does not do its work twice. */
const prepared = new WeakMap<StateWrite, Prepared>();
/** States and their stored form belong together while both are in memory. */
const envelopes = new WeakMap<object, Envelope>();
const states = new WeakMap<object, object>();
const refusals = new WeakMap<object, readonly Refusal[]>();

/** Applies an update to the state it was made from. Throws StateError and changes nothing when it is refused. */
export function prepareWrite<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  writer: string,
  update: UpdateOf<Definition>,
): { write: StateWrite; next: StateOf<Definition> } {
  const next = apply(definition, state, update);
  const write: StateWrite = {
    writer,
    update: encodeUpdate(update as Readonly<Record<string, unknown>>),
  };
  prepared.set(write, { base: state as object, next: next as object, update: update as object });
  return { write, next };
}

/** The first write of a graph that starts with a state of its own. */
export function prepareBeginning<Definition extends StateDefinition>(
  definition: Definition,
  initial: InitialOf<Definition>,
): StateWrite {
  // Refused here, where the mistake is, and not inside the graph.
  initialState(definition, initial);
  return {
    writer: "input",
    begins: true,
    update: encodeUpdate(initial as Readonly<Record<string, unknown>>),
  };
}

/** The stored form of a state; the same object for the same state. */
export function envelopeOf<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
): Envelope {
  const known = envelopes.get(state as object);
  if (known !== undefined) return known;
  const envelope = toEnvelope(definition, state);
  envelopes.set(state as object, envelope);
  states.set(envelope, state as object);
  return envelope;
}

/** The state of a stored form: the live one if it is still in memory, else read, migrated and checked. */
export function stateOf<Definition extends StateDefinition>(
  definition: Definition,
  stored: unknown,
): StateOf<Definition> {
  const known = typeof stored === "object" && stored !== null ? states.get(stored) : undefined;
  if (known !== undefined) return known as StateOf<Definition>;
  const state = loadState(definition, stored);
  if (typeof stored === "object" && stored !== null) states.set(stored, state as object);
  return state;
}

/** Writes of the step that made this state which could not be taken. */
export function refusalsOf(state: object): readonly Refusal[] {
  return refusals.get(state) ?? [];
}

/**
 * The one channel of a guarded graph. LangGraph does the control flow; what the state becomes is decided by `apply`
 * alone, and no node can get around it.
 */
export class StateChannel<Definition extends StateDefinition> extends BaseChannel<
  StateOf<Definition>,
  StateWrite,
  unknown
> {
  override lc_graph_name = "MaruState";
  readonly #definition: Definition;
  readonly #initial: (() => StateOf<Definition>) | null;
  #state: StateOf<Definition> | null = null;

  constructor(definition: Definition, initial: (() => StateOf<Definition>) | null) {
    super();
    this.#definition = definition;
    this.#initial = initial;
  }

  override fromCheckpoint(stored?: unknown): this {
    const channel = new StateChannel(this.#definition, this.#initial);
    channel.#state = stored === undefined ? (this.#initial?.() ?? null) : stateOf(this.#definition, stored);
    return channel as this;
  }

  override update(writes: StateWrite[]): boolean {
    if (writes.length === 0) return false;
    const beginning = writes.find((write) => write.begins === true);
    this.#state =
      beginning === undefined
        ? mergeWrites(this.#definition, this.get(), writes)
        : initialState(this.#definition, decodeUpdate(beginning.update) as InitialOf<Definition>);
    return true;
  }

  override get(): StateOf<Definition> {
    if (this.#state === null) throw new EmptyChannelError();
    return this.#state;
  }

  override checkpoint(): unknown {
    return envelopeOf(this.#definition, this.get());
  }
}

/**
 * Never throws for what a node wrote: a write was checked when its node returned, so what is refused here clashed
 * with a sibling, and throwing would leave a step that fails for ever.
 */
export function mergeWrites<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  writes: readonly StateWrite[],
): StateOf<Definition> {
  const [only] = writes;
  const known = only === undefined || writes.length > 1 ? undefined : prepared.get(only);
  if (known !== undefined && known.base === (state as object)) return known.next as StateOf<Definition>;
  const written = writes
    .map((write) => ({ writer: write.writer, update: updateOf<Definition>(write) }))
    .sort((left, right) => (left.writer < right.writer ? -1 : 1));
  try {
    return applyAll(definition, state, written);
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return mergeOneByOne(definition, state, written);
  }
}

function mergeOneByOne<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  written: readonly { writer: string; update: UpdateOf<Definition> }[],
): StateOf<Definition> {
  const refused: Refusal[] = [];
  const accepted: { writer: string; update: UpdateOf<Definition> }[] = [];
  let next = state;
  for (const each of written) {
    try {
      next = applyAll(definition, state, [...accepted, each]);
      accepted.push(each);
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      refused.push({ writer: each.writer, error });
    }
  }
  refusals.set(next as object, refused);
  return next;
}

function updateOf<Definition extends StateDefinition>(write: StateWrite): UpdateOf<Definition> {
  return (prepared.get(write)?.update ?? decodeUpdate(write.update)) as UpdateOf<Definition>;
}
