import type { Calculated, Calculation } from "../ports.ts";
import { isRefusal } from "./calculation.ts";

/** What a calculator gave for input that is fine. */
export function calculated<Result>(result: Calculated<Result>): Calculation<Result> {
  if (isRefusal(result)) throw new Error(`refused ${result.field}: ${result.problem.en}`);
  return result;
}
