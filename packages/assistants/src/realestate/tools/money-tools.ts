import { estimateRepayment, loanLimit } from "../calculators/loan-limit.ts";
import { returnOnInvestment, USUAL_GROWTH, USUAL_YEARS } from "../calculators/return-on-investment.ts";
import { sentence } from "../calculators/words.ts";
import { loanAreaAt } from "../loans/loan-area-at.ts";
import { type LoanRules, loanRulesOn } from "../loans/loan-rules.ts";
import { placeIn } from "../market/english-places.ts";
import { matchPolicies, namedPolicies } from "../policies/match-policies.ts";
import type { RealEstateData } from "../ports.ts";
import type { Facts } from "../shapes/request.ts";
import { analysisTool, calculated, calculatedEach, missing, NOTHING_ANALYSED, row } from "./analysis-tool.ts";
import { type FoundPrice, foundRent, foundSales } from "./found-prices.ts";
import { loanPayment, loanWithin, USUAL_RATE } from "./loan-payment.ts";

export function roiCalculator() {
  return analysisTool("roi_calculator", { ko: "수익률 계산", en: "Yield" }, ({ facts, text, input_data }) => {
    const let_for = facts.rent === null ? foundRent(input_data) : null;
    const { price } = facts;
    const rent = facts.rent ?? let_for?.rent ?? null;
    const deposit = facts.deposit ?? let_for?.amount ?? null;
    // Bought with a jeonse tenant in it: no rent comes in, and less money goes in.
    const isGap =
      rent === null &&
      deposit !== null &&
      (facts.kind === "jeonse" || /갭\s?투자|전세\s?(?:끼|낀|안고)/u.test(text));
    if (price !== null && isGap)
      return calculated(
        returnOnInvestment({
          price,
          deposit,
          monthly_rent: 0,
          yearly_cost: facts.yearly_cost ?? 0,
          loan: facts.loan_amount ?? 0,
          loan_rate_percent: facts.rate ?? (facts.loan_amount === null ? 0 : USUAL_RATE),
          growth_percent: USUAL_GROWTH,
          years: USUAL_YEARS,
        }),
        ({ notes }) => ({ notes: [...notes.map((note) => ({ ...note })), GAP_RISK] }),
      );
    if (price === null || rent === null)
      return missing(...(price === null ? ["price"] : []), ...(rent === null ? ["rent"] : []));
    return calculated(
      returnOnInvestment({
        price,
        deposit: deposit ?? 0,
        monthly_rent: rent,
        yearly_cost: facts.yearly_cost ?? 0,
        loan: facts.loan_amount ?? 0,
        loan_rate_percent: facts.rate ?? (facts.loan_amount === null ? 0 : USUAL_RATE),
        growth_percent: USUAL_GROWTH,
        years: USUAL_YEARS,
      }),
      ({ notes }) => ({
        notes: [...notes.map((note) => ({ ...note })), ...(let_for === null ? [] : [atGoingRate(let_for)])],
      }),
    );
  });
}

function atGoingRate({ label, amount, rent }: FoundPrice) {
  return sentence(
    ({ won }) => `보증금 ${won(amount)}, 월세 ${won(rent)}은 앞에서 찾은 시세예요(${label.ko}).`,
    ({ won }) =>
      `A deposit of ${won(amount)} and ${won(rent)} a month are the going rate found before (${label.en}).`,
  );
}

const GAP_RISK = {
  ko: "전세를 끼고 사면 월세 수입이 없어서 집값이 오르지 않으면 이익이 없어요. 전세금이 내려가면 돌려줄 돈을 더 마련해야 해요.",
  en: "With a jeonse tenant no rent comes in: without a rise in price there is no gain, and if jeonse falls more money has to be found.",
};

/** How much can be borrowed, or what a known sum costs a month. */
export function loanSimulator(data: RealEstateData) {
  return analysisTool(
    "loan_simulator",
    { ko: "대출 한도와 상환액 계산", en: "Loan limits and payments" },
    (asked) => {
      const { facts, today } = asked;
      if (facts.loan_amount !== null) return loanPayment(asked);
      if (facts.monthly_budget !== null && facts.price === null && facts.income === null)
        return loanWithin(facts.monthly_budget, facts);
      const homes = facts.price === null ? foundSales(asked.input_data) : [];
      if (facts.price === null && facts.income === null && homes.length === 0)
        return missing("price", "income");
      const rules = data.loan_rules ?? rulesFor(facts, today);
      if (rules === undefined) return missing("regions");
      const debts =
        facts.existing_debt === null || facts.debt_payments !== null
          ? { repayment: facts.debt_payments ?? 0, interest: facts.debt_payments ?? 0 }
          : estimateRepayment(facts.existing_debt, facts.rate ?? rules.rate_percent);
      const limitFor = (price: number | null) =>
        loanLimit(
          {
            price,
            income: facts.income,
            yearly_repayment: debts.repayment,
            yearly_interest: debts.interest,
            rate_percent: facts.rate,
            years: facts.years,
          },
          rules,
        );
      if (homes.length > 0)
        return {
          ...calculatedEach(homes.map(({ label, amount }) => ({ label, calculation: limitFor(amount) }))),
          missing: facts.income === null ? ["income"] : [],
          confidence: 0.75,
        };
      const limited = limitFor(facts.price);
      return calculated(limited, ({ result }) => ({
        result: row({ ...result, is_about_payment: asksPayment(asked.text) }),
        missing: [...(facts.price === null ? ["price"] : []), ...(facts.income === null ? ["income"] : [])],
        confidence: 0.75,
        notes: [
          ...("notes" in limited ? limited.notes.map((note) => ({ ...note })) : []),
          ...(data.loan_rules === null ? [assumed(facts)] : []),
        ],
      }));
    },
  );
}

/** «그럼 매달 얼마씩 내야 돼?» after a limit was worked out: what it costs is wanted first. */
function asksPayment(text: string): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "");
  return (
    /(?:매달|매월|한달에?|다달이|월)(?:에|은|는)?(?:얼마|상환|납입|이자|원리금|갚)|monthly(?:payment|cost)|(?:pay|cost).{0,12}(?:amonth|permonth|monthly)/iu.test(
      squeezed,
    ) && !/한도|까지|최대|빌릴수|나와|borrow|limit/iu.test(squeezed)
  );
}

/** Without a place the strictest rules are taken: better to be surprised by more. */
function rulesFor(facts: Facts, today: string): LoanRules | undefined {
  return loanRulesOn(today, loanAreaAt(facts.regions[0] ?? null, today), {
    homes: facts.homes_owned ?? 0,
    is_first_home: facts.first_home ?? false,
  });
}

function assumed(facts: Facts): { ko: string; en: string } {
  const place = facts.regions[0];
  const homes = facts.homes_owned ?? 0;
  return {
    ko: `${place === undefined ? "지역을 몰라 규제지역(서울 등)" : place}, ${facts.first_home === true ? "생애최초" : homes === 0 ? "무주택" : `${homes}주택`} 기준으로 계산했어요. 다르면 알려 주세요.`,
    en: `Worked out for ${place === undefined ? "a regulated area (place unknown)" : placeIn(place, "en")}, ${homes === 0 ? "owning no home" : `owning ${homes}`}.`,
  };
}

const UNKNOWN_PROGRAMME = {
  ko: "물어보신 제도는 제가 가진 자료에 없어요. 대신 자료에 있는 제도를 보여 드려요.",
  en: "The programme you named is not in the data; here is what is.",
};

export function policyMatcher(data: RealEstateData) {
  return analysisTool(
    "policy_matcher",
    { ko: "지원 정책 확인", en: "Support programmes" },
    ({ facts, text }) => {
      const household = {
        age: facts.age,
        income: facts.income,
        owns_home: facts.homes_owned === null ? null : facts.homes_owned > 0,
        marriage_years: facts.marriage_years,
        children: facts.children,
        is_single: facts.is_single,
      };
      const named = namedPolicies(data.policies, text);
      const matches = matchPolicies(named.policies, household);
      const unknown = new Set(
        matches.filter(({ fits }) => fits === "unknown").flatMap((each) => each.unknown),
      );
      return {
        ...NOTHING_ANALYSED,
        result: row({ household, matches }),
        metrics: { fitting: matches.filter(({ fits }) => fits === "yes").length },
        notes: named.isUnknown ? [UNKNOWN_PROGRAMME] : [],
        confidence: 0.8,
        sources: matches.filter(({ fits }) => fits !== "no").map(({ source }) => ({ ...source })),
        missing: [...unknown]
          .filter((name) => !(facts.is_single === true && name === "children"))
          .map((name) => (name === "owns_home" ? "homes_owned" : name)),
      };
    },
  );
}
