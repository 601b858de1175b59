import { brokerFee } from "../calculators/broker-fee.ts";
import { compareLeases } from "../calculators/compare-leases.ts";
import {
  checkConversion,
  conversionRate,
  depositToRent,
  lessRent,
  rentToDeposit,
} from "../calculators/conversion.ts";
import { convertedDepositOfShop } from "../calculators/converted-deposit.ts";
import { leaseReport } from "../calculators/lease-report.ts";
import { moveInDates } from "../calculators/move-in-dates.ts";
import { renewalDates, terminationAfterRenewal } from "../calculators/renewal-dates.ts";
import { sentence } from "../calculators/words.ts";
import { isShop } from "../issues/is-shop.ts";
import type { RealEstateData } from "../ports.ts";
import type { Facts } from "../shapes/request.ts";
import {
  type AnalysisQuestion,
  analysisTool,
  calculated,
  calculatedEach,
  missing,
  row,
  toldIn,
} from "./analysis-tool.ts";
import { foundAverages, foundSales } from "./found-prices.ts";

/** Deposit into rent with its legal cap, a check of what was asked, or rent into deposit. */
export function rentConversion(data: RealEstateData) {
  return analysisTool(
    "rent_conversion",
    { ko: "전월세 전환 계산", en: "Deposit and rent conversion" },
    (question) => {
      const { facts, text } = question;
      const { base_rate } = data;
      const is_shop = isShop(toldIn(question));
      const [one, two] = facts.deals;
      if (one !== undefined && two !== undefined)
        return calculated(
          compareLeases({
            one: { deposit: one.deposit ?? 0, monthly_rent: one.rent ?? 0 },
            two: { deposit: two.deposit ?? 0, monthly_rent: two.rent ?? 0 },
            base_rate,
            interest_percent: facts.rate,
          }),
        );
      const before = facts.previous_deposit ?? facts.deposit;
      const rent = facts.previous_rent ?? facts.rent;
      const isToJeonse = /(?:월세|반전세).{0,16}전세(?:로|환산)/u.test(text.replaceAll(/\s+/gu, ""));
      if (rent !== null && (isToJeonse || before === null) && facts.new_rent === null)
        return calculated(
          rentToDeposit({
            monthly_rent: rent,
            deposit: before ?? facts.new_deposit ?? 0,
            rate_percent: facts.rate,
            base_rate,
          }),
        );
      if (before === null) return calculated(conversionRate(base_rate, is_shop));
      // «보증금 3천에 월세 100인데 5천으로 올리면?»: rent becomes deposit.
      if (rent !== null && facts.new_deposit !== null && facts.new_deposit > before)
        return calculated(
          lessRent({
            monthly_rent: rent,
            added: facts.new_deposit - before,
            rate_percent: facts.rate,
            base_rate,
          }),
        );
      const kept = facts.new_deposit ?? 0;
      // «보증금 5천에 월세 70인데 3천으로 줄이면?»: the rent that is paid already is nobody's demand.
      const isPaid = facts.new_deposit !== null && facts.new_rent === null && rent !== null;
      const asked =
        facts.new_rent === null ? (isPaid ? null : rent) : facts.new_rent - (facts.previous_rent ?? 0);
      if (asked !== null && asked >= 0 && before > kept)
        return calculated(
          checkConversion({ converted: before - kept, monthly_rent: asked, base_rate, is_shop }),
        );
      return calculated(
        depositToRent({
          deposit: before,
          new_deposit: kept,
          monthly_rent: isPaid ? rent : 0,
          base_rate,
          is_shop,
        }),
      );
    },
  );
}

export function leaseDates() {
  return analysisTool(
    "lease_dates",
    { ko: "갱신·통지 날짜 계산", en: "Renewal and notice dates" },
    (question) => {
      const { facts, today } = question;
      const end = facts.contract_end ?? endOf(facts);
      const told = toldIn(question).replaceAll(/\s+/gu, "");
      const isNotice = facts.notice_on !== null || end === null;
      if (LEAVES.test(told) && (isNotice || RENEWED.test(told)))
        return calculated(terminationAfterRenewal({ notice_on: facts.notice_on ?? today }));
      if (end === null) return missing("contract_end");
      return calculated(renewalDates({ lease_end: end, today, is_shop: isShop(toldIn(question)) }));
    },
  );
}

const LEAVES =
  /해지|나가|나간|나갈|이사|방을?빼|퇴거|퇴실|3개월|gavenotice|givenotice|leav|moveout|movingout|terminat/iu;
/** The lease runs on after its first term, by silence or by the right to renew. */
const RENEWED =
  /(?:묵시적|자동).{0,12}(?:후|뒤|됐|된|되었|상태|이후)|갱신된|(?:갱신권|요구권|청구권).{0,8}(?:써서|쓰고|썼|사용|행사)|(?:갱신|연장)(?:해서|하고|했|한)|renewed|extended/iu;

/** Two years from the beginning, less a day, when only that was said. */
function endOf({ contract_start, years }: Facts): string | null {
  if (contract_start === null) return null;
  const [year, month, day] = contract_start.split("-").map(Number) as [number, number, number];
  const months = Math.round((years ?? 2) * 12);
  const end = new Date(Date.UTC(year, month - 1 + months, day - 1));
  return end.toISOString().slice(0, 10);
}

export function brokerFeeCalculator() {
  return analysisTool(
    "broker_fee_calculator",
    { ko: "중개보수 계산", en: "Broker's fee" },
    (question: AnalysisQuestion) => {
      const { facts, today } = question;
      const home = {
        is_officetel: facts.property_type === "officetel",
        is_shop: isShop(toldIn(question)),
        on: today,
      };
      if (facts.deals.length > 1)
        return calculatedEach(
          facts.deals.map((deal) => ({
            label: nameOfDeal(deal),
            calculation: brokerFee({
              kind: deal.price === null ? "lease" : "sale",
              amount: deal.price ?? deal.deposit ?? 0,
              monthly_rent: deal.rent ?? 0,
              ...home,
              is_officetel: (deal.property_type ?? facts.property_type) === "officetel",
            }),
          })),
        );
      const isSale =
        facts.kind === "sale" || (facts.price !== null && facts.deposit === null && facts.kind !== "jeonse");
      const amount =
        (isSale ? (facts.price ?? facts.deposit) : (facts.deposit ?? facts.price)) ?? facts.maximum_price;
      if (amount === null && facts.rent === null) {
        const { input_data } = question;
        const found = [...foundSales(input_data), ...foundAverages(input_data)];
        return found.length === 0
          ? missing("price")
          : calculatedEach(
              found.map((each) => ({
                label: each.label,
                calculation: brokerFee({
                  kind: each.kind === "sale" ? "sale" : "lease",
                  amount: each.amount,
                  monthly_rent: each.rent,
                  ...home,
                }),
              })),
            );
      }
      return calculated(
        brokerFee({
          kind: isSale ? "sale" : "lease",
          amount: amount ?? 0,
          monthly_rent: facts.rent ?? 0,
          ...home,
        }),
        ({ result }) =>
          facts.demanded_fee === null
            ? {}
            : {
                result: row({
                  ...result,
                  demanded_fee: facts.demanded_fee,
                  over_by: Math.max(0, facts.demanded_fee - result.fee_limit),
                }),
              },
      );
    },
  );
}

/** «매매 7억원», «보증금 1,000만원·월세 30만원» */
function nameOfDeal({ price, deposit, rent, property_type }: Facts["deals"][number]) {
  const [korean, english] = property_type === "officetel" ? ["오피스텔 ", "officetel, "] : ["", ""];
  return sentence(
    ({ won }) =>
      korean +
      (price !== null
        ? `매매 ${won(price)}`
        : rent === null
          ? `전세 ${won(deposit ?? 0)}`
          : `보증금 ${won(deposit ?? 0)}·월세 ${won(rent)}`),
    ({ won }) =>
      english +
      (price !== null
        ? `sale at ${won(price)}`
        : rent === null
          ? `jeonse ${won(deposit ?? 0)}`
          : `deposit ${won(deposit ?? 0)}, rent ${won(rent)}`),
  );
}

/** Whether a lease of these amounts is reported. */
export function leaseReportCheck() {
  return analysisTool(
    "lease_report_check",
    { ko: "임대차 신고 대상 확인", en: "Whether a lease is reported" },
    ({ facts, today }) =>
      calculated(
        leaseReport({
          deposit: facts.deposit,
          monthly_rent: facts.rent,
          signed_on: facts.signed_on,
          today,
        }),
      ),
  );
}

/** From when somebody who moves in is protected. */
export function moveInDatesTool() {
  return analysisTool("move_in_dates", { ko: "전입·대항력 날짜 계산", en: "Move-in dates" }, ({ facts }) => {
    const moves = facts.moves_on ?? facts.balance_on ?? facts.contract_start;
    return moves === null ? missing("moves_on") : calculated(moveInDates({ moves_on: moves }));
  });
}

/** Deposit and rent of a shop as one sum. */
export function convertedDeposit() {
  return analysisTool("converted_deposit", { ko: "환산보증금 계산", en: "Converted deposit" }, ({ facts }) =>
    calculated(
      convertedDepositOfShop({
        deposit: facts.deposit ?? 0,
        monthly_rent: facts.rent ?? 0,
        place: facts.regions[0] ?? null,
      }),
    ),
  );
}
