import { Annotation, type BaseCheckpointSaver, MemorySaver, StateGraph } from "@langchain/langgraph";
import {
  apply,
  defineState,
  initialState,
  restoreState,
  type StateOf,
  type UpdateOf,
  value,
} from "@maru/state";
import * as z from "zod";
import { attempt, thread } from "../notes-graph.ts";
import type { Observation, ProofRow } from "../row.ts";
import { withMaru } from "../with-maru.ts";

/** A node that changes what it was given and returns nothing. */
const careless = ({ trip }: { trip: object }) => {
  Object.assign(trip, { city: "Busan" });
  return {};
};

const Plain = Annotation.Root({ trip: Annotation<{ city: string }>() });

async function storedAfterMutation(checkpointer: BaseCheckpointSaver): Promise<string> {
  const graph = new StateGraph(Plain)
    .addNode("careless", careless)
    .addEdge("__start__", "careless")
    .compile({ checkpointer });
  await graph.invoke({ trip: { city: "Osaka" } }, thread("plain"));
  return (await graph.getState(thread("plain"))).values.trip.city;
}

async function official(): Promise<Observation> {
  const city = await storedAfterMutation(new MemorySaver());
  return {
    failed: city !== "Osaka",
    saw: `the node returned nothing, and the stored city went from "Osaka" to "${city}"`,
  };
}

const Trip = defineState("trip", { version: 1, fields: { city: value(z.string()).optional() } });
type Trip = StateOf<typeof Trip>;

const Guarded = Annotation.Root({
  trip: Annotation<Trip, UpdateOf<typeof Trip>>({
    reducer: (trip, update) => apply(Trip, restoreState(Trip, trip), update),
    default: () => initialState(Trip, {}),
  }),
});

/** The channel holds a state that `apply` froze. A checkpointer gives out copies, so an object of the graph's own is tried too. */
async function maru(checkpointer: BaseCheckpointSaver): Promise<Observation> {
  const graph = new StateGraph(Guarded)
    .addNode("careless", careless)
    .addEdge("__start__", "careless")
    .compile({ checkpointer });
  const turn = await attempt(graph.invoke({ trip: { city: "Osaka" } }, thread("guarded")));
  const { city } = (await graph.getState(thread("guarded"))).values.trip;
  const plainCity = await storedAfterMutation(checkpointer);
  const told =
    turn.error === undefined ? "a Maru state let the write pass" : `a Maru state threw "${turn.error}"`;
  return {
    failed: turn.error === undefined || city !== "Osaka" || plainCity !== "Osaka",
    saw: `${told} and the stored city is "${city}"; where the channel holds a plain object, what the node did not return is not stored ("${plainCity}")`,
  };
}

export const mutatedState: ProofRow = {
  number: 7,
  failure: "a node changes `state.x` without returning it, and the change is persisted",
  official,
  maru: () => withMaru("memory:", maru),
};
