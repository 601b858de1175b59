import type { Facts } from "../shapes/request.ts";
import { loanFactsReplaced } from "./follow-loan.ts";

/** What was known stays known, except what the new words replace: another price range, another way to live. */
export function laidUnder(facts: Partial<Facts>, previous: Facts): Partial<Facts> {
  const isPriced = facts.maximum_price !== undefined || facts.minimum_price !== undefined;
  return {
    ...previous,
    ...(isPriced ? { maximum_price: null, minimum_price: null } : {}),
    ...(isOtherKind(facts, previous) ? amountsOfOtherKind(facts, previous) : {}),
    ...loanFactsReplaced(facts),
    ...(facts.marriage_years === undefined ? {} : { is_single: null }),
    ...(facts.is_single === undefined ? {} : { marriage_years: null }),
    ...(facts.new_deposit === undefined && facts.new_rent === undefined
      ? {}
      : { new_deposit: null, new_rent: null, increase_rate: null }),
    ...(facts.increase_rate === undefined ? {} : { new_deposit: null, new_rent: null }),
  };
}

const NO_AMOUNTS: Partial<Facts> = {
  deposit: null,
  previous_deposit: null,
  new_deposit: null,
  rent: null,
  previous_rent: null,
  new_rent: null,
  price: null,
};

/** «그럼 월세면?», «월세 80이면?» after a jeonse was worked out: its deposit is not that of the other. */
function isOtherKind(facts: Partial<Facts>, previous: Facts): boolean {
  return (
    facts.kind !== undefined &&
    previous.kind !== null &&
    facts.kind !== previous.kind &&
    facts.deposit === undefined &&
    facts.price === undefined &&
    (facts.rent === undefined || previous.rent === null)
  );
}

/** «전세 5억 복비는?», «매매면?»: one sum for the whole home stays what it was, whichever way it is had. */
function amountsOfOtherKind({ kind }: Partial<Facts>, { deposit, rent, price }: Facts): Partial<Facts> {
  const whole = rent === null ? (price ?? deposit) : null;
  return {
    ...NO_AMOUNTS,
    ...(kind === "sale" ? { price: whole } : kind === "jeonse" ? { deposit: whole } : {}),
  };
}

/** What is let go of is known no longer. */
export function withoutFacts(names: readonly (keyof Facts)[], facts: Partial<Facts>): Partial<Facts> {
  return { ...facts, ...Object.fromEntries(names.map((name) => [name, name === "regions" ? [] : null])) };
}
