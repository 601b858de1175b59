import fastCheck from "fast-check";

/** fast-check with few, repeatable runs and no search for the smallest counterexample: one failure is enough. */
export function limitRuns(runs: number, seed: number) {
  const limited = (parameters: fastCheck.Parameters<unknown> = {}) => ({
    seed,
    ...parameters,
    numRuns: Math.min(parameters.numRuns ?? 100, runs),
    endOnFailure: true,
  });
  const assert = (property: fastCheck.IRawProperty<unknown>, parameters?: fastCheck.Parameters<unknown>) =>
    fastCheck.assert(property, limited(parameters));
  const named = { ...fastCheck, assert };
  return { ...named, default: named, __esModule: true };
}
