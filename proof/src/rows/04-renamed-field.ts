import { Annotation, type BaseCheckpointSaver, MemorySaver, StateGraph } from "@langchain/langgraph";
import { apply, defineState, type Envelope, initialState, loadState, toEnvelope, value } from "@maru/state";
import * as z from "zod";
import { attempt, thread } from "../notes-graph.ts";
import type { Observation, ProofRow } from "../row.ts";
import { withMaru } from "../with-maru.ts";

const CONVERSATION = thread("renamed");

/** The second release renames `city` and counts the nights as a number. */
async function official(): Promise<Observation> {
  const checkpointer = new MemorySaver();
  const first = new StateGraph(z.object({ city: z.string().optional(), nights: z.string().optional() }))
    .addNode("rest", () => ({}))
    .addEdge("__start__", "rest")
    .compile({ checkpointer });
  let seen: { destination?: unknown; nights?: unknown } = {};
  const second = new StateGraph(z.object({ destination: z.string().optional(), nights: z.int().optional() }))
    .addNode("look", (state) => {
      seen = { ...state };
      return {};
    })
    .addEdge("__start__", "look")
    .compile({ checkpointer });
  await first.invoke({ city: "Osaka", nights: "3" }, CONVERSATION);
  await second.invoke({}, CONVERSATION);
  const found = { ...seen };
  await second.invoke({ destination: "Busan" }, CONVERSATION);
  await first.invoke({}, CONVERSATION);
  const { values } = await second.getState(CONVERSATION);
  const hasReset = found.destination !== "Osaka";
  const isUnchecked = typeof found.nights === "string";
  const isDropped = values.destination !== "Busan";
  return {
    failed: hasReset || isUnchecked || isDropped,
    saw: [
      `the new program found destination ${show(found.destination)}, and nights ${show(found.nights)} in an integer field`,
      `one turn of the old program on the new state left destination ${show(values.destination)}`,
    ].join("; "),
  };
}

const TripV1 = defineState("trip", {
  version: 1,
  fields: { city: value(z.string()).optional(), nights: value(z.string()).optional() },
});
const TripV2 = defineState("trip", {
  version: 2,
  fields: { destination: value(z.string()).optional(), nights: value(z.int().min(1)).optional() },
  migrations: [
    {
      id: "2026-11-16/trip-2-destination",
      up: ({ city, nights }) => ({ destination: city, nights: nights === null ? null : Number(nights) }),
    },
  ],
});

const Trip = Annotation.Root({
  trip: Annotation<Envelope | null>({ reducer: (_, next) => next, default: () => null }),
});

/** A program whose one node works on the stored trip. */
function program(checkpointer: BaseCheckpointSaver, work: (stored: Envelope | null) => Envelope) {
  return new StateGraph(Trip)
    .addNode("work", ({ trip }) => ({ trip: work(trip) }))
    .addEdge("__start__", "work")
    .compile({ checkpointer });
}

async function maru(checkpointer: BaseCheckpointSaver): Promise<Observation> {
  const run = (work: (stored: Envelope | null) => Envelope) =>
    attempt(program(checkpointer, work).invoke({}, CONVERSATION));
  const stored = async () => (await checkpointer.getTuple(CONVERSATION))?.checkpoint.channel_values["trip"];
  await run(() => toEnvelope(TripV1, initialState(TripV1, { city: "Osaka", nights: "3" })));
  await run((old) => toEnvelope(TripV2, loadState(TripV2, old)));
  const found = loadState(TripV2, await stored());
  await run((old) => toEnvelope(TripV2, apply(TripV2, loadState(TripV2, old), { destination: "Busan" })));
  const before = JSON.stringify(await stored());
  const future = await run((old) => toEnvelope(TripV1, loadState(TripV1, old)));
  const isUntouched = JSON.stringify(await stored()) === before;
  const isMigrated = found.destination === "Osaka" && found.nights === 3;
  return {
    failed: !isMigrated || future.error === undefined || !isUntouched,
    saw: [
      `the new program found destination ${show(found.destination)} and nights ${show(found.nights)}`,
      `the old program on the new state: ${future.error === undefined ? "it ran" : `"${future.error}"`}`,
      isUntouched ? "the stored state is the same" : "the stored state changed",
    ].join("; "),
  };
}

function show(found: unknown): string {
  return found === undefined ? "missing" : JSON.stringify(found);
}

export const renamedField: ProofRow = {
  number: 4,
  failure: "a renamed field resets, a changed type loads unvalidated",
  official,
  maru: async (workbench) => withMaru(`sqlite:${await workbench.folder()}/maru.db`, maru),
};
