import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { type Verdict, verdictOn } from "../domain/evidence/verdict.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { holdsSomething, topicOf, withAsked } from "../thread/thread.ts";
import type { ResearchTools } from "../tools.ts";
import { type CitedLine, citedOutcome } from "./cited-text.ts";
import { followUp, notHeld } from "./follow-up.ts";
import { lookUp } from "./look-up.ts";
import { toldInstead } from "./told-instead.ts";

/** `verify`: a saying is held against the sources; the verdict first, then the sentences it rests on. */
export function verifySaying(tools: ResearchTools) {
  return async (call: CheckedCall, scene: Scene<AgentState>): Promise<Outcome<AgentUpdate>> => {
    const [thing] = thingsFor(call, "ref");
    const saying = wordsFor(call, "what") ?? thing?.label[scene.language];
    if (saying === undefined)
      return toldInstead(
        scene,
        "어떤 말을 확인할까요? 들으신 말을 그대로 적어 주세요.",
        "Which statement should I check? Please give its words.",
      );
    const found = await followUp(saying, scene, tools);
    const words = found.isNew || scene.state.topic === "" ? saying : `${scene.state.topic} ${saying}`;
    const { quotes, retracted, sources } = await lookUp(tools, words, scene.state, scene.context);
    if (scene.state.topic !== "" && !found.isHeld && !holdsSomething(scene.state) && retracted.length === 0)
      return notHeld(saying, found.query, scene, "verdict");
    const verdict = verdictOn(saying, quotes, sources, retracted);
    const outcome = citedOutcome(scene, { ko: told(verdict, "ko"), en: told(verdict, "en") }, sources);
    const outcomeOf = verdict.verdict === "not_found" ? ("nothing" as const) : ("found" as const);
    const query = scene.state.topic === "" ? topicOf(saying) : found.query;
    if (verdict.verdict === "not_found") return notHeld(saying, query, scene, "verdict");
    return {
      ...outcome,
      update: {
        ...(scene.state.topic === "" ? { topic: query } : {}),
        asked: withAsked(scene.state, { question: saying, query, outcome: outcomeOf }),
      },
    };
  };
}

const MOST_SHOWN = 3;

function told({ verdict, quotes, claimed }: Verdict, language: "ko" | "en"): readonly CitedLine[] {
  const words = WORDS[language];
  return [
    words[verdict],
    ...claimed.slice(0, 1).map((quote) => ({ before: words.claim, quotes: [quote] })),
    ...quotes.slice(0, MOST_SHOWN).map((quote, index) => ({
      before: claimed.length > 0 && index === 0 ? words.instead : "",
      quotes: [quote],
    })),
  ];
}

const WORDS = {
  ko: {
    supported: "네, 그 수치는 자료에 있어요.",
    outdated: "지금은 달라요. 더 새 자료의 수치는 이래요.",
    retracted: "그 수치는 철회된 논문에만 있어요.",
    other_figure: "그 수치는 자료에 없어요. 자료의 수치는 이래요.",
    only_claimed: "그 말은 블로그나 광고에만 있고, 뒷받침하는 자료는 못 찾았어요.",
    related: "그렇다고도 아니라고도 정하지 못해요. 자료에는 이렇게 나와요.",
    not_found: "",
    claim: "그렇게 말하는 자료: ",
    instead: "다른 자료는 이래요. ",
  },
  en: {
    supported: "Yes, a source states that figure.",
    outdated: "Not any more; a newer source gives another figure.",
    retracted: "Only a retracted paper states that figure.",
    other_figure: "No source states that figure. The figures in the sources are these.",
    only_claimed: "Only blogs or advertisements say so; no source that supports it was found.",
    related: "I cannot say yes or no. The sources say this.",
    not_found: "",
    claim: "Who says so: ",
    instead: "Other sources: ",
  },
};
