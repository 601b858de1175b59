import type { Workbench } from "./workbench.ts";

/** What one side did when it was put through a failure. */
export interface Observation {
  readonly failed: boolean;
  /** What happened, in words and numbers taken from the run itself. */
  readonly saw: string;
}

/** One failure, staged on the official packages and on Maru. */
export interface ProofRow {
  readonly number: number;
  readonly failure: string;
  official(workbench: Workbench): Promise<Observation>;
  maru(workbench: Workbench): Promise<Observation>;
}
