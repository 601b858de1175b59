import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { type Verdict, verdictOn } from "../domain/evidence/verdict.ts";
import type { AgentState } from "../state.ts";
import type { ResearchTools } from "../tools.ts";
import { type CitedLine, citedOutcome } from "./cited-text.ts";
import { lookUp } from "./look-up.ts";
import { toldInstead } from "./told-instead.ts";

/** `verify`: a saying is held against the sources; the verdict first, then the sentences it rests on. */
export function verifySaying(tools: ResearchTools) {
  return async (call: CheckedCall, scene: Scene<AgentState>): Promise<Outcome<never>> => {
    const [thing] = thingsFor(call, "ref");
    const saying = wordsFor(call, "what") ?? thing?.label[scene.language];
    if (saying === undefined)
      return toldInstead(
        scene,
        "어떤 말을 확인할까요? 들으신 말을 그대로 적어 주세요.",
        "Which statement should I check? Please give its words.",
      );
    const { quotes, retracted, sources } = await lookUp(tools, saying, scene.state, scene.context);
    const verdict = verdictOn(saying, quotes, sources, retracted);
    return citedOutcome(scene, { ko: told(verdict, saying, "ko"), en: told(verdict, saying, "en") }, sources);
  };
}

const MOST_SHOWN = 3;

function told(
  { verdict, quotes, claimed }: Verdict,
  saying: string,
  language: "ko" | "en",
): readonly CitedLine[] {
  const words = WORDS[language];
  return [
    verdict === "not_found" ? words.not_found(saying) : words[verdict],
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
    not_found: (saying: string) =>
      `못 찾았어요. ‘${saying}’로 찾았는데, 뒷받침하는 자료도 반박하는 자료도 없어요.`,
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
    not_found: (saying: string) =>
      `Not found. I searched for “${saying}”, and no source supports or contradicts it.`,
    claim: "Who says so: ",
    instead: "Other sources: ",
  },
};
