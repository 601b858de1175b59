import type { Span } from "@maru/language";

/** 제7조의2 is `{ article: 7, branch: 2 }`, 제7조 `{ article: 7, branch: 0 }`. */
export interface ArticleNumber {
  readonly article: number;
  readonly branch: number;
}

/** «제6조의3», «6조의 3», «제 7 조»; not «3조원». */
const KOREAN =
  /(?:제\s?)?(\d{1,4})\s?조(?!원(?!문|본|칙|래)|가량|[각금])(?:\s?의\s?(\d{1,2})(?![\d월년일%만억천]|\s?항))?/gu;
/** «Article 7-2», «art. 640». */
const ENGLISH = /\bart(?:icle|\.)\s?(\d{1,4})(?:-(\d{1,2}))?(?!\d)/giu;

/** All articles a text names, in order, with where. */
export function findArticleNumbers(text: string): readonly (ArticleNumber & Span)[] {
  return [...text.matchAll(KOREAN), ...text.matchAll(ENGLISH)]
    .map(({ 0: found, 1: article, 2: branch, index }) => ({
      article: Number(article),
      branch: Number(branch ?? 0),
      start: index,
      end: index + found.length,
    }))
    .sort((left, right) => left.start - right.start);
}

/** `제7조의2`. */
export function articleNumberText({ article, branch }: ArticleNumber): string {
  return branch === 0 ? `제${article}조` : `제${article}조의${branch}`;
}

/** As ids write it: `7-2`. */
export function articleNumberKey({ article, branch }: ArticleNumber): string {
  return branch === 0 ? `${article}` : `${article}-${branch}`;
}
