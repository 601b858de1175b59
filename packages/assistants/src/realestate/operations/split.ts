import {
  type CheckedCall,
  choice,
  choices,
  defineOperation,
  mention,
  ref,
  sayWon,
  text,
} from "@maru/dialogue";
import type { Outcome } from "@maru/runtime";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { splitBy } from "../calculators/settlement.ts";
import { amountOf, type RealEstateScene, restingOn } from "./case-values.ts";
import { figuresIn, sumsFor } from "./said-amounts.ts";
import { figured, line, needs, won } from "./told.ts";

export const splitOperation = defineOperation({
  name: "split",
  kind: "ask",
  effect: "computes",
  label: { ko: "나눠 보기", en: "share out" },
  does: {
    ko: "금액을 사람 수나 몫의 비율로 나눠요.",
    en: "a sum by the number of people or by their shares",
  },
  phrases: [{ ko: "{amount|을/를} 나누기", en: "Share out {amount}" }],
  arguments: {
    amount: mention({ ko: "금액", en: "amount" }, { kinds: ["money"] }),
    of: choice(
      { ko: "무엇을", en: "what" },
      choices({
        deposit: ["보증금", "the deposit"],
        rent: ["월세", "the rent"],
        price: ["집값", "the price"],
      }),
    ),
    shares: text({ ko: "몫", en: "shares" }),
    count: mention({ ko: "몇 명", en: "how many" }, { kinds: ["people", "count", "number"] }),
    what: text({ ko: "내용", en: "what" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: { first: { kind: "money", label: { ko: "첫째 몫", en: "first share" } } },
  examples: [{ for: "realestate", say: "보증금 3천을 5:3:2로 나누면", args: { shares: "5:3:2" } }],
});

const MOST_PEOPLE = 20;

/** `split`: to the last won, so that the parts are the sum again. */
export function split(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const of = choiceFor(call, "of") ?? "deposit";
  const amount = sumsFor(call)[0] ?? amountOf(scene, of);
  const shares = sharesOf(call, scene);
  if (amount === null || shares.length < 2 || shares.some((each) => each <= 0))
    return needs(
      ...(amount === null ? [{ ko: "나눌 금액", en: "the sum" }] : []),
      ...(amount === null
        ? []
        : [{ ko: "몇 명인지, 또는 5:3:2 같은 몫", en: "how many people, or shares like 5:3:2" }]),
    );
  const parts = splitBy(amount, shares);
  const keys = [...KEYS.slice(0, parts.length), ...(parts.length > KEYS.length ? ["rest"] : [])];
  const told = keys.map((key) => `{${key}}`).join(", ");
  return figured(scene, {
    values: {
      ...Object.fromEntries(
        KEYS.slice(0, parts.length).map((key, index) => [
          key,
          won(`${index + 1}번째 몫`, `share ${index + 1}`, parts[index] ?? 0),
        ]),
      ),
      ...(parts.length <= KEYS.length
        ? {}
        : {
            rest: line("", "", {
              ko: parts
                .slice(KEYS.length)
                .map((part) => sayWon(part, "ko"))
                .join(", "),
              en: parts
                .slice(KEYS.length)
                .map((part) => sayWon(part, "en"))
                .join(", "),
            }),
          }),
      whole: won("나눈 금액", "sum shared out", amount),
    },
    says: [
      {
        ko: `${told}이에요({whole}, ${shares.join(":")}).`,
        en: `${told} ({whole}, ${shares.join(":")}).`,
      },
    ],
    rests_on: sumsFor(call).length > 0 ? [] : restingOn(scene, of),
  });
}

const KEYS = ["first", "second", "third", "fourth", "fifth"];

function sharesOf(call: CheckedCall, scene: RealEstateScene): readonly number[] {
  const said = figuresIn(wordsFor(call, "shares") ?? RATIO.exec(wordsFor(call, "what") ?? "")?.[0] ?? "");
  if (said.length > 1) return said.slice(0, MOST_PEOPLE);
  const [given] = call.arguments["count"] ?? [];
  const people = given?.type === "mention" ? figuresIn(given.mention.words)[0] : undefined;
  const count = people ?? amountOf(scene, "party_count") ?? 0;
  return Array.from({ length: Math.min(Math.floor(count), MOST_PEOPLE) }, () => 1);
}
const RATIO = /\d{1,4}(?:\s?:\s?\d{1,4}){1,11}/u;
