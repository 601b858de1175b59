import type { Awaiting, TurnResult } from "@maru/protocol";
import { describe, expect, it } from "vitest";
import { mayHaveResults } from "../may-have-results.ts";
import { passagesOf } from "./cited-passage.ts";
import { placeOf, scaleFor } from "./draw-range.ts";
import { type Clause, estateIn } from "./estate.ts";
import { markClauses } from "./mark-clauses.ts";
import { sayArticle, sayLargeWon } from "./words-of.ts";

const CONTENT =
  "양쪽 모두 올리거나 내려 달라고 할 수 있어요. 1년 안에는 못 해요(제1항). 폭은 20분의 1을 넘지 못해요(제2항). 새 계약에는 적용되지 않아요.";

describe("the passage an answer rests on", () => {
  const cited = (answer: string) =>
    passagesOf(CONTENT, "제7조", answer).flatMap(({ text, isCited }) => (isCited ? [text] : []));

  it("is the paragraphs the answer names", () => {
    expect(cited("5%까지예요(주택임대차보호법 제7조 제2항).")).toEqual([
      "폭은 20분의 1을 넘지 못해요(제2항).",
    ]);
    expect(cited("안 돼요(제7조 제1항, 제2항).")).toHaveLength(2);
    expect(cited("Not within a year (Article 7(1)).")).toEqual(["1년 안에는 못 해요(제1항)."]);
    const english = "No increase within a year (1). At most one twentieth (2).";
    expect(
      passagesOf(english, "제6조의3", "Up to 5% (Article 6-3(2)).").map(({ isCited }) => isCited),
    ).toEqual([false, true]);
  });

  it("is not taken from another article with a longer number", () => {
    expect(cited("제7조의2 제1항을 보세요.")).toEqual([]);
  });

  it("is looked for literally, whatever an article is called", () => {
    for (const name of ["(*", "제6조의3", "a-b/c", "[", "\\", "{1"])
      expect(() => passagesOf(CONTENT, name, name), name).not.toThrow();
  });

  it("is else the sentence that the answer says again", () => {
    expect(cited("서로 맺는 새 계약에는 적용되지 않아요.")).toEqual(["새 계약에는 적용되지 않아요."]);
  });

  it("never loses or changes a word", () => {
    expect(
      passagesOf(CONTENT, "제7조", "")
        .map(({ text }) => text)
        .join(" "),
    ).toBe(CONTENT);
  });
});

describe("a contract with what was found in it", () => {
  const clause = (text: string): Clause => ({
    number: "특약 1",
    text,
    risk: "high",
    reason: "",
    articles: [],
    suggestion: "",
  });
  const CONTRACT =
    "# 계약서\n\n첫 줄이에요.\n\n1. 갱신을 요구하지 않는다.\n2. 반려동물을 키울 수 있다.\n\n끝";

  it("is cut where something was found, and nowhere else", () => {
    const parts = markClauses(CONTRACT, [clause("1. 갱신을 요구하지 않는다.")]);
    expect(parts.filter((part) => part.clause !== null).map(({ text }) => text)).toEqual([
      "1. 갱신을 요구하지 않는다.",
    ]);
    expect(parts.map(({ text }) => text).join("\n")).toBe(CONTRACT);
  });

  it("is whole when nothing was found, or not in it", () => {
    expect(markClauses(CONTRACT, [])).toHaveLength(1);
    expect(markClauses(CONTRACT, [clause("전혀 다른 조항을 말한다.")])).toHaveLength(1);
  });
});

describe("what there is to look at", () => {
  const result: TurnResult = { status: "completed", reply: "", asks: [], quick_replies: [], sources: [] };

  it("is nothing while nothing is known, and never breaks on what it does not understand", () => {
    expect(estateIn({ result, awaiting: null })).toBeNull();
    const odd = { ...result, findings: { articles: [1], prices: [{ average: "many" }], review: 7 } };
    expect(estateIn({ result: odd, awaiting: null })).toBeNull();
  });

  it("is a draft while a yes is waited for, and final only when the assistant says so", () => {
    const awaiting = {
      type: "approval",
      action: "finalise_contract",
      message: "",
      details: { title: "계약서", content: "# 계약서", risk_level: "low", risks: [] },
      changeable: {},
      options: [],
      asked_at: "2026-11-16T09:00:00+09:00",
      deadline: null,
    } as unknown as Awaiting;
    expect(estateIn({ result, awaiting })?.contract).toMatchObject({ isFinal: false, risk: "low" });
    const document = { title: "계약서", content: "# 계약서", is_final: true, review_result: null };
    expect(estateIn({ result: { ...result, document }, awaiting: null })?.contract?.isFinal).toBe(true);
  });
});

describe("what draws results", () => {
  it("is loaded when there may be some, and not for a greeting", () => {
    const result = {
      status: "completed",
      reply: "안녕하세요",
      asks: [],
      quick_replies: [],
      sources: [],
    } as const;
    const nothing = {
      state: { itinerary: {}, flight_options: [] },
      result: { ...result, asks: [], quick_replies: [], sources: [] },
      awaiting: null,
    };
    expect(mayHaveResults(nothing)).toBe(false);
    expect(mayHaveResults({ ...nothing, state: { itinerary: { day_1: {} } } })).toBe(true);
    expect(mayHaveResults({ ...nothing, result: { ...nothing.result, findings: { prices: [] } } })).toBe(
      true,
    );
  });
});

describe("amounts", () => {
  it("are said as people say them", () => {
    expect(sayLargeWon(1_085_666_667, "ko")).toBe("10억 8,567만원");
    expect(sayLargeWon(300_000_000, "ko")).toBe("3억원");
    expect(sayLargeWon(500_000, "ko")).toBe("50만원");
    expect(sayLargeWon(0, "ko")).toBe("0원");
    expect(sayLargeWon(1_085_666_667, "en")).toBe("₩1,085.7 million");
  });

  it("lie on a scale of round amounts that holds all of them", () => {
    const scale = scaleFor([479_000_000, 1_260_000_000]);
    expect(scale.ticks[0]).toBeLessThanOrEqual(479_000_000);
    expect(scale.ticks.at(-1)).toBeGreaterThanOrEqual(1_260_000_000);
    expect(placeOf(scale.least, scale)).toBe(0);
    expect(placeOf(scale.most, scale)).toBe(1);
    const alone = scaleFor([5]);
    expect(placeOf(5, alone)).toBeGreaterThanOrEqual(0);
    expect(placeOf(5, alone)).toBeLessThanOrEqual(1);
  });
});

describe("an article by its name", () => {
  const [article] =
    estateIn({
      result: {
        ...({
          status: "completed",
          reply: "",
          asks: [],
          quick_replies: [],
          sources: [],
        } satisfies TurnResult),
        findings: {
          articles: [
            {
              law_title: "주택임대차보호법",
              article_number: "제6조의3",
              content: "…",
              law_title_en: "Housing Lease Protection Act",
            },
          ],
        },
      },
      awaiting: null,
    })?.articles ?? [];
  const articles = article === undefined ? [] : [article];

  it("is English where English is read and somebody has written it, and Korean else", () => {
    expect(sayArticle("주택임대차보호법 제6조의3", articles, "en")).toBe(
      "Housing Lease Protection Act, Article 6-3",
    );
    expect(sayArticle("주택임대차보호법 제6조의3", articles, "ko")).toBe("주택임대차보호법 제6조의3");
    expect(sayArticle("민법 제618조", articles, "en")).toBe("민법 제618조");
  });
});
