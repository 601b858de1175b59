import { describe, expect, it } from "vitest";
import { articleById } from "../law/corpus.ts";
import type { LegalResult } from "../shapes/results.ts";
import { cited, contentIn, gistOf, titled } from "./cite-articles.ts";

function found(id: string): LegalResult {
  const article = articleById(id);
  if (article === undefined) throw new Error(`${id} is not in the corpus.`);
  return {
    law_title: article.statute,
    article_number: article.number,
    article_title: article.title,
    chapter: null,
    content: article.summary,
    relevance_score: 1,
    effective_date: article.effective_date,
    url: article.url,
    law_title_en: article.statute_en,
    article_title_en: article.title_en,
    content_en: article.summary_en,
  };
}
const cap = found("housing-lease-act/7-2");
/** As it was kept before there was any English. */
const older = { ...cap, law_title_en: null, article_title_en: null, content_en: null };

describe("an article in an answer", () => {
  it("has its name in the language of the answer", () => {
    expect(titled(cap, "ko")).toBe("주택임대차보호법 제7조의2(월차임 전환 시 산정률의 제한)");
    expect(titled(cap, "en")).toBe(
      "Housing Lease Protection Act, Article 7-2 (Cap on converting deposit into rent)",
    );
    expect(titled(older, "en")).toBe(titled(cap, "ko"));
  });

  it("says its first sentence in Korean and its gist in English", () => {
    expect(gistOf(cap, "ko")).toBe(
      "보증금을 월세로 바꿀 때, 바꾸는 금액에 곱하는 연 비율은 두 가지 중 낮은 쪽을 넘을 수 없어요.",
    );
    expect(gistOf(cap, "en")).toBe(contentIn(cap, "en"));
    expect(contentIn(older, "en")).toBe(cap.content);
  });

  it("is listed once, by its official name, with since when it holds and where it is", () => {
    expect(cited([cap, cap], "ko").sources).toEqual([
      "주택임대차보호법 제7조의2(월차임 전환 시 산정률의 제한), 시행 2016-11-30, https://www.law.go.kr/법령/주택임대차보호법/제7조의2",
    ]);
    expect(cited([cap], "en").sources).toEqual([
      "주택임대차보호법 제7조의2(Housing Lease Protection Act, Article 7-2: Cap on converting deposit into rent), in force since 2016-11-30, https://www.law.go.kr/법령/주택임대차보호법/제7조의2",
    ]);
  });
});
