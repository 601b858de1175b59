import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleById } from "../law/corpus.ts";
import { LeaseFields } from "../shapes/lease-fields.ts";
import { leaseDocument } from "./lease-document.ts";
import { leaseMarkdown } from "./lease-markdown.ts";
import { leaseValues } from "./lease-values.ts";
import { reviewContract } from "./review-contract.ts";

const only = (text: string) => {
  const [clause] = reviewContract(text).clauses;
  if (clause === undefined) throw new Error("no clause");
  return clause;
};
const risk = (text: string) => only(text).risk_level;

describe("a reviewed contract", () => {
  it("does not take ten per cent of the deposit as down payment for an increase", () => {
    expect(risk("계약금은 보증금의 10%로 하고 계약할 때 지급한다.")).toBe("low");
    expect(risk("제2조 임차인은 계약금으로 보증금의 10%인 3,000만원을 지급한다.")).toBe("low");
  });

  it("finds an increase beyond the cap, with the article and a better wording", () => {
    const clause = only("제5조 갱신 시 보증금을 10% 인상한다.");
    expect(clause).toMatchObject({ number: "제5조", kind: "increase", risk_level: "high" });
    expect(clause.articles).toContain("housing-lease-act/7");
    expect(clause.articles).not.toContain("housing-lease-act/7-2");
    expect(clause.suggestion?.ko).toContain("5%");
  });

  it.each([
    ["갱신할 때 차임은 5% 이내에서 증액할 수 있다.", "low"],
    ["재계약 시 월세를 7프로 올리기로 한다.", "high"],
    ["임대인은 6개월마다 차임을 5% 인상할 수 있다.", "high"],
    ["임대인은 시세에 따라 언제든지 보증금을 인상할 수 있다.", "high"],
    ["보증금의 20분의 1을 초과하여 인상하지 못한다.", "low"],
    ["관리비는 매년 10% 인상될 수 있다.", "low"],
    ["임대차 기간은 2026년 12월 1일부터 2027년 11월 30일까지로 한다.", "medium"],
    ["임대차 기간은 2026년 12월 1일부터 2028년 11월 30일까지로 한다.", "low"],
    ["계약기간은 1년으로 한다.", "medium"],
    ["임차인은 12개월분 관리비를 미리 낸다.", "low"],
    ["임차인은 계약갱신요구권을 행사하지 않기로 한다.", "high"],
    ["임대인은 정당한 사유 없이 갱신요구를 거절하지 못한다.", "low"],
    ["임차인이 차임을 1회라도 연체하면 임대인은 계약을 해지할 수 있다.", "high"],
    ["임차인이 2기의 차임을 연체하면 임대인은 계약을 해지할 수 있다.", "low"],
    ["모든 수리는 임차인이 부담한다.", "high"],
    ["전구 등 소모품의 교체는 임차인이 부담한다.", "low"],
    ["임차인의 고의나 과실로 생긴 파손의 수리는 모두 임차인이 부담한다.", "low"],
    ["보증금은 새로운 임차인이 입주한 후 반환한다.", "high"],
    ["임차인이 퇴거한 후 30일 이내에 보증금을 반환한다.", "medium"],
    ["임대인은 주택을 넘겨받는 것과 동시에 보증금을 반환한다.", "low"],
    ["임차인은 전입신고를 하지 않는다.", "high"],
    ["임대인은 언제든지 계약을 해지할 수 있다.", "high"],
    ["주택이 매매되는 경우 임차인은 즉시 퇴거한다.", "high"],
    ["주택이 매매되는 경우 매수인이 임대인의 지위를 승계한다.", "low"],
    ["계약 위반 시 위약금은 보증금의 30%로 한다.", "high"],
    ["계약 위반 시 위약금은 보증금의 10%로 한다.", "low"],
    ["위반하면 보증금 전액을 몰수한다.", "high"],
    ["월세 연체 시 월 3%의 연체이자를 낸다.", "high"],
    ["반려동물은 키우지 않는다.", "low"],
    ["퇴거 시 도배와 장판을 새로 한다.", "medium"],
    ["임대인은 입주 후 근저당을 설정할 수 있다.", "high"],
  ])("«%s» is %s", (text, level) => {
    expect(risk(text)).toBe(level);
  });

  it("reckons a raise in won against the deposit of the same contract", () => {
    const review = reviewContract("제1조 보증금은 3억원으로 한다.\n제2조 갱신 시 보증금을 5천만원 인상한다.");
    expect(review.clauses[1]).toMatchObject({ kind: "increase", risk_level: "high" });
    expect(review.clauses[1]?.reason.ko).toContain("16.7%");
  });

  it("goes clause by clause, also where everything was pasted into one line", () => {
    const review = reviewContract(
      "제1조 (보증금) 보증금은 2억원으로 한다. 제2조 (기간) 기간은 2년으로 한다. 제3조 (수선) 일체의 수리는 임차인이 부담한다.\n특약사항\n1. 반려동물 금지\n2. 임차인은 확정일자를 받지 않기로 한다.",
    );
    expect(review.clauses.map(({ number }) => number)).toEqual([
      "제1조",
      "제2조",
      "제3조",
      "특약 1",
      "특약 2",
    ]);
    expect(review.clauses.map(({ risk_level }) => risk_level)).toEqual(["low", "low", "high", "low", "high"]);
    expect(review.compliance_check).toMatchObject({
      repairs_by_landlord: false,
      tenant_protection_kept: false,
      increase_within_cap: true,
    });
    expect(review.missing_clauses.map(({ ko }) => ko)).toContain("원상회복의 범위");
    expect(review.recommendations[0]?.ko).toContain("제3조");
  });

  it("finds nothing against the tenant in our own template", () => {
    const fields = LeaseFields.parse({
      address_road: "서울특별시 마포구 백범로 100",
      deposit: 300_000_000,
      down_payment: 30_000_000,
      monthly_rent: 500_000,
      start_date: "2026-12-01",
      end_date: "2028-11-30",
      lessor_name: "김가람",
      lessee_name: "이나래",
    });
    const review = reviewContract(leaseMarkdown(leaseDocument(leaseValues(fields))));
    expect(review.clauses.filter(({ risk_level }) => risk_level !== "low")).toEqual([]);
    expect(review.missing_clauses).toEqual([]);
    expect(Object.values(review.compliance_check).every(Boolean)).toBe(true);
  });

  it("cites only the corpus, and takes any text", () => {
    const words = fc.constantFrom(
      "보증금",
      "인상",
      "10%",
      "임차인",
      "해지",
      "제3조",
      "1.",
      "특약",
      "\n",
      "연체",
      "30일",
      "않는다.",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ unit: "grapheme" })), { maxLength: 60 }), (parts) => {
        const review = reviewContract(parts.join(" "));
        for (const { articles } of review.clauses)
          for (const id of articles) expect(articleById(id)).toBeDefined();
      }),
    );
    expect(reviewContract("")).toMatchObject({ clauses: [], risk_level: "low" });
  });
});
