import { amortise, type Repayment } from "../calculators/amortisation.ts";
import { returnOnInvestment, USUAL_GROWTH, USUAL_YEARS } from "../calculators/return-on-investment.ts";
import { matchPolicies } from "../policies/match-policies.ts";
import type { RealEstateData } from "../ports.ts";
import type { Facts } from "../shapes/request.ts";
import { analysisTool, calculated, missing, NOTHING_ANALYSED, row } from "./analysis-tool.ts";

const USUAL_RATE = 4.5;
const USUAL_LOAN_YEARS = 30;

export function roiCalculator() {
  return analysisTool("roi_calculator", { ko: "수익률 계산", en: "Yield" }, ({ facts }) => {
    const { price, rent, deposit } = facts;
    if (price === null || rent === null)
      return missing(...(price === null ? ["price"] : []), ...(rent === null ? ["rent"] : []));
    return calculated(
      returnOnInvestment({
        price,
        deposit: deposit ?? 0,
        monthly_rent: rent,
        yearly_cost: 0,
        loan: facts.loan_amount ?? 0,
        loan_rate_percent: facts.rate ?? (facts.loan_amount === null ? 0 : USUAL_RATE),
        growth_percent: USUAL_GROWTH,
        years: USUAL_YEARS,
      }),
    );
  });
}

/** What a loan costs a month. */
export function loanPayment(facts: Facts) {
  if (facts.loan_amount === null) return missing("loan_amount");
  const repayment: Repayment = facts.repayment ?? "equal_payment";
  return calculated(
    amortise(
      {
        principal: facts.loan_amount,
        rate_percent: facts.rate ?? USUAL_RATE,
        months: Math.round((facts.years ?? USUAL_LOAN_YEARS) * 12),
      },
      repayment,
    ),
  );
}

export function policyMatcher(data: RealEstateData) {
  return analysisTool("policy_matcher", { ko: "지원 정책 확인", en: "Support programmes" }, ({ facts }) => {
    const household = {
      age: facts.age,
      income: facts.income,
      owns_home: facts.homes_owned === null ? null : facts.homes_owned > 0,
      marriage_years: facts.marriage_years,
      children: facts.children,
    };
    const matches = matchPolicies(data.policies, household);
    const unknown = new Set(matches.filter(({ fits }) => fits === "unknown").flatMap((each) => each.unknown));
    return {
      ...NOTHING_ANALYSED,
      result: row({ household, matches }),
      metrics: { fitting: matches.filter(({ fits }) => fits === "yes").length },
      confidence: 0.8,
      sources: matches.filter(({ fits }) => fits !== "no").map(({ source }) => ({ ...source })),
      missing: [...unknown].map((name) => (name === "owns_home" ? "homes_owned" : name)),
    };
  });
}
