import { type Language, type Say, WORDS } from "../../words/index.ts";
import { articleInEnglish } from "./cited-passage.ts";
import type { Article } from "./estate.ts";

/** `apartment` → 아파트; a word nobody knows is shown as it came. */
export function sayType(type: string, t: Say): string {
  return Object.hasOwn(WORDS.estate, `type_${type}`) ? t(`estate.type_${type}` as never) : type;
}

export function sayKind(kind: string, t: Say): string {
  return Object.hasOwn(WORDS.estate, `kind_${kind}`) ? t(`estate.kind_${kind}` as never) : kind;
}

export function sayRate(rate: string, t: Say): string {
  return Object.hasOwn(WORDS.estate, `rate_${rate}`) ? t(`estate.rate_${rate}` as never) : rate;
}

/** `주택임대차보호법 제7조` by its English name where one of these articles has it. */
export function sayArticle(name: string, articles: readonly Article[], language: Language): string {
  const known = articles.find(({ law, number }) => `${law} ${number}` === name);
  if (language === "ko" || known === undefined || known.english.law === "") return name;
  return `${known.english.law}, ${articleInEnglish(known.number)}`;
}

const HUNDRED_MILLION = 100_000_000;
const TEN_THOUSAND = 10_000;

/** `1085666667` → `10억 8,567만원`; in English `₩1,085.7 million`. */
export function sayLargeWon(amount: number, language: Language): string {
  if (language === "en")
    return `₩${(amount / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })} million`;
  const rounded = Math.round(amount / TEN_THOUSAND) * TEN_THOUSAND;
  const large = Math.floor(rounded / HUNDRED_MILLION);
  const small = (rounded % HUNDRED_MILLION) / TEN_THOUSAND;
  const parts = [large > 0 ? `${large}억` : "", small > 0 ? `${small.toLocaleString("ko")}만` : ""];
  return `${parts.filter(Boolean).join(" ") || "0"}원`;
}
