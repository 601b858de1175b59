import { describe, expect, it } from "vitest";
import type { LawHit } from "../ports.ts";
import { findArticle } from "./find-article.ts";
import beforeTuning from "./questions/before-tuning.json" with { type: "json" };
import later from "./questions/later.json" with { type: "json" };
import secondHalf from "./questions/second-half.json" with { type: "json" };
import { searchLaw } from "./search-law.ts";

const questions = [...beforeTuning, ...secondHalf, ...later];
const label = (hit: LawHit | undefined) => hit && `${hit.article.statute} ${hit.article.number}`;
const labels = (question: string) => searchLaw(question).map(label);

function recall(depth: number): number {
  const found = questions.filter(({ question, articles }) =>
    searchLaw(question, { limit: depth }).some(({ article }) => articles.includes(article.id)),
  );
  return found.length / questions.length;
}

describe("the search for law", () => {
  it("finds the right article among five for at least 95 of 100 questions, and first for 80", () => {
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(recall(5)).toBeGreaterThanOrEqual(0.95);
    expect(recall(1)).toBeGreaterThanOrEqual(0.8);
  });

  it("puts an article that is named first, whatever else is said", () => {
    expect(label(searchLaw("제6조의3")[0])).toBe("주택임대차보호법 제6조의3");
    expect(label(searchLaw("주임법 7조 알려줘")[0])).toBe("주택임대차보호법 제7조");
    expect(label(searchLaw("상임법 제10조의 4 권리금")[0])).toBe("상가건물 임대차보호법 제10조의4");
    expect(labels("민법 제640조와 제652조").slice(0, 2)).toEqual(["민법 제640조", "민법 제652조"]);
    expect(searchLaw("제7조의2")[0]?.relevance).toBe(1);
  });

  it("does not take sums of money for articles", () => {
    expect(searchLaw("3조원짜리 건물").every(({ relevance }) => relevance < 1)).toBe(true);
  });

  it("does not name an article that does not exist", () => {
    expect(searchLaw("주임법 제99조")[0]?.article.number).not.toBe("제99조");
    expect(findArticle("주임법", "제99조")).toBeUndefined();
    expect(findArticle("주택임대차보호법", "5")).toBeUndefined();
  });

  it("tells shops from homes", () => {
    expect(label(searchLaw("월세 5% 인상")[0])).toBe("주택임대차보호법 제7조");
    expect(label(searchLaw("가게 월세 5% 인상")[0])).toBe("상가건물 임대차보호법 제11조");
  });

  it("says by which words of the question it found an article", () => {
    const question = "전세금 5% 인상 가능해?";
    const spans = searchLaw(question)[0]?.spans.map(({ start, end }) => question.slice(start, end));
    expect(spans?.join(" ")).toContain("인상");
  });

  it("keeps to the kind of document and the number asked for", () => {
    const hits = searchLaw("소액임차인 기준", { document_type: "시행령", limit: 3 });
    expect(hits).toHaveLength(3);
    expect(hits.every(({ article }) => article.statute.endsWith("시행령"))).toBe(true);
  });

  it("orders by relevance, between nought and one", () => {
    for (const { question } of questions) {
      const relevances = searchLaw(question).map(({ relevance }) => relevance);
      expect(relevances).toEqual([...relevances].sort((left, right) => right - left));
      for (const relevance of relevances) expect(relevance > 0 && relevance <= 1).toBe(true);
    }
  });

  it("finds nothing in nothing", () => {
    expect(searchLaw("")).toEqual([]);
    expect(searchLaw("   ")).toEqual([]);
  });
});

describe("an article by its name", () => {
  it("is found under any name of its statute", () => {
    for (const name of ["주임법", "주택임대차보호법", "주택 임대차보호법", "주택임대차법"])
      expect(findArticle(name, "6조의3")?.id).toBe("housing-lease-act/6-3");
    expect(findArticle("주임법 시행령", "제10조")?.id).toBe("housing-lease-decree/10");
    expect(findArticle("전세사기특별법", "25조의3")?.id).toBe("jeonse-fraud-act/25-3");
  });
});
