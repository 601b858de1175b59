import type { Focus } from "./focus.ts";
import { type LoadedScorer, loadScorer, type Scorer, StoredScorer, scorerFor } from "./scorer.ts";
import weights from "./weights.json" with { type: "json" };

let loaded: LoadedScorer | null = null;

/**
 * What was learnt from the examples of this repository, for one assistant and one message: where the conversation stands
 * is part of what is judged.
 */
export function trainedScorer(assistant: string, focus: Focus | null = null): Scorer {
  loaded ??= loadScorer(StoredScorer.parse(weights));
  return scorerFor(loaded, assistant, focus);
}
