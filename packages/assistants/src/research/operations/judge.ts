import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { wordsFor } from "../../shared/operations/arguments-of.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";
import { addedWords, composed, holdsSomething } from "../thread/thread.ts";
import { citedOutcome } from "./cited-text.ts";
import { notHeld } from "./follow-up.ts";

const MOST_SHOWN = 2;

/** `judge`: as far as the evidence bears, with how strong it is; with nothing found, no side is taken. */
export function judgeByEvidence(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { state } = scene;
  const said = wordsFor(call, "what") ?? "";
  if (!holdsSomething(state))
    return notHeld(said, composed(state.topic, addedWords(said, state.topic)), scene, "judgement");
  const claims = claimsInOrder(state);
  const sources = new Set(claims.flatMap(({ quotes }) => quotes.map(({ source }) => source)));
  const differing = state.report?.disagreements.length ?? 0;
  const lines = claims.slice(0, MOST_SHOWN).map(({ quotes }) => ({ quotes: quotes.slice(0, 1) }));
  const strength = {
    ko: `자료 ${sources.size}건의 문장 ${claims.length}개에 기댄 것이고${differing > 0 ? `, 서로 다른 곳이 ${differing}군데 있어요.` : " 서로 어긋나는 수치는 없어요."} 그 너머의 선택은 자료가 정해 주지 않아요.`,
    en: `This rests on ${claims.length} sentences of ${sources.size} sources${differing > 0 ? `, which differ in ${differing} places` : ", with no figures that contradict"}. Beyond that the sources do not decide.`,
  };
  return citedOutcome(
    scene,
    {
      ko: ["자료가 받쳐 주는 데까지만 말하면 이래요.", ...lines, strength.ko],
      en: ["As far as the sources bear:", ...lines, strength.en],
    },
    sourcesOf(state),
  );
}
