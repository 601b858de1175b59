import { type CheckedCall, choice, choices, defineOperation, mention, ref, text } from "@maru/dialogue";
import type { Outcome } from "@maru/runtime";
import { choiceFor } from "../../shared/operations/arguments-of.ts";
import {
  ACQUISITION_SINCE,
  acquisitionTaxOfOneHome,
  RENT_CREDIT_SINCE,
  rentCredit,
} from "../calculators/home-taxes.ts";
import { amountOf, caseValue, type RealEstateScene, restingOn, sumOf } from "./case-values.ts";
import { sumsFor } from "./said-amounts.ts";
import { figured, needs, percent, won } from "./told.ts";

export const taxOperation = defineOperation({
  name: "tax",
  kind: "ask",
  effect: "computes",
  label: { ko: "세금 계산하기", en: "work out a tax" },
  does: {
    ko: "1주택 취득세와 월세 세액공제를 계산하고, 다른 세금은 물어볼 곳을 알려 드려요.",
    en: "tax on buying an only home and the credit for rent, dated; where to ask about others",
  },
  phrases: [{ ko: "{kind} 계산하기", en: "Work out: {kind}" }],
  arguments: {
    kind: choice(
      { ko: "무슨 세금", en: "which tax" },
      choices({
        acquisition: ["취득세", "tax on buying"],
        rent_credit: ["월세 세액공제", "tax credit for rent"],
        gift: ["증여세", "gift tax"],
        income: ["임대소득세", "tax on rent"],
        gains: ["양도소득세", "tax on gains"],
        registration: ["등기 비용", "registration"],
        holding: ["재산세·종부세", "tax on holding"],
        vat: ["부가세", "value-added tax"],
        all: ["모두", "all"],
      }),
      { required: true },
    ),
    amount: mention({ ko: "금액", en: "amount" }, { kinds: ["money"], list: true }),
    question: text({ ko: "질문", en: "the question" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    tax: { kind: "money", label: { ko: "세금", en: "tax" } },
    base: { kind: "money", label: { ko: "과세 기준", en: "base" } },
    rate: { kind: "percent", label: { ko: "세율", en: "rate" } },
  },
  examples: [
    { for: "realestate", say: "7억짜리 사면 취득세 얼마예요 첫 집이에요", args: { kind: "acquisition" } },
    { for: "realestate", say: "월세 60 내는데 연말정산 얼마나 돌려받나", args: { kind: "rent_credit" } },
  ],
});

export function tax(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  switch (choiceFor(call, "kind")) {
    case "acquisition":
    case "all":
      return acquisition(call, scene);
    case "rent_credit":
      return credit(call, scene);
    default:
      return {
        refused: {
          ko: "이 세금은 제가 가진 자료로 계산하지 않아요. 국세는 국세상담센터 126과 홈택스, 지방세는 위택스에서 확인해 주세요.",
          en: "I do not work out this tax. National taxes: call 126 or see Hometax; local taxes: Wetax.",
        },
      };
  }
}

const UNVERIFIED = {
  ko: "세법 본문은 제가 가진 법령 자료에 없어 지금도 그대로인지 대조하지 못했어요. 내기 전에 위택스나 홈택스에서 확인해 주세요.",
  en: "The tax acts are not among the texts I hold, so I could not check that this is still so; please confirm with Wetax or Hometax.",
};

function acquisition(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const price = sumsFor(call)[0] ?? amountOf(scene, "price");
  if (price === null) return needs({ ko: "집값", en: "the price" });
  if ((amountOf(scene, "homes") ?? 0) > 0)
    return {
      refused: {
        ko: "집이 이미 있으면 지역과 집 수에 따라 중과될 수 있어 1주택 세율로 계산하지 않았어요. 위택스에서 확인해 주세요.",
        en: "With another home higher rates may apply, so I did not use those of an only home; please see Wetax.",
      },
    };
  const area = amountOf(scene, "area");
  const due = acquisitionTaxOfOneHome(price, area);
  return figured(scene, {
    values: {
      tax: won("모두 합한 세금", "all together", due.total),
      base: won("집값", "price", price),
      rate: percent("취득세율", "rate", due.rate),
      acquisition: won("취득세", "acquisition tax", due.acquisition),
      education: won("지방교육세", "local education tax", due.education),
      rural: won("농어촌특별세", "rural tax", due.rural),
    },
    says: [
      {
        ko: "{tax}이에요(1주택, {base}, {rate}). {acquisition}, {education}, {rural}.",
        en: "It is {tax} (an only home, {base}, {rate}): {acquisition}, {education}, {rural}.",
      },
      ...(area === null
        ? [
            {
              ko: "전용 85㎡가 넘으면 농어촌특별세가 집값의 0.2% 더 붙어요.",
              en: "Above 85㎡ the rural tax adds 0.2% of the price.",
            },
          ]
        : []),
      ...(caseValue(scene, "first_buyer") === true
        ? [
            {
              ko: "생애최초 감면은 지금 요건을 확인하지 못해 빼지 않았어요.",
              en: "The reduction for first-time buyers is not taken off: I could not check its terms.",
            },
          ]
        : []),
      UNVERIFIED,
    ],
    rests_on: restingOn(scene, "price", "area", "homes", "first_buyer"),
    ground: {
      ko: `지방세법 제11조·제151조, 농어촌특별세법 제5조, ${ACQUISITION_SINCE}부터의 세율`,
      en: `Local Tax Act, Articles 11 and 151, Act on Special Rural Development Tax, Article 5; rates since ${ACQUISITION_SINCE}`,
    },
  });
}

function credit(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const rent = amountOf(scene, "rent") ?? sumsFor(call)[0] ?? null;
  const salary = sumOf(scene, "income");
  if (rent === null || salary === null)
    return needs(
      ...(rent === null ? [{ ko: "월세", en: "the rent" }] : []),
      ...(salary === null ? [{ ko: "연봉(총급여)", en: "the yearly salary" }] : []),
    );
  const found = rentCredit(salary, rent * MONTHS);
  if (found === null)
    return {
      refused: {
        ko: "총급여가 8천만원을 넘으면 월세 세액공제 대상이 아니에요(2024-01-01부터의 기준).",
        en: "Above a salary of 80 million won there is no credit for rent (rule since 2024-01-01).",
      },
    };
  return figured(scene, {
    values: {
      tax: won("월세 세액공제", "tax credit for rent", found.credit),
      base: won("공제 대상 월세", "rent that counts", found.counted),
      rate: percent("공제율", "rate", found.rate),
    },
    says: [
      {
        ko: "한 해 최대 {tax}이에요({base}, {rate}).",
        en: "At most {tax} a year ({base}, {rate}).",
      },
      {
        ko: "무주택 세대주이고 전입신고를 했으며, 집이 85㎡ 이하이거나 기준시가 4억원 이하여야 해요. 낸 세금보다 더 돌려받지는 못해요.",
        en: "You must own no home, head the household, be registered there, and the home must be at most 85㎡ or 400 million won; no more comes back than was paid.",
      },
      UNVERIFIED,
    ],
    rests_on: restingOn(scene, "rent", "income"),
    ground: {
      ko: `조세특례제한법 제95조의2, ${RENT_CREDIT_SINCE}부터의 기준`,
      en: `Restriction of Special Taxation Act, Article 95-2; rule since ${RENT_CREDIT_SINCE}`,
    },
  });
}

const MONTHS = 12;
