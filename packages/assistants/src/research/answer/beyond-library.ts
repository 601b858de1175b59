import { withParticle } from "@maru/language";
import type { AgentState } from "../state.ts";
import { whereToLook } from "../thread/where-to-look.ts";

type Language = "ko" | "en";

/** What cannot be said because nothing was found. */
export type Lacking = "answer" | "verdict" | "comparison" | "meaning" | "judgement" | "rule";

/**
 * Nothing at hand answers. The first time it is told what that means, that the web was not searched, and where such
 * things are found; after that only what is new.
 */
export function beyondLibrary(
  query: string,
  said: string,
  { asked, topic }: Pick<AgentState, "asked" | "topic">,
  language: Language,
  lacking: Lacking = "answer",
): string {
  const words = WORDS[language];
  const missed = asked.filter(({ outcome }) => outcome === "nothing").length;
  const isFirst = missed === 0;
  const told = whereToLook(asked.map(({ question }) => question).join(" "), language);
  const places = whereToLook(`${said} ${isFirst ? topic : ""}`, language).filter(
    (place) => isFirst || !told.includes(place),
  );
  return [
    isFirst ? words.first(query) : words.again(query),
    ...(isFirst || lacking !== "answer" ? [words.lacking[lacking]] : []),
    ...(places.length === 0 ? [] : [words.places(places)]),
    ...(missed === LIST_OFFERED ? [words.list] : []),
  ].join("\n");
}

/** After so many questions without an answer a list of them is worth having. */
const LIST_OFFERED = 2;

const WORDS = {
  ko: {
    first: (query: string) =>
      `못 찾았어요. 가진 자료에서 ‘${query}’${particle(query)} 찾았는데 답하는 자료가 없어요. 웹은 찾지 않았어요.`,
    again: (query: string) => `‘${query}’${particle(query)}도 이어서 찾았는데 가진 자료에 없어요.`,
    lacking: {
      answer: "근거 없이 답을 지어내지는 않을게요.",
      verdict: "그래서 맞다고도 틀리다고도 말할 수 없어요. 확인되기 전에는 사실로 쓰지 않는 게 좋아요.",
      comparison: "나란히 놓을 근거가 없어 어느 쪽이 크거나 낫다고 말할 수 없어요.",
      meaning: "그래서 자료에 있는 뜻풀이를 드릴 수 없어요.",
      judgement: "결론을 받칠 확인된 자료가 없어서, 어느 쪽이라고 정해 드리지 않을게요.",
      rule: "규정을 확인하지 못해서 된다, 안 된다고 말할 수 없어요.",
    },
    places: (places: readonly string[]) => `이런 물음은 ${places.join(", ")}에서 확인할 수 있어요.`,
    list: "지금까지 물으신 것을 확인할 목록 한 장으로 정리해 드릴 수 있어요.",
  },
  en: {
    first: (query: string) =>
      `Not found. I searched the documents at hand for “${query}”, and no sentence answers it. The web was not searched.`,
    again: (query: string) =>
      `I looked for “${query}” as well; the documents at hand do not hold that either.`,
    lacking: {
      answer: "I will not make up an answer.",
      verdict: "So I can say neither yes nor no. Better not to state it as a fact until it is confirmed.",
      comparison: "With nothing to set side by side I cannot say which is larger or better.",
      meaning: "So I have no definition from a source.",
      judgement: "No checked source carries a conclusion, so I will not pick a side.",
      rule: "I could not check the rule, so I cannot say whether it is allowed.",
    },
    places: (places: readonly string[]) => `Such a question is answered at ${places.join(" or ")}.`,
    list: "I can put what you have asked so far on one page as a list to check.",
  },
};

function particle(query: string): string {
  return withParticle(query, "으로/로").slice(query.length);
}
