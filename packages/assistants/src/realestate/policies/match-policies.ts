import type { Sentence } from "@maru/state";
import { sentence } from "../calculators/words.ts";
import type { Household, PolicyMatch } from "../ports.ts";
import type { Policy } from "./policy.ts";

interface Condition {
  readonly field: keyof Household;
  readonly says: Sentence;
  /** Null when the household has not said. */
  readonly isMet: boolean | null;
}

/** Programmes as people call them. */
const NAMES: readonly RegExp[] = [
  /버팀목/u,
  /디딤돌/u,
  /신생아/u,
  /보금자리/u,
  /특별\s?공급|특공/u,
  /청년\s?월세|월세\s?지원/u,
];

/** «디딤돌 조건 알려줘»: only the programmes that were named; all of them where none was, or none is among these. */
export function namedPolicies(
  policies: readonly Policy[],
  text: string,
): { readonly policies: readonly Policy[]; readonly isUnknown: boolean } {
  const said = NAMES.filter((name) => name.test(text));
  const named = policies.filter(({ id }) => said.some((name) => name.test(id)));
  return named.length > 0 ? { policies: named, isUnknown: false } : { policies, isUnknown: said.length > 0 };
}

/** Every policy with the conditions met and missed: those that fit first, then those that may. */
export function matchPolicies(policies: readonly Policy[], household: Household): readonly PolicyMatch[] {
  return policies
    .map((policy) => matchOf(policy, conditionsOf(policy, household)))
    .sort(
      (one, two) =>
        ORDER.indexOf(one.fits) - ORDER.indexOf(two.fits) || one.missed.length - two.missed.length,
    );
}

const ORDER: readonly PolicyMatch["fits"][] = ["yes", "unknown", "no"];

function matchOf(policy: Policy, conditions: readonly Condition[]): PolicyMatch {
  const saying = (isMet: boolean) =>
    conditions.filter((condition) => condition.isMet === isMet).map(({ says }) => says);
  const missed = saying(false);
  const unsettled = conditions.filter(({ isMet }) => isMet === null);
  const unknown = unsettled.map(({ field }) => field);
  return {
    id: policy.id,
    kind: policy.kind,
    benefit: policy.benefit,
    fits: missed.length > 0 ? "no" : unknown.length > 0 ? "unknown" : "yes",
    met: saying(true),
    missed,
    unsettled: unsettled.map(({ says }) => says),
    also: policy.also,
    unknown,
    source: policy.source,
  };
}

function conditionsOf(policy: Policy, household: Household): readonly Condition[] {
  const conditions: Condition[] = [];
  const { age, income_most, marriage_years_most, children_least } = policy;
  if (age !== null)
    conditions.push({
      field: "age",
      says: ageSentence(age.least, age.most),
      isMet: known(household.age, (years) => years >= (age.least ?? 0) && years <= (age.most ?? 200)),
    });
  if (income_most !== null)
    conditions.push({
      field: "income",
      says: sentence(
        ({ won }) => `연소득 ${won(income_most)} 이하`,
        ({ won }) => `yearly income of at most ${won(income_most)}`,
      ),
      isMet: known(household.income, (income) => income <= income_most),
    });
  if (policy.must_not_own)
    conditions.push({
      field: "owns_home",
      says: { ko: "무주택", en: "owns no home" },
      isMet: known(household.owns_home, (owns) => !owns),
    });
  if (marriage_years_most !== null)
    conditions.push({
      field: "marriage_years",
      says: {
        ko: `혼인 ${marriage_years_most}년 이내`,
        en: `married for at most ${marriage_years_most} years`,
      },
      isMet:
        household.is_single === true
          ? false
          : known(household.marriage_years, (years) => years <= marriage_years_most),
    });
  if (children_least !== null)
    conditions.push({
      field: "children",
      says: { ko: `자녀 ${children_least}명 이상`, en: `at least ${children_least} children` },
      isMet: known(household.children, (children) => children >= children_least),
    });
  return conditions;
}

function known<Value>(value: Value | null, test: (value: Value) => boolean): boolean | null {
  return value === null ? null : test(value);
}

function ageSentence(least: number | null, most: number | null): Sentence {
  if (most === null) return { ko: `만 ${least}세 이상`, en: `${least} or older` };
  if (least === null) return { ko: `만 ${most}세 이하`, en: `${most} or younger` };
  return { ko: `만 ${least}~${most}세`, en: `aged ${least} to ${most}` };
}
