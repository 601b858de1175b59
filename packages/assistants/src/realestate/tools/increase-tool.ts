import { convertedDepositOfShop } from "../calculators/converted-deposit.ts";
import { checkIncrease, earliestDemand, increaseLimit } from "../calculators/rent-increase.ts";
import { isShop } from "../issues/is-shop.ts";
import type { RealEstateData } from "../ports.ts";
import type { Facts } from "../shapes/request.ts";
import { analysisTool, calculated, missing, row, toldIn } from "./analysis-tool.ts";

/** Somebody wants more: by how much, and is it within the cap? Without the new amount, how far it may go. */
export function rentIncreaseCheck(data: RealEstateData) {
  return analysisTool(
    "rent_increase_check",
    { ko: "인상률과 한도 계산", en: "Increase and its cap" },
    (question) => {
      const { facts, text } = question;
      const is_shop = isShop(toldIn(question));
      const before = {
        deposit: facts.previous_deposit ?? facts.deposit ?? 0,
        monthly_rent: facts.previous_rent ?? facts.rent ?? 0,
      };
      if (before.deposit + before.monthly_rent === 0)
        return facts.contract_start === null
          ? missing("deposit")
          : calculated(earliestDemand({ last_agreed: facts.contract_start, is_shop }));
      const after = afterIncrease(facts, before, text);
      const isUncapped = is_shop && isBeyondScope(before, facts.regions[0] ?? null);
      if (after === null)
        return calculated(increaseLimit({ ...before, is_shop }), ({ result }) =>
          isUncapped ? { result: row({ ...result, is_uncapped: true }), steps: [] } : {},
        );
      return calculated(
        checkIncrease({
          before,
          after,
          base_rate: data.base_rate,
          last_agreed: facts.contract_start,
          is_shop,
        }),
        ({ result, steps }) => ({
          ...(isUncapped
            ? {
                result: row({ ...result, is_uncapped: true }),
                steps: steps.filter(({ unit }) => unit === "percent").map((each) => ({ ...each })),
              }
            : {}),
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

/** A shop above the converted deposit of its place, or of every place where none was named: the cap is not for it. */
function isBeyondScope(lease: { deposit: number; monthly_rent: number }, place: string | null): boolean {
  const converted = convertedDepositOfShop({ ...lease, place: place ?? "서울" });
  return "result" in converted && converted.result.is_within === false;
}

/** Which of the two is to rise by so many per cent, where only one of them is said to. */
function raisedPart(text: string): "deposit" | "rent" | null {
  const named = RAISED.exec(text.replaceAll(/\s+/gu, ""));
  if (named === null) return null;
  return /보증금|deposit/iu.test(named[0]) ? "deposit" : "rent";
}
const RAISED =
  /(?:월세|차임|보증금)(?:만|를|을|은|는)?(?:또)?\d+(?:\.\d+)?(?:%|프로|퍼센트)|(?:rais|increas|hik)\w*(?:my|the|our)(?:monthly)?(?:rent|deposit)by/iu;

function afterIncrease(facts: Facts, before: { deposit: number; monthly_rent: number }, text: string) {
  const { new_deposit, new_rent, increase_rate } = facts;
  if (new_deposit !== null || new_rent !== null)
    return { deposit: new_deposit ?? before.deposit, monthly_rent: new_rent ?? before.monthly_rent };
  if (increase_rate === null || increase_rate <= 0 || increase_rate > 1000) return null;
  const raised = (amount: number) => Math.round(amount * (1 + increase_rate / 100));
  // «월세를 10% 올려달래요»: the deposit stays as it is.
  const only = before.deposit > 0 && before.monthly_rent > 0 ? raisedPart(text) : null;
  return {
    deposit: only === "rent" ? before.deposit : raised(before.deposit),
    monthly_rent: only === "deposit" ? before.monthly_rent : raised(before.monthly_rent),
  };
}
