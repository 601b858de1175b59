import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import { isEqual, type Plain, type PlainObject } from "@maru/state";
import { RuntimeError } from "../errors.ts";
import { stateIn } from "./checkpoint-reader.ts";
import { visibleState } from "./differences.ts";
import { type Look, timeOf, toldOfAll, writerOf } from "./look.ts";

export interface FieldHistory {
  readonly field: string;
  readonly entries: readonly {
    readonly checkpoint_id: string;
    readonly at: string;
    readonly by: string | null;
    readonly value: Plain;
  }[];
}

const MOST_VALUES = 100;
const MOST_LETTERS = 512 * 1024;

/** How a field came to its value: every change on the way to the head, newest first, as many as fit. */
export async function fieldHistory(look: Look, field: string, reveal: boolean): Promise<FieldHistory> {
  const { definition, reader, session } = look;
  const known = definition.fieldNames.filter((name) => definition.fields[name]?.kind !== "untracked");
  if (!known.includes(field))
    throw new RuntimeError("UNKNOWN_STATE_FIELD", { field: field.slice(0, 60), known });
  const changes: { tuple: CheckpointTuple; value: Plain }[] = [];
  let letters = 0;
  const hasRoom = () => changes.length < MOST_VALUES && letters <= MOST_LETTERS;
  const note = ({ tuple, value }: { tuple: CheckpointTuple; value: Plain }) => {
    const shown = reveal
      ? value
      : (visibleState(definition, stateIn(definition, tuple), false).state[field] ?? null);
    letters += JSON.stringify(shown).length;
    changes.push({ tuple, value: shown });
  };
  let newer: { tuple: CheckpointTuple; value: Plain } | null = null;
  for await (const tuple of reader.line(session)) {
    const value = (stateIn(definition, tuple) as PlainObject)[field] ?? null;
    if (newer !== null && !isEqual(value, newer.value)) note(newer);
    newer = { tuple, value };
    if (!hasRoom()) break;
  }
  if (newer !== null && hasRoom()) note(newer);
  const told = await toldOfAll(
    look,
    changes.map(({ tuple }) => tuple),
  );
  const entries = changes.map(({ tuple, value }) => {
    const { id, ts } = tuple.checkpoint;
    return { checkpoint_id: id, at: timeOf(ts), by: writerOf(tuple, told.get(id)), value };
  });
  return { field, entries };
}
