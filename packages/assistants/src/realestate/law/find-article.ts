import type { Article } from "../ports.ts";
import { articleNumberKey, findArticleNumbers } from "./article-number.ts";
import { articleById, STATUTES } from "./corpus.ts";

/** Without spaces, dots and brackets: «부동산 거래신고 등에 관한 법률» is «부동산거래신고등에관한법률». */
const fold = (name: string) => name.replace(/[\s·ㆍ「」『』<>()]/gu, "").toLowerCase();

/** Longest first: «주임법 시행령» is not «주임법». */
const STATUTE_NAMES: readonly { readonly name: string; readonly key: string }[] = STATUTES.flatMap(
  ({ key, statute, statute_en, also }) =>
    [statute, statute_en, ...also].map((name) => ({ name: fold(name), key })),
).sort((left, right) => right.name.length - left.name.length);

/** The statute a text names, by any of its names: `housing-lease-act`. */
export function statuteNamedIn(text: string): string | undefined {
  const folded = fold(text);
  return STATUTE_NAMES.find(({ name }) => folded.includes(name))?.key;
}

/**
 * The article that «주임법» «7조의2» means; undefined when the corpus does not have it.
 *
 * @example
 * findArticle("주임법", "6조의3")?.title; // "계약갱신 요구 등"
 */
export function findArticle(statute: string, number: string): Article | undefined {
  const folded = fold(statute);
  const key = STATUTE_NAMES.find(({ name }) => name === folded)?.key ?? statuteNamedIn(statute);
  const [reference] = findArticleNumbers(/조/u.test(number) ? number : `${number}조`);
  if (key === undefined || reference === undefined) return undefined;
  return articleById(`${key}/${articleNumberKey(reference)}`);
}
