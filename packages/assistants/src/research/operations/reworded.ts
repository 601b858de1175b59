import { findNumbers } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";
import { holdsSomething } from "../thread/thread.ts";
import { whereToLook } from "../thread/where-to-look.ts";
import { asCondition } from "./as-condition.ts";
import { citedOutcome } from "./cited-text.ts";

const SHORT = 1;
const MOST = 20;

/** `edit`, the same facts in fewer lines: quotes are chosen, never rewritten, so that each still stands in its source. */
export function reworded(said: string, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { state } = scene;
  if (!holdsSomething(state)) return inShort(said, scene);
  const claims = claimsInOrder(state).slice(0, linesWanted(said));
  const lines = claims.map(({ quotes }) => ({ quotes: quotes.slice(0, 1) }));
  const lead = {
    ko: "가장 앞선 문장만 원문 그대로 추렸어요. 말을 바꿔 쓰면 출처와 달라질 수 있어 그대로 두었어요.",
    en: "The leading sentences, word by word: rewritten they would no longer be what the source says.",
  };
  return citedOutcome(scene, { ko: [lead.ko, ...lines], en: [lead.en, ...lines] }, sourcesOf(state));
}

function linesWanted(said: string): number {
  const [number] = findNumbers(said);
  if (number === undefined) return SHORT;
  const amount = number.value.kind === "range" ? number.value.maximum : number.value.amount;
  return Number.isInteger(amount) && amount >= 1 ? Math.min(amount, MOST) : SHORT;
}

/** With nothing found there is one thing to say, in as few words as are wanted. */
function inShort(said: string, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { topic, asked } = scene.state;
  const { update = {}, changed = [] } = asCondition(said, "change", scene, "form");
  const questions = asked.map(({ question }) => question).join(" ");
  const [ko, en] = [whereToLook(questions, "ko"), whereToLook(questions, "en")];
  const text = {
    ko: `‘${topic}’: 가진 자료로는 확인되지 않았어요.${ko.length === 0 ? "" : ` 확인할 곳은 ${ko.join(", ")}예요.`}`,
    en: `${topic}: not confirmed by the documents at hand.${en.length === 0 ? "" : ` Where to check: ${en.join(", ")}.`}`,
  };
  return { ...foundText(scene, { text }), update, changed };
}
