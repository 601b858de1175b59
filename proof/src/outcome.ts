import type { Observation, ProofRow } from "./row.ts";
import type { Workbench } from "./workbench.ts";

/** A side that could not be put to the test says so; that is neither a success nor a failure. */
export type Seen = Observation | { readonly notRun: string };

export interface Outcome {
  readonly number: number;
  readonly failure: string;
  readonly official: Seen;
  readonly maru: Seen;
}

export type Verdict =
  | "Maru holds"
  | "official no longer fails"
  | "not compared"
  | "both fail"
  | "Maru fails"
  | "Maru did not run";

export async function observe(row: ProofRow, workbench: Workbench): Promise<Outcome> {
  workbench.progress(`row ${row.number}, official packages: ${row.failure}`);
  const official = await see(() => row.official(workbench));
  workbench.progress(`row ${row.number}, Maru`);
  const maru = await see(() => row.maru(workbench));
  return { number: row.number, failure: row.failure, official, maru };
}

async function see(work: () => Promise<Observation>): Promise<Seen> {
  try {
    return await work();
  } catch (error) {
    return { notRun: error instanceof Error ? error.message : String(error) };
  }
}

export function verdictOf({ official, maru }: Outcome): Verdict {
  if ("notRun" in maru) return "Maru did not run";
  if (maru.failed) return "failed" in official && official.failed ? "both fail" : "Maru fails";
  if ("notRun" in official) return "not compared";
  return official.failed ? "Maru holds" : "official no longer fails";
}

/** Whether this outcome speaks against Maru. */
export function isAgainstMaru(outcome: Outcome): boolean {
  const verdict = verdictOf(outcome);
  switch (verdict) {
    case "both fail":
    case "Maru fails":
    case "Maru did not run":
      return true;
    case "Maru holds":
    case "official no longer fails":
    case "not compared":
      return false;
  }
}
