import { emptyCheckpoint, uuid6 } from "@langchain/langgraph-checkpoint";
import { defineState, initialState, list, toEnvelope, value } from "@maru/state";
import type { SessionId, Storage } from "@maru/storage";
import * as z from "zod";

/** The same trip as two releases of a program knew it. */
export const OldTrip = defineState("trip", {
  version: 1,
  fields: { city: value(z.string()), notes: list(z.string()) },
});
export const NewTrip = defineState("trip", {
  version: 2,
  fields: { destination: value(z.string()), notes: list(z.string()) },
  migrations: [
    {
      id: "2026-11-16/trip-2-destination",
      up: ({ city, ...rest }) => ({ ...rest, destination: city }),
    },
  ],
});

const TURNS = 3;
const note = (turn: number) => `${turn}번째로 드린 말씀이에요. ${"길게 ".repeat(20)}`;
const notesAfter = (turn: number) => Array.from({ length: turn }, (_, index) => note(index));

/** A session of the old release with a few turns. */
export async function storeOldSession(storage: Storage, city: string): Promise<void> {
  const { id } = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
  let parent: string | undefined;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const state = toEnvelope(OldTrip, initialState(OldTrip, { city, notes: notesAfter(turn) }));
    const checkpoint = {
      ...emptyCheckpoint(),
      id: uuid6(turn),
      channel_values: { state },
      channel_versions: { state: turn + 1 },
    };
    await storage.checkpointer.put(
      {
        configurable: {
          thread_id: id,
          checkpoint_ns: "",
          ...(parent === undefined ? {} : { checkpoint_id: parent }),
        },
      },
      checkpoint,
      { source: "loop", step: turn, parents: {} },
      { state: turn + 1 },
    );
    parent = checkpoint.id;
  }
}

/** The one version that all checkpoints of a session have, after checking that their content is whole. */
export async function versionOf(storage: Storage, session: SessionId): Promise<number> {
  const states: unknown[] = [];
  for await (const { checkpoint } of storage.checkpointer.list({ configurable: { thread_id: session } }))
    states.push(checkpoint.channel_values.state);
  const { version, state } = states[0] as { version: number; state: Record<string, unknown> };
  const name = version === 1 ? "city" : "destination";
  const expected = Array.from({ length: TURNS }, (_, index) => ({
    definition: "trip",
    version,
    state: { [name]: state[name], notes: notesAfter(TURNS - 1 - index) },
  }));
  if (JSON.stringify(sorted(states)) !== JSON.stringify(sorted(expected)))
    throw new Error(`session ${session} is neither wholly old nor wholly new: ${JSON.stringify(states)}`);
  return version;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
