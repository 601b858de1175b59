import type { Decided, Decision, DecisionRecord } from "./decision.ts";

/** Lets the rules judge, and notes that they did. */
export function decideByRules<Input, Result>(
  decision: Decision<Input, Result>,
  input: Input,
  record: (record: DecisionRecord) => void,
): Decided<Result> {
  const result = decision.schema.parse(decision.rules(input));
  record({
    decision: decision.name,
    by: "rules",
    prompt_version: null,
    tokens: 0,
    calls: 0,
    milliseconds: 0,
    fell_back: null,
  });
  return { result, by: "rules" };
}
