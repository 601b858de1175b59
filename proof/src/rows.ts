import type { ProofRow } from "./row.ts";
import { bigint } from "./rows/01-bigint.ts";
import { serialisedClass } from "./rows/02-serialised-class.ts";
import { renamedField } from "./rows/04-renamed-field.ts";
import { mutatedState } from "./rows/07-mutated-state.ts";
import { forks } from "./rows/10-forks.ts";
import { restart } from "./rows/11-restart.ts";
import { growth } from "./rows/12-growth.ts";
import { privacy } from "./rows/13-privacy.ts";

/** Every failure that is proved, in the order of the table. */
export const ROWS: readonly ProofRow[] = [
  bigint,
  serialisedClass,
  renamedField,
  mutatedState,
  forks,
  restart,
  growth,
  privacy,
];
