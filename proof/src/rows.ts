import type { ProofRow } from "./row.ts";
import { bigint } from "./rows/01-bigint.ts";
import { serialisedClass } from "./rows/02-serialised-class.ts";
import { twoTurns } from "./rows/03-two-turns.ts";
import { renamedField } from "./rows/04-renamed-field.ts";
import { misspelledKey } from "./rows/05-misspelled-key.ts";
import { unvalidatedResult } from "./rows/06-unvalidated-result.ts";
import { mutatedState } from "./rows/07-mutated-state.ts";
import { effectsTwice } from "./rows/08-effects-twice.ts";
import { lostMessage } from "./rows/09-lost-message.ts";
import { forks } from "./rows/10-forks.ts";
import { restart } from "./rows/11-restart.ts";
import { growth } from "./rows/12-growth.ts";
import { privacy } from "./rows/13-privacy.ts";

/** Every failure that is proved, in the order of the table. */
export const ROWS: readonly ProofRow[] = [
  bigint,
  serialisedClass,
  twoTurns,
  renamedField,
  misspelledKey,
  unvalidatedResult,
  mutatedState,
  effectsTwice,
  lostMessage,
  forks,
  restart,
  growth,
  privacy,
];
