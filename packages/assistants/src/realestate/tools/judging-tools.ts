import { analyseDeposit } from "../analysis/deposit-risk.ts";
import { smallDeposit } from "../calculators/small-deposit.ts";
import { smallDepositTableOn } from "../law/small-deposit-tables.ts";
import type { RealEstateData } from "../ports.ts";
import { analysisTool, calculated, judged, missing, NOTHING_ANALYSED } from "./analysis-tool.ts";

export function smallDepositCheck() {
  return analysisTool(
    "small_deposit_check",
    { ko: "최우선변제 금액 확인", en: "Protection of small deposits" },
    ({ facts, today }) => {
      const [place] = facts.regions;
      if (facts.deposit === null && place !== undefined) {
        const table = smallDepositOf({ place, today, mortgage_on: facts.mortgage_on });
        if (table !== null) return { ...table, missing: ["deposit"] };
      }
      if (facts.deposit === null || place === undefined)
        return missing(
          ...(facts.deposit === null ? ["deposit"] : []),
          ...(place === undefined ? ["regions"] : []),
        );
      return calculated(
        smallDeposit({
          deposit: facts.deposit,
          place,
          mortgage_on: facts.mortgage_on,
          today,
          house_value: facts.price,
        }),
      );
    },
  );
}

/** What the table says of a place, for whoever has not said a deposit yet. */
function smallDepositOf(asked: {
  readonly place: string;
  readonly today: string;
  readonly mortgage_on: string | null;
}) {
  const probe = smallDeposit({ deposit: 1, house_value: null, ...asked });
  if ("problem" in probe) return null;
  const table = smallDepositTableOn(asked.mortgage_on ?? asked.today);
  const row = table?.rows.find(({ region }) => region === probe.result.region);
  if (table === undefined || row === undefined) return null;
  const { deposit_limit, protected_amount, region } = row;
  return {
    ...NOTHING_ANALYSED,
    result: { region, deposit_limit, table_amount: protected_amount, table_since: table.since },
    confidence: 0.9,
    sources: probe.sources.map((source) => ({ ...source })),
    steps: [],
    notes: probe.notes.map((note) => ({ ...note })),
  };
}

/** Whether a deposit comes back when the home has to be sold. */
export function riskAnalysis(data: RealEstateData) {
  return analysisTool(
    "risk_analysis",
    { ko: "보증금 위험 진단", en: "Risk of the deposit" },
    ({ facts, today }) => {
      if (facts.deposit === null) return missing("deposit", ...(facts.price === null ? ["price"] : []));
      const [region] = facts.regions;
      if (facts.price === null && region === undefined) return missing("price");
      const analysis = analyseDeposit(
        {
          deposit: facts.deposit,
          senior_debt: facts.senior_debt ?? 0,
          house_value: facts.price,
          region: region ?? null,
          property_type: facts.property_type,
          mortgage_on: facts.mortgage_on,
          today,
        },
        data.deals,
        data.source,
      );
      if ("problem" in analysis)
        return { ...NOTHING_ANALYSED, refused: { ...analysis.problem }, missing: ["price"] };
      const assumesNone = facts.senior_debt === null;
      return {
        ...judged(analysis, {}),
        notes: assumesNone
          ? [
              {
                ko: "선순위 근저당이나 먼저 들어온 세입자의 보증금은 없다고 보고 계산했어요. 등기부등본에서 확인해 금액을 알려 주시면 다시 계산할게요.",
                en: "No senior mortgage or deposits were assumed; tell me the sums from the register and I will work it out again.",
              },
            ]
          : [],
      };
    },
  );
}
