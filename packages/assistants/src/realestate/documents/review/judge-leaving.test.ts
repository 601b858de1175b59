import { describe, expect, it } from "vitest";
import { reviewContract } from "../review-contract.ts";

const risk = (text: string) => reviewContract(text).clauses[0]?.risk_level;

describe("what a tenant pays, says and allows when leaving", () => {
  it.each([
    ["중도 퇴거 시 잔여 월세 전액을 임차인이 부담한다.", "high"],
    ["계약기간 중 해지할 경우 남은 기간의 차임을 모두 지급한다.", "high"],
    ["만기 전 퇴거 시 월세 3개월분을 위약금으로 낸다.", "medium"],
    ["임차인은 만료 4개월 전까지 퇴거 의사를 통보해야 한다.", "medium"],
    ["임대인의 실거주가 필요한 경우 임차인은 즉시 퇴거한다.", "high"],
    ["임대인은 언제든지 집을 방문할 수 있다.", "medium"],
    ["임차인은 퇴거 시 청소비 30만원을 부담한다.", "medium"],
    ["중개수수료는 임차인이 부담한다.", "medium"],
  ])("is flagged with its article: %s", (text, level) => {
    expect(risk(text)).toBe(level);
    expect(reviewContract(text).clauses[0]?.articles).not.toEqual([]);
  });

  it.each([
    "임차인은 기간이 끝나기 2개월 전까지 해지를 통지한다.",
    "중개보수는 임대인과 임차인이 각자 부담한다.",
    "임대인은 임차인의 동의 없이 출입하지 않는다.",
    "퇴거 시 청소비는 임대인이 부담한다.",
  ])("is fine where it is fair: %s", (text) => {
    expect(risk(text)).toBe("low");
  });
});
