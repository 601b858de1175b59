import { killEverywhere } from "../kill-everywhere.ts";
import type { Observation, ProofRow } from "../row.ts";
import type { Workbench } from "../workbench.ts";

async function stage(side: "official" | "maru", workbench: Workbench): Promise<Observation> {
  const { points, twice } = await killEverywhere(side, "sync", workbench);
  return {
    failed: twice > 0,
    saw: `killed at each of ${points} points and resumed: the effect ran twice at ${twice} of them`,
  };
}

export const effectsTwice: ProofRow = {
  number: 8,
  failure: "after kill -9 side effects run twice",
  official: (workbench) => stage("official", workbench),
  maru: (workbench) => stage("maru", workbench),
};
