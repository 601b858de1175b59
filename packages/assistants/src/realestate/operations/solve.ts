import {
  type CheckedCall,
  choice,
  choices,
  defineOperation,
  largestThatHolds,
  mention,
  ref,
  text,
} from "@maru/dialogue";
import { dateInSeoul } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { choiceFor } from "../../shared/operations/arguments-of.ts";
import { brokerFee } from "../calculators/broker-fee.ts";
import { isRefusal } from "../calculators/calculation.ts";
import { acquisitionTaxOfOneHome } from "../calculators/home-taxes.ts";
import { increaseLimit } from "../calculators/rent-increase.ts";
import { amountOf, isShop, type RealEstateScene, restingOn } from "./case-values.ts";
import { sumsFor } from "./said-amounts.ts";
import { figured, needs, percent, won } from "./told.ts";

export const solveOperation = defineOperation({
  name: "solve",
  kind: "ask",
  effect: "computes",
  label: { ko: "얼마까지 되는지 보기", en: "see up to how much" },
  does: {
    ko: "안전한 보증금, 올릴 수 있는 금액, 살 수 있는 집값이 얼마까지인지 거꾸로 계산해요.",
    en: "the inverse: the largest safe deposit, the largest rise, the dearest home",
  },
  phrases: [{ ko: "{of|이/가} 얼마까지인지 보기", en: "Up to how much: {of}" }],
  arguments: {
    of: choice(
      { ko: "무엇을", en: "of what" },
      choices({
        deposit: ["안전한 보증금", "a safe deposit"],
        rise: ["올릴 수 있는 금액", "a rise"],
        price: ["살 수 있는 집값", "a home to buy"],
      }),
    ),
    amount: mention({ ko: "금액", en: "amount" }, { kinds: ["money"] }),
    what: text({ ko: "내용", en: "what" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    value: { kind: "money", label: { ko: "값", en: "value" } },
    percent: { kind: "percent", label: { ko: "비율", en: "per cent" } },
  },
  examples: [
    { for: "realestate", say: "보증금을 얼마까지 깎아야 안전해?", args: { of: "deposit" } },
    { for: "realestate", say: "가진 돈으로 얼마짜리까지 살 수 있나", args: { of: "price" } },
  ],
});

/** Above this share of the value of a home what is owed on it is no longer safe. */
const SAFE_SHARE = 70;
const STEP = 10_000;

/** `solve`: what is sought is what is named, or what the known values leave open. */
export function solve(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const of = choiceFor(call, "of");
  if (
    of === "rise" ||
    (of === undefined && amountOf(scene, "price") === null && amountOf(scene, "cash") === null)
  )
    return largestRise(scene);
  if (of === "price" || (of === undefined && amountOf(scene, "price") === null))
    return dearestHome(call, scene);
  return safeDeposit(scene);
}

function safeDeposit(scene: RealEstateScene): Outcome<never> {
  const price = amountOf(scene, "price");
  if (price === null) return needs({ ko: "집값(시세)", en: "the value of the home" });
  const senior = (amountOf(scene, "mortgage") ?? 0) + (amountOf(scene, "senior_deposits") ?? 0);
  const most = largestThatHolds(
    { from: 0, to: price, step: STEP },
    (deposit) => (senior + deposit) * 100 <= price * SAFE_SHARE,
  );
  if (most === undefined)
    return {
      refused: {
        ko: "먼저 받는 돈만으로 집값의 70%가 넘어 보증금을 얼마로 낮춰도 안전하다고 보기 어려워요.",
        en: "What comes first is beyond 70% of the value already: no deposit is safe there.",
      },
    };
  const deposit = amountOf(scene, "deposit");
  const less = deposit === null ? 0 : deposit - most;
  return figured(scene, {
    values: {
      value: won("안전하다고 보는 보증금", "deposit that is safe", most),
      senior: won("먼저 받는 돈", "what comes first", senior),
      percent: percent("집값 대비 기준", "share of the value", SAFE_SHARE),
      ...(less > 0 ? { less: won("낮춰야 하는 금액", "to be taken off", less) } : {}),
    },
    says: [
      {
        ko: "{value}까지예요. {senior}을 더해 {percent}를 넘지 않는 금액이에요.",
        en: "Up to {value}: with {senior} it stays within {percent}.",
      },
      ...(less > 0 ? [{ ko: "지금보다 {less}이에요.", en: "From what it is now: {less}." }] : []),
      {
        ko: "70%는 법이 아니라 널리 쓰는 기준이에요. 보증보험 가입도 함께 확인하세요.",
        en: "70% is a common yardstick and no law; see about a deposit guarantee, too.",
      },
    ],
    rests_on: restingOn(scene, "price", "mortgage", "senior_deposits", "deposit"),
  });
}

function largestRise(scene: RealEstateScene): Outcome<never> {
  const [deposit, rent] = [amountOf(scene, "deposit") ?? 0, amountOf(scene, "rent") ?? 0];
  if (deposit + rent === 0) return needs({ ko: "지금 보증금이나 월세", en: "the deposit or the rent" });
  const limit = increaseLimit({ deposit, monthly_rent: rent, is_shop: isShop(scene) });
  if (isRefusal(limit)) return { refused: limit.problem };
  const { deposit_limit, rent_limit, legal_limit_percent } = limit.result;
  return figured(scene, {
    values: {
      ...(rent > 0
        ? { value: won("월세 상한", "highest rent", rent_limit) }
        : { value: won("보증금 상한", "highest deposit", deposit_limit) }),
      ...(rent > 0 && deposit > 0 ? { deposit: won("보증금 상한", "highest deposit", deposit_limit) } : {}),
      percent: percent("인상 한도", "cap of a rise", legal_limit_percent),
    },
    says: [
      rent > 0 && deposit > 0
        ? { ko: "{value}, {deposit}까지예요({percent}).", en: "Up to {value}, {deposit} ({percent})." }
        : { ko: "{value}까지예요({percent}).", en: "Up to {value} ({percent})." },
    ],
    rests_on: restingOn(scene, "deposit", "rent", "property_type"),
    ground: isShop(scene)
      ? { ko: "상가건물 임대차보호법 제11조", en: "Commercial Building Lease Protection Act, Article 11" }
      : { ko: "주택임대차보호법 제7조", en: "Housing Lease Protection Act, Article 7" },
  });
}

function dearestHome(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const own = sumsFor(call)[0] ?? amountOf(scene, "cash");
  if (own === null) return needs({ ko: "가진 돈", en: "your savings" });
  const borrowed = amountOf(scene, "loan_amount") ?? 0;
  const whole = own + borrowed;
  const on = dateInSeoul(scene.now);
  const costOf = (price: number) => {
    const fee = brokerFee({
      kind: "sale",
      amount: price,
      monthly_rent: 0,
      is_officetel: false,
      is_shop: false,
      on,
    });
    return acquisitionTaxOfOneHome(price, null).total + (isRefusal(fee) ? 0 : fee.result.fee_limit);
  };
  const most = largestThatHolds(
    { from: STEP, to: whole, step: STEP },
    (price) => price + costOf(price) <= whole,
  );
  if (most === undefined) return needs({ ko: "가진 돈과 빌릴 돈", en: "your savings and the loan" });
  return figured(scene, {
    values: {
      value: won("살 수 있는 집값", "dearest home", most),
      own: won("가진 돈", "savings", own),
      borrowed: won("빌릴 돈", "loan", borrowed),
      costs: won("취득세와 중개보수 상한", "tax and highest fee", costOf(most)),
    },
    says: [
      {
        ko: "{value}까지예요. {own}, {borrowed}에서 {costs}을 뺐어요.",
        en: "Up to {value}: {own} and {borrowed}, less {costs}.",
      },
      {
        ko: "1주택 세율로 본 값이고 등기 비용과 이사비는 넣지 않았어요. 대출 한도는 따로 확인하세요.",
        en: "At the rates of an only home, without registration and moving; the loan has limits of its own.",
      },
    ],
    rests_on: restingOn(scene, "cash", "loan_amount"),
  });
}
