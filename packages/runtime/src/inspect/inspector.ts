import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import {
  apply,
  classDiagram,
  flowDiagram,
  type Language,
  type PlainObject,
  type StateDefinition,
  type StateOf,
} from "@maru/state";
import { CheckpointSpace, listBranches, type Session, type Storage, spaceOfThread } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { RuntimeError } from "../errors.ts";
import { isFinal, turnOf } from "../turn/checkpoints.ts";
import type { TurnSaver } from "../turn/turn-saver.ts";
import { type AssistantSchema, assistantSchema } from "./assistant-schema.ts";
import { type BranchTree, branchTree } from "./branch-tree.ts";
import { CheckpointReader, stateIn } from "./checkpoint-reader.ts";
import { type Differences, differencesOf, visibleState } from "./differences.ts";
import { type DiagramKind, drawConversation } from "./draw-conversation.ts";
import { editState } from "./edit-state.ts";
import { type FieldHistory, fieldHistory } from "./field-history.ts";
import { type HistoryPage, historyPage, type PageOptions } from "./history-page.ts";
import { type Look, timeOf } from "./look.ts";
import { type ReadingsAt, readingsIn } from "./readings.ts";
import { type ReplayReport, replay } from "./replay.ts";
import { partOf, placesWith, type StatePart } from "./state-part.ts";

export interface StateAt {
  readonly checkpoint_id: string;
  readonly state: PlainObject;
  readonly masked: readonly string[];
}

export interface StatePartAt extends StatePart {
  readonly checkpoint_id: string;
  readonly masked: readonly string[];
}

export interface DiffBody extends Differences {
  readonly from: string | null;
  readonly to: string;
}

export interface Forked {
  readonly checkpoint_id: string;
}

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
  async history(session: Session, options: PageOptions = {}): Promise<HistoryPage> {
    return historyPage(this.#look(session), options);
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

  /**
   * A part of the state at a checkpoint, however large all of it is: what stands in one place, from a position on, or
   * wherever some words are.
   */
  async statePart(
    session: Session,
    {
      checkpoint = null,
      at = "",
      from = 0,
      find,
    }: { checkpoint?: string | null; at?: string; from?: number; find?: string | undefined },
    seen: Seen = {},
  ): Promise<StatePartAt> {
    const { checkpoint_id, state, masked } = await this.stateAt(session, checkpoint, seen);
    return {
      checkpoint_id,
      masked,
      ...(find === undefined ? partOf(state, at, from) : placesWith(state, find)),
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
    return fieldHistory(this.#look(session), field, reveal);
  }

  /** How the message of the turn was read, up to a checkpoint. Values are hidden unless `reveal` is set. */
  async readings(
    session: Session,
    checkpoint: string | null = null,
    { reveal = false }: Seen = {},
  ): Promise<ReadingsAt> {
    const tuple = await this.#tuple(session, checkpoint);
    return {
      checkpoint_id: tuple.checkpoint.id,
      ...readingsIn(stateIn(this.#definition(session), tuple), reveal),
    };
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
    const checkpoint_id = await this.#write(session, "fork", async () => {
      const onto = await this.#reader.at(session.id, checkpoint);
      return { onto, state: this.#edited(session, onto, edits) };
    });
    return { checkpoint_id };
  }

  /** Changes values of the state as it is now. Refused when the conversation has moved on from what was seen. */
  async editState(session: Session, checkpoint: string, edits: PlainObject): Promise<Forked> {
    const checkpoint_id = await this.#write(session, "update", async () => {
      const onto = await this.#tuple(session, null);
      const head = onto.checkpoint.id;
      if (head !== checkpoint)
        throw new RuntimeError("CONVERSATION_MOVED_ON", { checkpoint: checkpoint.slice(0, 60), head });
      // Whoever was asked saw the old values; an answer to that must not count for new ones.
      if (!isFinal(onto.checkpoint)) throw new RuntimeError("ANSWER_AWAITED", { session: session.id });
      return { onto, state: this.#edited(session, onto, edits) };
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
    return drawConversation(this.#look(session), kind);
  }

  #edited(session: Session, onto: CheckpointTuple, edits: PlainObject): StateOf<StateDefinition> {
    const { graph, edited } = this.#assistantOf(session);
    const before = stateIn(graph.definition, onto);
    const after = editState(graph.definition, before, edits);
    return edited === undefined ? after : apply(graph.definition, after, edited(before, after));
  }

  #look(session: Session): Look {
    const { events } = this.#storage;
    return { session: session.id, definition: this.#definition(session), events, reader: this.#reader };
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
