import { emptyCheckpoint, uuid6 } from "@langchain/langgraph-checkpoint";
import {
  apply,
  defineState,
  initialState,
  list,
  type Migration,
  type StateDefinition,
  toEnvelope,
  value,
} from "@maru/state";
import * as z from "zod";
import type { MaruCheckpointer } from "../../checkpoints/checkpointer.ts";

const rename: Migration = {
  id: "2026-11-16/trip-2-destination",
  up: ({ city, ...rest }) => ({ ...rest, destination: city }),
};
const notesWithAuthor: Migration = {
  id: "2026-11-17/trip-3-notes-have-authors",
  up: ({ notes, ...rest }) => ({
    ...rest,
    notes: (notes as string[]).map((text) => ({ text, author: "user" })),
  }),
};
const unchanged = { nights: value(z.int().min(1)).optional() };

/** The same state as three releases of a program knew it. */
export const TripOne = defineState("trip", {
  version: 1,
  fields: { ...unchanged, city: value(z.string()).optional(), notes: list(z.string()) },
});
export const TripTwo = defineState("trip", {
  version: 2,
  fields: { ...unchanged, destination: value(z.string()).optional(), notes: list(z.string()) },
  migrations: [rename],
});
const Note = z.strictObject({ text: z.string(), author: z.string() });
export const TripThree = defineState("trip", {
  version: 3,
  fields: { ...unchanged, destination: value(z.string().max(40)).optional(), notes: list(Note) },
  migrations: [rename, notesWithAuthor],
});
/** A later release that takes states of version 1 for something they are not. */
export const TripBroken = defineState("trip", {
  version: 2,
  fields: TripTwo.fields,
  migrations: [
    {
      id: "2026-11-16/trip-2-broken",
      up: () => {
        throw new RangeError("오사카");
      },
    },
  ],
});

export const said = (turn: number) => `${turn}번째로 드린 말씀이에요. ${"길게 ".repeat(30)}`;

/** The stored form of a version 1 state after so many turns. */
export function tripOneAfter(turns: number, city = "오사카") {
  const start = initialState(TripOne, { city });
  const notes = Array.from({ length: turns }, (_, turn) => said(turn));
  return toEnvelope(TripOne, notes.length === 0 ? start : apply(TripOne, start, { notes }));
}

/** What a migrated state of that kind looks like. */
export function tripThreeAfter(turns: number, city = "오사카") {
  return {
    definition: "trip",
    version: 3,
    state: {
      nights: null,
      destination: city,
      notes: Array.from({ length: turns }, (_, turn) => ({ text: said(turn), author: "user" })),
    },
  };
}

let steps = 0;

/** Puts one checkpoint as a graph would, and gives its id. */
export async function putState(
  saver: MaruCheckpointer,
  thread: string,
  parent: string | null,
  state: unknown,
  others: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  steps += 1;
  const channels: Record<string, unknown> = { state, ...others };
  const versions = Object.fromEntries(Object.keys(channels).map((channel) => [channel, steps]));
  const checkpoint = {
    ...emptyCheckpoint(),
    id: uuid6(steps),
    channel_values: channels,
    channel_versions: versions,
  };
  const configurable = {
    thread_id: thread,
    checkpoint_ns: "",
    ...(parent === null ? {} : { checkpoint_id: parent }),
  };
  await saver.put({ configurable }, checkpoint, { source: "loop", step: steps, parents: {} }, versions);
  return checkpoint.id;
}

export async function stateAt(saver: MaruCheckpointer, thread: string, id?: string): Promise<unknown> {
  const tuple = await saver.getTuple({
    configurable: { thread_id: thread, ...(id === undefined ? {} : { checkpoint_id: id }) },
  });
  return tuple?.checkpoint.channel_values.state;
}

export const TRIP: { readonly definitions: readonly StateDefinition[] } = { definitions: [TripThree] };
