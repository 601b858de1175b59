import { trainedScorer } from "@maru/dialogue";
import { understand } from "@maru/language";

const LONGEST = 2_500;
/** Going on costs nobody anything: what is assumed is named and can be changed. */
const LIKELY = 0.45;

/** «알아서 해줘», «일단 짜봐»: somebody leaves the rest to us, or wants the plan at once. */
export function leavesToUs(text: string, now: string, among: readonly string[]): boolean {
  const utterance = understand(text.slice(0, LONGEST), { now });
  const guesses = trainedScorer("travel").guess(utterance, among);
  return guesses.some(([best]) => best !== undefined && LEAVING.includes(best.op) && best.chance >= LIKELY);
}

const LEAVING: readonly string[] = ["delegate", "plan"];
