import { type LoadedScorer, loadScorer, type Scorer, StoredScorer, scorerFor } from "./scorer.ts";
import weights from "./weights.json" with { type: "json" };

const SCORERS = new Map<string, Scorer>();
let loaded: LoadedScorer | null = null;

/** What was learnt from the examples of this repository, ready for one assistant; made when it is first needed. */
export function trainedScorer(assistant: string): Scorer {
  const known = SCORERS.get(assistant);
  if (known !== undefined) return known;
  loaded ??= loadScorer(StoredScorer.parse(weights));
  const made = scorerFor(loaded, assistant);
  SCORERS.set(assistant, made);
  return made;
}
