import { finalOf } from "./syllable.ts";

/** «가다» is a verb, «좋다» an adjective, «이다» and «아니다» copulas, «있다» and «없다» are of their own. */
export type PredicateKind = "verb" | "adjective" | "copula" | "being";

/** A word that ends a sentence, without its ending: «늦», «도와주», «시간이 없», «12명». A copula holds the noun itself. */
export interface Predicate {
  readonly stem: string;
  readonly kind: PredicateKind;
}

export type Irregularity = "ㅂ" | "ㄷ" | "ㅅ" | "ㅎ" | "르" | "러" | "하" | "none";

/** Stems in ㅂ that keep it; all others change it: «입어», but «도와», «추워». */
const KEEPS_B = "입잡씹뽑접집꼽업좁뵙";
const CHANGES_D = "듣걷싣긷컫묻";
const LOSES_S = "짓붓잇낫긋젓";
const LOSES_H = "렇떻갛얗맣랗멓겋옇";
/** Stems in 르 that only lose their vowel: «따라», «들러». */
const PLAIN_REU = ["따르", "치르", "들르", "다다르", "우러르"];
const TO_REO = ["푸르", "누르스르"];

/** In which way a stem changes before vowels. */
export function irregularityOf({ stem, kind }: Predicate): Irregularity {
  if (kind === "copula") return "none";
  const last = stem.charAt(stem.length - 1);
  switch (finalOf(stem)) {
    case "ㅂ":
      return KEEPS_B.includes(last) ? "none" : "ㅂ";
    case "ㄷ":
      return CHANGES_D.includes(last) || stem.endsWith("깨닫") ? "ㄷ" : "none";
    case "ㅅ":
      return LOSES_S.includes(last) ? "ㅅ" : "none";
    case "ㅎ":
      return LOSES_H.includes(last) ? "ㅎ" : "none";
    case "":
      if (last === "하") return "하";
      if (last !== "르" || PLAIN_REU.some((each) => stem.endsWith(each))) return "none";
      return TO_REO.some((each) => stem.endsWith(each)) ? "러" : "르";
    default:
      return "none";
  }
}

/**
 * Verbs and adjectives in ㄹ by the form that ㄴ leaves of them: «만든다» may be «만들» or «만드». Where a shorter verb
 * is as common («간다»), the shorter one is taken.
 */
const WITH_L = [
  ..."만드 아 파 거 여 푸 노 우 도 느 드 이끄 머무 떠드 힘드 잠드 흔드 빌 떠나드 다 미 부 뒤흔드 쓰다드 머 기 썰 조르 거드 줄어드 늘어드 끼어드 모여드 매다 벌 터 날".split(
    " ",
  ),
];
const IS_WITH_L = new Set(WITH_L.filter((each) => finalOf(each) === ""));

/** «만드» is «만들»: the stem behind a form that lost its ㄹ. */
export function withLostL(stem: string): boolean {
  const last = stem.split(" ").at(-1) ?? stem;
  return [...IS_WITH_L].some((each) => last === each || (each.length > 1 && last.endsWith(each)));
}
