import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import { changedFields, type StateDefinition, type StateOf } from "@maru/state";
import type { Change, NewEvent, Session, Storage, StoredEvent } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { stateOf } from "../graph/state-channel.ts";
import { type RuntimePorts, seoulTime } from "../ports.ts";
import { putState } from "./checkpoints.ts";
import { Journal } from "./journal.ts";
import type { TurnLease } from "./turn-lease.ts";
import type { TurnSaver } from "./turn-saver.ts";

/** What is needed to write a state that no turn made. */
export interface OutsideWrite {
  readonly storage: Storage;
  readonly saver: TurnSaver;
  readonly ports: RuntimePorts;
  readonly assistant: Assistant;
  readonly session: Session;
  readonly lease: TurnLease;
  readonly publish: (events: readonly StoredEvent[]) => void;
}

type State = StateOf<StateDefinition>;

/** The first state of a conversation, with the greeting in the log. */
export async function writeBeginning(options: OutsideWrite, state: State): Promise<void> {
  const { assistant, session } = options;
  const text = assistant.describe(state).reply;
  const at = seoulTime(Date.parse(session.created_at));
  const greeting = (checkpoint_id: string): NewEvent => ({
    type: "greeting",
    data: { text, at, checkpoint_id },
  });
  const journal = journalOf(options, null, greeting, {});
  await put(options, journal, state, { head: undefined, source: "input" });
}

/** A state that a person made of the one at a checkpoint. It becomes the newest; what was before stays. */
export async function writeEdit(
  options: OutsideWrite,
  edit: { onto: CheckpointTuple; state: State; source: "fork" | "update" },
): Promise<string> {
  const { definition } = options.assistant.graph;
  const before = stateOf(definition, edit.onto.checkpoint.channel_values.state);
  const changed = changedFields(before, edit.state, definition);
  const edited = (checkpoint: string): NewEvent => ({
    type: "state_edited",
    data: {
      checkpoint_id: checkpoint,
      from: edit.onto.checkpoint.id,
      type: edit.source === "fork" ? "fork" : "edit",
      changed: [...changed],
    },
  });
  const journal = journalOf(options, before, edited, options.storage.sessions.speaking(options.session));
  return put(options, journal, edit.state, { head: edit.onto, source: edit.source });
}

function journalOf(
  { storage, assistant, session, lease, ports, publish }: OutsideWrite,
  before: State | null,
  told: (checkpoint: string) => NewEvent,
  change: Change,
): Journal {
  return new Journal({
    storage,
    assistant,
    session,
    lease,
    turn: null,
    before,
    monotonic: ports.monotonic,
    publish,
    closing: (_after, checkpoint) => ({ events: [told(checkpoint)], change }),
  });
}

function put(
  { saver, session, assistant, ports }: OutsideWrite,
  journal: Journal,
  state: State,
  at: { head: CheckpointTuple | undefined; source: "input" | "fork" | "update" },
): Promise<string> {
  const now = seoulTime(ports.now());
  return saver.writing(session.id, journal, () =>
    putState(saver, session.id, assistant.graph.definition, state, { ...at, now }),
  );
}
