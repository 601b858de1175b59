import { brokerFee } from "../calculators/broker-fee.ts";
import {
  checkConversion,
  conversionRate,
  depositToRent,
  lessRent,
  rentToDeposit,
} from "../calculators/conversion.ts";
import { convertedDepositOfShop } from "../calculators/converted-deposit.ts";
import { leaseReport } from "../calculators/lease-report.ts";
import { renewalDates, terminationAfterRenewal } from "../calculators/renewal-dates.ts";
import { checkIncrease, increaseLimit } from "../calculators/rent-increase.ts";
import { isShop } from "../issues/is-shop.ts";
import type { RealEstateData } from "../ports.ts";
import type { Facts } from "../shapes/request.ts";
import { type AnalysisQuestion, analysisTool, calculated, missing, row } from "./analysis-tool.ts";

/** Somebody wants more: by how much, and is it within the cap? Without the new amount, how far it may go. */
export function rentIncreaseCheck(data: RealEstateData) {
  return analysisTool(
    "rent_increase_check",
    { ko: "인상률과 한도 계산", en: "Increase and its cap" },
    ({ facts, text }) => {
      const is_shop = isShop(text);
      const before = {
        deposit: facts.previous_deposit ?? facts.deposit ?? 0,
        monthly_rent: facts.previous_rent ?? facts.rent ?? 0,
      };
      if (before.deposit + before.monthly_rent === 0) return missing("deposit");
      const after = afterIncrease(facts, before);
      if (after === null) return calculated(increaseLimit({ ...before, is_shop }));
      return calculated(
        checkIncrease({
          before,
          after,
          base_rate: data.base_rate,
          last_agreed: facts.contract_start,
          is_shop,
        }),
        ({ result }) => ({
          insights: [
            {
              insight_type: "legal",
              content: result.is_legal
                ? { ko: "요구한 금액은 5% 한도 안이에요.", en: "The demand keeps within the 5% cap." }
                : { ko: "요구한 금액은 5% 한도를 넘어요.", en: "The demand goes beyond the 5% cap." },
              confidence: 0.95,
              supporting_data: { rate_percent: result.rate_percent, limit: result.limit },
            },
          ],
        }),
      );
    },
  );
}

function afterIncrease(facts: Facts, before: { deposit: number; monthly_rent: number }) {
  const { new_deposit, new_rent, increase_rate } = facts;
  if (new_deposit !== null || new_rent !== null)
    return { deposit: new_deposit ?? before.deposit, monthly_rent: new_rent ?? before.monthly_rent };
  if (increase_rate === null || increase_rate <= 0 || increase_rate > 1000) return null;
  const raised = (amount: number) => Math.round(amount * (1 + increase_rate / 100));
  return { deposit: raised(before.deposit), monthly_rent: raised(before.monthly_rent) };
}

/** Deposit into rent with its legal cap, a check of what was asked, or rent into deposit. */
export function rentConversion(data: RealEstateData) {
  return analysisTool(
    "rent_conversion",
    { ko: "전월세 전환 계산", en: "Deposit and rent conversion" },
    ({ facts, text }) => {
      const { base_rate } = data;
      const is_shop = isShop(text);
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
    ({ facts, today, text }) => {
      const end = facts.contract_end ?? endOf(facts);
      const leaves = /해지|나가|나간|이사|3개월/u.test(text);
      const isRenewed = /(?:묵시적|자동).{0,12}(?:후|뒤|됐|된|되었|상태|이후)|갱신된/u.test(text);
      if (leaves && (isRenewed || facts.notice_on !== null || end === null))
        return calculated(terminationAfterRenewal({ notice_on: facts.notice_on ?? today }));
      return end === null ? missing("contract_end") : calculated(renewalDates({ lease_end: end, today }));
    },
  );
}

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
    ({ facts, today, text }: AnalysisQuestion) => {
      const isSale =
        facts.kind === "sale" || (facts.price !== null && facts.deposit === null && facts.kind !== "jeonse");
      const amount =
        (isSale ? (facts.price ?? facts.deposit) : (facts.deposit ?? facts.price)) ?? facts.maximum_price;
      if (amount === null && facts.rent === null) return missing("price");
      return calculated(
        brokerFee({
          kind: isSale ? "sale" : "lease",
          amount: amount ?? 0,
          monthly_rent: facts.rent ?? 0,
          is_officetel: facts.property_type === "officetel",
          is_shop: isShop(text),
          on: today,
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

/** Whether a lease of these amounts is reported. */
export function leaseReportCheck() {
  return analysisTool(
    "lease_report_check",
    { ko: "임대차 신고 대상 확인", en: "Whether a lease is reported" },
    ({ facts }) => calculated(leaseReport({ deposit: facts.deposit ?? 0, monthly_rent: facts.rent ?? 0 })),
  );
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
