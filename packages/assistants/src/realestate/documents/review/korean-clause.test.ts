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
  ])("is judged as the Korean one: %s", (text, article) => {
    const [clause] = reviewContract(text).clauses;
    expect(clause?.risk_level).not.toBe("low");
    expect(clause?.articles).toContain(article);
  });

  it("is left as it is where it says nothing known", () => {
    expect(koreanClause("The rent is paid on the first day.")).toBe("The rent is paid on the first day.");
    expect(koreanClause("보증금은 1억원으로 한다")).toBe("보증금은 1억원으로 한다");
  });
});
