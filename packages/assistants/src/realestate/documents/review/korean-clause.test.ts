import { describe, expect, it } from "vitest";
import { reviewContract } from "../review-contract.ts";
import { koreanClause } from "./korean-clause.ts";

describe("an English clause", () => {
  it.each([
    ["The tenant gives up the right to request renewal.", "housing-lease-act/6-3"],
    ["The deposit will be returned after the next tenant moves in.", "civil-act/536"],
    ["The tenant pays for all repairs.", "civil-act/623"],
    ["The tenant shall not register the address.", "housing-lease-act/3"],
    ["If the tenant leaves early, all the remaining rent is due.", "civil-act/398"],
    ["At renewal the rent increases by 10%.", "housing-lease-act/7"],
    ["The landlord may enter at any time without notice.", "civil-act/623"],
    ["The tenant waives any right to claim a two-year term.", "housing-lease-act/10"],
    ["The term of this lease is one year.", "housing-lease-act/4"],
    ["The lease runs for a period of 6 months.", "housing-lease-act/4"],
  ])("is judged as the Korean one: %s", (text, article) => {
    const [clause] = reviewContract(text).clauses;
    expect(clause?.risk_level).not.toBe("low");
    expect(clause?.articles).toContain(article);
  });

  it("that binds somebody and is not understood gets no clean bill", () => {
    const [clause] = reviewContract("The tenant must never object to works in the building.").clauses;
    expect(clause?.risk_level).toBe("medium");
    expect(clause?.reason.en).toContain("could not judge");
    const [plain] = reviewContract("The rent is paid on the first day of each month.").clauses;
    expect(plain?.risk_level).toBe("low");
  });

  it("is left as it is where it says nothing known", () => {
    expect(koreanClause("The rent is paid on the first day.")).toBe("The rent is paid on the first day.");
    expect(koreanClause("보증금은 1억원으로 한다")).toBe("보증금은 1억원으로 한다");
  });
});

describe("a clause in everyday words", () => {
  it.each([
    ["갱신요구권은 쓰지 않는다", "housing-lease-act/6-3"],
    ["갱신청구권 행사 안 함", "housing-lease-act/10"],
    ["계약갱신요구권은 이미 사용한 것으로 본다", "housing-lease-act/6-3"],
    ["세입자는 묵시적 갱신을 주장 못 한다", "housing-lease-act/6"],
    ["수리는 전부 세입자가 한다", "civil-act/623"],
    ["월세를 하루라도 밀리면 즉시 나간다", "civil-act/640"],
    ["집주인은 언제든 집을 보러 올 수 있다", "civil-act/623"],
    ["확정일자는 안 받기로 함", "housing-lease-act/3-2"],
  ])("is judged as a contract would put it: %s", (text, article) => {
    const [clause] = reviewContract(text).clauses;
    expect(clause?.risk_level).not.toBe("low");
    expect(clause?.articles).toContain(article);
  });

  it.each([
    "임대인은 갱신 요구를 거절하지 못한다",
    "임차인은 갱신요구권을 사용할 수 있다",
    "갱신 시 인상은 없다",
  ])("is fine where the right stays: %s", (text) =>
    expect(reviewContract(text).clauses[0]?.risk_level).toBe("low"),
  );
});
