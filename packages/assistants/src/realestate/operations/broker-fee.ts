import { type CheckedCall, defineOperation, ref, text } from "@maru/dialogue";
import { dateInSeoul } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { brokerFee as feeOf } from "../calculators/broker-fee.ts";
import { amountOf, caseValue, isShop, type RealEstateScene, restingOn } from "./case-values.ts";
import { needs, percent, toldOf, won } from "./told.ts";

export const brokerFeeOperation = defineOperation({
  name: "broker_fee",
  kind: "ask",
  effect: "computes",
  label: { ko: "중개보수 상한 보기", en: "see the highest broker's fee" },
  does: {
    ko: "중개보수 상한을 계산하고 요구한 금액과 견줘요.",
    en: "ceiling of the fee against what was asked",
  },
  arguments: {
    question: text({ ko: "질문", en: "the question" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    cap: { kind: "money", label: { ko: "중개보수 상한", en: "highest fee" } },
    rate: { kind: "percent", label: { ko: "상한요율", en: "highest rate" } },
    vat: { kind: "money", label: { ko: "부가세를 더한 상한", en: "with value-added tax" } },
    excess: { kind: "money", label: { ko: "상한을 넘는 금액", en: "over the ceiling" } },
  },
});

const VAT_PERCENT = 10;

/** The deal is a sale where a price is known, else a lease. */
export function broker_fee(_call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const [price, deposit, rent] = ["price", "deposit", "rent"].map((slot) => amountOf(scene, slot));
  const isSale =
    caseValue(scene, "transaction") === "sale" || (deposit == null && rent == null && price != null);
  const amount = isSale ? price : deposit;
  if (amount == null && rent == null) return needs({ ko: "매매가나 보증금", en: "the price or the deposit" });
  const asked = amountOf(scene, "broker_fee_asked");
  const calculated = feeOf({
    kind: isSale ? "sale" : "lease",
    amount: amount ?? 0,
    monthly_rent: rent ?? 0,
    is_officetel: caseValue(scene, "property_type") === "officetel",
    is_shop: isShop(scene),
    on: dateInSeoul(scene.now),
  });
  const t = scene.result;
  return toldOf(calculated, ({ fee_limit, rate_percent }) => {
    const excess = asked === null ? null : asked - fee_limit;
    return {
      values: {
        cap: won("중개보수 상한", "highest fee", fee_limit),
        rate: percent("상한요율", "highest rate", rate_percent),
        vat: won(
          "부가세를 더한 상한",
          "highest fee with tax",
          Math.round(fee_limit * (1 + VAT_PERCENT / 100)),
        ),
        ...(excess === null || excess <= 0
          ? {}
          : { excess: won("상한을 넘는 금액", "over the ceiling", excess) }),
      },
      says: (_, language) =>
        ({
          ko: [
            `중개보수 상한은 {{${t}.cap}}이에요.`,
            `부가세를 더한 상한은 {{${t}.vat}}이에요.`,
            ...(excess !== null && excess > 0
              ? [`달라는 금액이 상한을 넘어요. 상한을 넘는 금액은 {{${t}.excess}}이에요.`]
              : []),
          ],
          en: [
            `The highest fee is {{${t}.cap}}.`,
            `The highest fee with tax is {{${t}.vat}}.`,
            ...(excess !== null && excess > 0
              ? [`What was asked is over the ceiling by {{${t}.excess}}.`]
              : []),
          ],
        })[language],
      rests_on: restingOn(
        scene,
        "price",
        "deposit",
        "rent",
        "transaction",
        "property_type",
        "broker_fee_asked",
      ),
      language: scene.language,
    };
  });
}
