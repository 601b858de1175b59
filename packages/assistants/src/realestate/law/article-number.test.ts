import { expect, it } from "vitest";
import { articleNumberText, findArticleNumbers } from "./article-number.ts";

const found = (text: string) => findArticleNumbers(text).map(articleNumberText);

it.each([
  ["제7조가 뭐예요", ["제7조"]],
  ["주임법 6조의3 원문", ["제6조의3"]],
  ["제6조원문 보여줘", ["제6조"]],
  ["제 7 조 그리고 제7조의 2", ["제7조", "제7조의2"]],
  ["Article 7-2 and art. 640", ["제7조의2", "제640조"]],
])("%s names %s", (text, articles) => {
  expect(found(text)).toEqual(articles);
});

it.each(["3조원", "2조가량", "빵 3조각", "3 조금"])("%s names no article", (text) => {
  expect(found(text)).toEqual([]);
});
