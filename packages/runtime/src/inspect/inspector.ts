import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import {
  classDiagram,
  flowDiagram,
  isEqual,
  type Language,
  type Moment,
  type Plain,
  type PlainObject,
  recordRun,
  type StateDefinition,
  type StateOf,
  sequenceDiagram,
} from "@maru/state";
import { CheckpointSpace, listBranches, type Session, type Storage, spaceOfThread } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { RuntimeError } from "../errors.ts";
import { seoulTime } from "../ports.ts";
import { isFinal, turnOf } from "../turn/checkpoints.ts";
import type { TurnSaver } from "../turn/turn-saver.ts";
import { type AssistantSchema, assistantSchema } from "./assistant-schema.ts";
import { type BranchTree, branchTree } from "./branch-tree.ts";
import { CheckpointReader, parentOf, stateIn } from "./checkpoint-reader.ts";
import { describeStep, type StepChange } from "./describe-step.ts";
import { type Differences, differencesOf, visibleState } from "./differences.ts";
import { editState } from "./edit-state.ts";
import { type ReplayReport, replay } from "./replay.ts";
import { NOTHING_TOLD, type StepTold, toldOf } from "./step-records.ts";

/** One committed step of a conversation. */
export interface HistoryEntry extends StepTold, StepChange {
  readonly checkpoint_id: string;
  readonly parent_id: string | null;
  readonly at: string;
  readonly turn: number | null;
  readonly step: number;
  readonly source: string;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Give it as `before` for the next page; null at the end. */
  readonly next: string | null;
}

export interface StateAt {
  readonly checkpoint_id: string;
  readonly state: PlainObject;
  readonly masked: readonly string[];
}

export interface DiffBody extends Differences {
  readonly from: string | null;
  readonly to: string;
}

export interface FieldHistory {
  readonly field: string;
  readonly entries: readonly {
    readonly checkpoint_id: string;
    readonly at: string;
    readonly by: string | null;
    readonly value: Plain;
  }[];
}

export interface Forked {
  readonly checkpoint_id: string;
}

export type DiagramKind = "flow" | "class" | "sequence";

/** Writes a state that a person made onto a checkpoint, while no turn can run. */
export type WriteEdit = (
  session: Session,
  source: "fork" | "update",
  edit: () => Promise<{ onto: CheckpointTuple; state: StateOf<StateDefinition> }>,
) => Promise<string>;

export interface InspectorOptions {
  readonly storage: Storage;
  readonly saver: TurnSaver;
  readonly assistantOf: (session: Session) => Assistant;
  readonly write: WriteEdit;
}

interface Seen {
  readonly reveal?: boolean;
  readonly language?: Language;
}

const MOST_ENTRIES = 200;
const MOST_VALUES = 100;
const MOST_LETTERS = 512 * 1024;
/** So many steps a picture of a conversation shows, the newest ones. */
const DRAWN = 100;

/** Looks into conversations: what happened, why, and what the state was; and goes on from anywhere. */
export class Inspector {
  readonly #storage: Storage;
  readonly #reader: CheckpointReader;
  readonly #assistantOf: InspectorOptions["assistantOf"];
  readonly #write: WriteEdit;

  constructor({ storage, saver, assistantOf, write }: InspectorOptions) {
    this.#storage = storage;
    this.#reader = new CheckpointReader(saver);
    this.#assistantOf = assistantOf;
    this.#write = write;
  }

  /** Committed steps of all branches, newest first. */
  async history(
    session: Session,
    { before, limit = 50, language = "ko" }: { before?: string; limit?: number; language?: Language } = {},
  ): Promise<HistoryPage> {
    const definition = this.#definition(session);
    const most = Math.max(1, Math.min(limit, MOST_ENTRIES));
    // One more than asked for: it is the parent of the last, and tells whether there is a next page.
    const tuples = await gather(this.#reader.newest(session.id, { before, limit: most + 1 }));
    const shown = tuples.slice(0, most);
    const told = await toldOf(
      this.#storage.events,
      session.id,
      shown.map(({ checkpoint }) => checkpoint.id),
    );
    const byId = new Map(tuples.map((tuple) => [tuple.checkpoint.id, tuple]));
    const entries: HistoryEntry[] = [];
    for (const tuple of shown) {
      const parent = byId.get(parentOf(tuple) ?? "") ?? (await this.#reader.before(session.id, tuple));
      const { nodes, tools, decisions } = told.get(tuple.checkpoint.id) ?? NOTHING_TOLD;
      entries.push({
        checkpoint_id: tuple.checkpoint.id,
        parent_id: parentOf(tuple),
        at: timeOf(tuple.checkpoint.ts),
        turn: turnOf(tuple.metadata),
        step: tuple.metadata?.step ?? 0,
        source: tuple.metadata?.source ?? "",
        nodes,
        tools,
        decisions,
        ...describeStep(
          definition,
          parent === undefined ? null : stateIn(definition, parent),
          stateIn(definition, tuple),
          language,
        ),
      });
    }
    return { entries, next: tuples.length > most ? (shown.at(-1)?.checkpoint.id ?? null) : null };
  }

  /** The state at a checkpoint, or now. Values marked personal or secret are masked unless `reveal` is set. */
  async stateAt(
    session: Session,
    checkpoint: string | null = null,
    { reveal = false }: Seen = {},
  ): Promise<StateAt> {
    const tuple = await this.#tuple(session, checkpoint);
    const definition = this.#definition(session);
    return {
      checkpoint_id: tuple.checkpoint.id,
      ...visibleState(definition, stateIn(definition, tuple), reveal),
    };
  }

  /** What differs between two checkpoints of any branch; without `from`, what the step itself changed. */
  async diff(
    session: Session,
    { from, to }: { from?: string; to: string },
    { reveal = false, language = "ko" }: Seen = {},
  ): Promise<DiffBody> {
    const definition = this.#definition(session);
    const newer = await this.#reader.at(session.id, to);
    const older =
      from === undefined
        ? await this.#reader.before(session.id, newer)
        : await this.#reader.at(session.id, from);
    const before = older === undefined ? null : stateIn(definition, older);
    return {
      from: older?.checkpoint.id ?? null,
      to,
      ...differencesOf(definition, before, stateIn(definition, newer), { reveal, language }),
    };
  }

  /** How a field came to its value: every change on the way to the head, newest first, as many as fit. */
  async fieldHistory(session: Session, field: string, { reveal = false }: Seen = {}): Promise<FieldHistory> {
    const definition = this.#definition(session);
    const known = definition.fieldNames.filter((name) => definition.fields[name]?.kind !== "untracked");
    if (!known.includes(field))
      throw new RuntimeError("UNKNOWN_STATE_FIELD", { field: field.slice(0, 60), known });
    const changes: { checkpoint_id: string; at: string; source: string; value: Plain }[] = [];
    let letters = 0;
    let newer: { tuple: CheckpointTuple; value: Plain } | null = null;
    const note = ({ tuple, value }: { tuple: CheckpointTuple; value: Plain }) => {
      const shown = reveal
        ? value
        : (visibleState(definition, stateIn(definition, tuple), false).state[field] ?? null);
      letters += JSON.stringify(shown).length;
      const { id, ts } = tuple.checkpoint;
      changes.push({ checkpoint_id: id, at: timeOf(ts), source: tuple.metadata?.source ?? "", value: shown });
    };
    for await (const tuple of this.#reader.line(session.id)) {
      const value = (stateIn(definition, tuple) as PlainObject)[field] ?? null;
      if (newer !== null && !isEqual(value, newer.value)) note(newer);
      newer = { tuple, value };
      if (changes.length >= MOST_VALUES || letters > MOST_LETTERS) break;
    }
    if (newer !== null && changes.length < MOST_VALUES && letters <= MOST_LETTERS) note(newer);
    const ids = changes.map(({ checkpoint_id }) => checkpoint_id);
    const told = await toldOf(this.#storage.events, session.id, ids);
    const entries = changes.map(({ source, ...change }) => ({
      ...change,
      by: writerOf(source, told.get(change.checkpoint_id)),
    }));
    return { field, entries };
  }

  async branches(session: Session): Promise<BranchTree> {
    const { vault } = this.#storage;
    const all = await listBranches(vault, new CheckpointSpace(vault, spaceOfThread(session.id)));
    return branchTree(
      all,
      ({ metadata }) => turnOf(metadata as CheckpointTuple["metadata"]),
      ({ at }) => timeOf(at),
    );
  }

  /**
   * Goes on from an earlier checkpoint, with changed values if wanted. The fork is a new checkpoint and the next
   * message goes on there; nothing is overwritten, and the way it left stays as a branch.
   */
  async fork(session: Session, checkpoint: string, edits: PlainObject = {}): Promise<Forked> {
    const definition = this.#definition(session);
    const checkpoint_id = await this.#write(session, "fork", async () => {
      const onto = await this.#reader.at(session.id, checkpoint);
      return { onto, state: editState(definition, stateIn(definition, onto), edits) };
    });
    return { checkpoint_id };
  }

  /** Changes values of the state as it is now. Refused when the conversation has moved on from what was seen. */
  async editState(session: Session, checkpoint: string, edits: PlainObject): Promise<Forked> {
    const definition = this.#definition(session);
    const checkpoint_id = await this.#write(session, "update", async () => {
      const onto = await this.#tuple(session, null);
      const head = onto.checkpoint.id;
      if (head !== checkpoint)
        throw new RuntimeError("CONVERSATION_MOVED_ON", { checkpoint: checkpoint.slice(0, 60), head });
      // Whoever was asked saw the old values; an answer to that must not count for new ones.
      if (!isFinal(onto.checkpoint)) throw new RuntimeError("ANSWER_AWAITED", { session: session.id });
      return { onto, state: editState(definition, stateIn(definition, onto), edits) };
    });
    return { checkpoint_id };
  }

  /** Computes the way to the head again from what was written, and says whether the same states came out. */
  async replay(session: Session): Promise<ReplayReport> {
    return replay(this.#definition(session), this.#reader.line(session.id));
  }

  schema(assistant: Assistant): AssistantSchema {
    return assistantSchema(assistant);
  }

  /** An assistant's state as a Mermaid picture. */
  drawAssistant({ graph: { definition } }: Assistant, kind: "flow" | "class"): string {
    return kind === "class" ? classDiagram(definition) : flowDiagram(definition);
  }

  /** A conversation as a Mermaid picture: the newest steps on the way to its head. */
  async draw(session: Session, kind: DiagramKind): Promise<string> {
    const definition = this.#definition(session);
    if (kind === "class") return classDiagram(definition);
    const tuples: CheckpointTuple[] = [];
    for await (const tuple of this.#reader.line(session.id)) {
      tuples.push(tuple);
      if (tuples.length >= DRAWN) break;
    }
    tuples.reverse();
    const told = await toldOf(
      this.#storage.events,
      session.id,
      tuples.map(({ checkpoint }) => checkpoint.id),
    );
    const moments = tuples.map(
      (tuple): Moment => ({
        by: writerOf(tuple.metadata?.source ?? "", told.get(tuple.checkpoint.id)) ?? "unknown",
        at: timeOf(tuple.checkpoint.ts),
        state: stateIn(definition, tuple),
      }),
    );
    const run = recordRun(definition, moments);
    return kind === "flow" ? flowDiagram(definition, run) : sequenceDiagram(run);
  }

  #definition(session: Session): StateDefinition {
    return this.#assistantOf(session).graph.definition;
  }

  async #tuple(session: Session, checkpoint: string | null): Promise<CheckpointTuple> {
    if (checkpoint !== null) return this.#reader.at(session.id, checkpoint);
    const head = await this.#reader.head(session.id);
    if (head !== undefined) return head;
    throw new RuntimeError("UNKNOWN_CHECKPOINT", { checkpoint: "head" });
  }
}

/** Who brought a step about: the nodes that ran, else the person. */
function writerOf(source: string, told: StepTold | undefined): string | null {
  const names = [...new Set((told?.nodes ?? []).map(({ node }) => String(node)))];
  if (names.length > 0) return names.join(", ");
  return source === "loop" && told === undefined ? null : "user";
}

function timeOf(ts: string): string {
  return seoulTime(Date.parse(ts));
}

async function gather(tuples: AsyncGenerator<CheckpointTuple>): Promise<readonly CheckpointTuple[]> {
  const all: CheckpointTuple[] = [];
  for await (const tuple of tuples) all.push(tuple);
  return all;
}
