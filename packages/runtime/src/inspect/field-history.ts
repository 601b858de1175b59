import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import { isEqual, type Plain, type PlainObject } from "@maru/state";
import { RuntimeError } from "../errors.ts";
import { stateIn } from "./checkpoint-reader.ts";
import { visibleState } from "./differences.ts";
import { type Look, timeOf, writerOf } from "./look.ts";
import { lettersIn } from "./state-part.ts";
import { toldOf } from "./step-records.ts";

export interface FieldHistory {
  readonly field: string;
  readonly entries: readonly {
    readonly checkpoint_id: string;
    readonly at: string;
    readonly by: string | null;
    /** Left out when it is too large to be shown in a list of values. */
    readonly value?: Plain;
  }[];
}

const MOST_VALUES = 100;
const MOST_LETTERS = 512 * 1024;
const MOST_OF_ONE = 64 * 1024;

/** How a field came to its value: every change on the way to the head, newest first, as many as fit. */
export async function fieldHistory(look: Look, field: string, reveal: boolean): Promise<FieldHistory> {
  const { definition, reader, session } = look;
  const known = definition.fieldNames.filter((name) => definition.fields[name]?.kind !== "untracked");
  if (!known.includes(field))
    throw new RuntimeError("UNKNOWN_STATE_FIELD", { field: field.slice(0, 60), known });
  // Not the states they came from: those may be large.
  const changes: (Step & { readonly value?: Plain })[] = [];
  let letters = 0;
  const hasRoom = () => changes.length < MOST_VALUES && letters <= MOST_LETTERS;
  const note = ({ tuple, value }: { tuple: CheckpointTuple; value: Plain }) => {
    const shown = reveal
      ? value
      : (visibleState(definition, stateIn(definition, tuple), false).state[field] ?? null);
    const size = lettersIn(shown, MOST_OF_ONE);
    const isShown = size <= MOST_OF_ONE;
    if (isShown) letters += size;
    changes.push({ ...stepOf(tuple), ...(isShown ? { value: shown } : {}) });
  };
  let newer: { tuple: CheckpointTuple; value: Plain } | null = null;
  for await (const tuple of reader.line(session)) {
    const value = (stateIn(definition, tuple) as PlainObject)[field] ?? null;
    if (newer !== null && !isEqual(value, newer.value)) note(newer);
    newer = { tuple, value };
    if (!hasRoom()) break;
  }
  if (newer !== null && hasRoom()) note(newer);
  const ids = changes.map(({ checkpoint_id }) => checkpoint_id);
  const told = await toldOf(look.events, session, ids);
  const entries = changes.map(({ source, ...change }) => ({
    ...change,
    by: writerOf(source, told.get(change.checkpoint_id)),
  }));
  return { field, entries };
}

interface Step {
  readonly checkpoint_id: string;
  readonly at: string;
  readonly source: string | undefined;
}

function stepOf({ checkpoint, metadata }: CheckpointTuple): Step {
  return { checkpoint_id: checkpoint.id, at: timeOf(checkpoint.ts), source: metadata?.source };
}
