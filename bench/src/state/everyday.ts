import { apply, applyAll, type StateOf, type UpdateOf, type Written } from "@maru/state";
import { type Rounds, takeTurns, type Way } from "../measure.ts";
import { makeMessage } from "./conversation.ts";
import { findingOf, startTrip, Trip } from "./trip.ts";

type TripState = StateOf<typeof Trip>;

const MESSAGES = 50;
const UPDATES = 10;
const WRITERS = ["flights", "hotels", "weather"];

/** Microseconds of what happens all the time, on a state of twenty fields. */
export interface EverydayCosts {
  readonly smallUpdate: number;
  readonly threeWriters: number;
}

export function measureEveryday(rounds: Rounds): Promise<EverydayCosts> {
  return takeTurns(
    {
      smallUpdate: liveThrough(smallUpdate, (state, update) => apply(Trip, state, update)),
      threeWriters: liveThrough(threeWriters, (state, written) => applyAll(Trip, state, written)),
    },
    rounds,
  );
}

function smallUpdate(index: number): UpdateOf<typeof Trip> {
  return { budget: 100_000 + index, turns: 1, messages: [makeMessage("new", index, 100)] };
}

function threeWriters(index: number): readonly Written<typeof Trip>[] {
  return WRITERS.map((writer) => ({
    writer,
    update: {
      agent_results: { [writer]: { ...findingOf(writer), score: index / UPDATES } },
      calls: { [writer]: 1 },
    },
  }));
}

function liveThrough<Update>(
  makeUpdate: (index: number) => Update,
  step: (state: TripState, update: Update) => TripState,
): Way {
  return {
    operations: UPDATES,
    prepare() {
      const updates = Array.from({ length: UPDATES }, (_, index) => makeUpdate(index));
      const start = startTrip(MESSAGES);
      let state = start;
      return {
        run() {
          for (const update of updates) state = step(state, update);
        },
        check() {
          if (state === start) throw new Error("nothing changed");
        },
      };
    },
  };
}
