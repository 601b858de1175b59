import { findIssues } from "../issues/find-issues.ts";
import type { Facts, Topic } from "../shapes/request.ts";
import { narrowsSearch } from "./homes/conditions.ts";

/** Some things are meant only where something can be looked at. */
export function refine(said: readonly Topic[], facts: Partial<Facts>): readonly Topic[] {
  // «집값 12억, 전세 8억, 근저당 3억이면?»: sums that are only put together to see whether it is safe.
  const hasRisk =
    facts.deposit !== undefined && (facts.senior_debt !== undefined || facts.price !== undefined);
  if (said.length === 0 && hasRisk) return ["deposit_risk"];
  // «덕양구 보증금 1억 4천, 근저당 2021년 3월»: so much is only told for what comes first.
  if (said.length === 0 && facts.deposit !== undefined && facts.mortgage_on !== undefined)
    return ["small_deposit"];
  // «집값 3억 전세 2억8천인데 보증보험 돼?»: what both come to decides it, too.
  if (said[0] === "law" && facts.deposit !== undefined && facts.price !== undefined)
    return [...said, "deposit_risk"];
  const isBarePlace =
    said.length === 0 &&
    (facts.regions !== undefined || facts.property_type !== undefined) &&
    (facts.kind !== undefined || facts.maximum_price !== undefined || facts.property_type !== undefined);
  if (said.length === 0 && facts.station !== undefined) return ["listings"];
  // «다라은행 거 한도 얼마야»: of a bank nothing else is known here than its loans.
  if (said.length === 0 && (facts.bank !== undefined || facts.products !== undefined))
    return ["loan_products"];
  // LTV and DSR are rules of loans to buy; what a jeonse loan gives is up to the product.
  const isJeonseLoan = facts.price === undefined && (facts.loan_type === "jeonse" || facts.kind === "jeonse");
  if (said.includes("loan_limit") && isJeonseLoan)
    return [...new Set(said.map((topic) => (topic === "loan_limit" ? "loan_products" : topic)))];
  // «자녀 셋 무주택 연소득 7천 결혼 10년차»: who says only this wants to know what there is for him.
  const person = ["age", "income", "homes_owned", "marriage_years", "children"] as const;
  if (said.length === 0 && person.filter((name) => facts[name] !== undefined).length >= 2)
    return facts.price === undefined ? ["policy"] : ["loan_limit"];
  if (!isBarePlace) return said;
  // «강남구 아파트 전세»: the going rate; «마포 5억 이하 아파트»: what is on offer.
  if (narrowsSearch(facts)) return ["listings"];
  return facts.kind === "jeonse" || facts.kind === "rent" ? ["market"] : ["market", "listings"];
}

/** What has happened already, and no longer is a risk to be weighed. */
const HAPPENED = [
  "fraud",
  "auction",
  "landlord_insolvent",
  "landlord_gone",
  "deposit_return",
  "landlord_died",
];

/**
 * «경매로 넘어갔대요, 한 푼도 못 받을까 봐…»: who is in trouble wants to know what can be done. What the risk comes to is
 * worked out as well where the value of the home or what stands before the deposit was said.
 */
export function inTrouble(topics: readonly Topic[], facts: Partial<Facts>, text: string): readonly Topic[] {
  if (!topics.includes("deposit_risk")) return topics;
  const urgent = findIssues(text).filter(({ isUrgent }) => isUrgent === true);
  const hasHappened = urgent.some(({ id }) => HAPPENED.includes(id));
  const isValued = facts.price !== undefined || facts.senior_debt !== undefined;
  const canBeLookedUp = facts.deposit !== undefined && facts.regions !== undefined && !hasHappened;
  const others = topics.filter((topic) => topic !== "deposit_risk" && topic !== "law");
  if (isValued || canBeLookedUp) return hasHappened ? ["law", "deposit_risk", ...others] : topics;
  // Where it is only feared, the figures are asked for beside what the law does for a deposit.
  return urgent.some(({ id }) => id !== "unsafe_home") ? ["law", ...others] : topics;
}
