import type { Calculated } from "../ports.ts";
import { refuseAmounts, refuseCount, refuseRate, step } from "./calculation.ts";
import { percentOf, portion } from "./exact.ts";
import { inBoth, sentence } from "./words.ts";

export interface Investment {
  readonly price: number;
  readonly deposit: number;
  readonly monthly_rent: number;
  /** Upkeep, tax and the like, a year. */
  readonly yearly_cost: number;
  readonly loan: number;
  readonly loan_rate_percent: number;
  /** How prices and rents are assumed to grow. */
  readonly growth_percent: number;
  readonly years: number;
}

export const USUAL_GROWTH = 3;
export const USUAL_YEARS = 5;

export interface ProjectedYear {
  readonly year: number;
  readonly price: number;
  readonly yearly_rent: number;
  readonly net_income: number;
  /** All income so far and the gain in price. */
  readonly total_gain: number;
}

export interface ReturnOnInvestment {
  readonly invested: number;
  readonly yearly_rent: number;
  readonly yearly_interest: number;
  readonly net_income: number;
  readonly gross_yield_percent: number;
  readonly net_yield_percent: number;
  /** Until the rents have paid back what was put in; null when they never do. */
  readonly payback_years: number | null;
  readonly projection: readonly ProjectedYear[];
}

/** What a home to let yields on the money put in, now and over some years. */
export function returnOnInvestment(input: Investment): Calculated<ReturnOnInvestment> {
  const { price, deposit, monthly_rent, yearly_cost, loan } = input;
  const refused =
    refuseAmounts({ price }, { least: 1 }) ??
    refuseAmounts({ deposit, monthly_rent, yearly_cost, loan }) ??
    refuseRate("loan_rate_percent", input.loan_rate_percent, { least: 0, most: 30 }) ??
    refuseRate("growth_percent", input.growth_percent, { least: -20, most: 20 }) ??
    refuseCount("years", input.years, { least: 1, most: 30 }) ??
    (price - deposit - loan > 0 ? null : NOTHING_PUT_IN);
  if (refused !== null) return refused;
  const invested = price - deposit - loan;
  const rent = monthly_rent * 12;
  const interest = portion(loan, input.loan_rate_percent, "nearest");
  const net = rent - yearly_cost - interest;
  const grossYield = percentOf(rent, price);
  const netYield = percentOf(net, invested);
  const projection = project(input, interest);
  const payback = net > 0 ? Math.round((invested / net) * 10) / 10 : null;
  return {
    result: {
      invested,
      yearly_rent: rent,
      yearly_interest: interest,
      net_income: net,
      gross_yield_percent: grossYield,
      net_yield_percent: netYield,
      payback_years: payback,
      projection,
    },
    steps: [
      step(
        { ko: "실투자금", en: "Money put in" },
        inBoth(({ won }) => `${won(price)} - ${won(deposit)} - ${won(loan)} = ${won(invested)}`),
        invested,
        "won",
      ),
      step(
        { ko: "표면 수익률", en: "Gross yield" },
        inBoth(
          ({ won, percent }) => `${won(monthly_rent)} × 12 ÷ ${won(price)} × 100 = ${percent(grossYield)}`,
        ),
        grossYield,
        "percent",
      ),
      step(
        { ko: "1년 순수익", en: "Net income of a year" },
        inBoth(({ won }) => `${won(rent)} - ${won(yearly_cost)} - ${won(interest)} = ${won(net)}`),
        net,
        "won",
      ),
      step(
        { ko: "순수익률", en: "Net yield" },
        inBoth(({ won, percent }) => `${won(net)} ÷ ${won(invested)} × 100 = ${percent(netYield)}`),
        netYield,
        "percent",
      ),
      ...(payback === null
        ? []
        : [
            step(
              { ko: "회수 기간", en: "Payback" },
              sentence(
                ({ won }) => `${won(invested)} ÷ ${won(net)} = ${payback}년`,
                ({ won }) => `${won(invested)} ÷ ${won(net)} = ${payback} years`,
              ),
              payback,
              "years",
            ),
          ]),
      ...projection.map(({ year, price: worth, yearly_rent, total_gain }) =>
        step(
          { ko: `${year}년 뒤(추정)`, en: `After ${year} ${year === 1 ? "year" : "years"} (estimate)` },
          sentence(
            ({ won }) =>
              `집값 ${won(worth)}, 그해 월세 ${won(yearly_rent)}, 누적 이익(순수익 + 집값 상승) ${won(total_gain)}`,
            ({ won }) =>
              `price ${won(worth)}, rent of that year ${won(yearly_rent)}, gain so far (net income and price) ${won(total_gain)}`,
          ),
          total_gain,
          "won",
        ),
      ),
    ],
    sources: [],
    notes: [
      sentence(
        ({ percent }) =>
          `앞으로의 금액은 집값과 월세가 해마다 ${percent(input.growth_percent)} 오른다고 둔 추정이에요. 세금과 공실은 넣지 않았어요.`,
        ({ percent }) =>
          `Future amounts are an estimate: price and rent grow by ${percent(input.growth_percent)} a year, without taxes and vacancy.`,
      ),
    ],
  };
}

function project(input: Investment, interest: number): readonly ProjectedYear[] {
  const years: ProjectedYear[] = [];
  let price = input.price;
  let rent = input.monthly_rent * 12;
  let income = 0;
  for (let year = 1; year <= input.years; year += 1) {
    const net = rent - input.yearly_cost - interest;
    income += net;
    price += portion(price, input.growth_percent, "nearest");
    years.push({
      year,
      price,
      yearly_rent: rent,
      net_income: net,
      total_gain: income + price - input.price,
    });
    rent += portion(rent, input.growth_percent, "nearest");
  }
  return years;
}

const NOTHING_PUT_IN = {
  field: "price",
  problem: {
    ko: "보증금과 대출이 집값과 같거나 더 많아서 실투자금이 없어요. 금액을 다시 확인해 주세요.",
    en: "Deposit and loan reach the price, so no money is put in. Please check the amounts.",
  },
};
