import { clausesOf } from "../reading/clauses.ts";
import { nearestAmong } from "../reading/nearest-example.ts";
import type { Topic } from "../shapes/request.ts";
import examples from "./examples.json" with { type: "json" };
import { findIssues, ISSUES } from "./find-issues.ts";
import { isShop } from "./is-shop.ts";
import type { Issue } from "./issue.ts";

/** What decides a calculation is known whatever words asked for it: «오른 2500만원을 월세로 돌리면?». */
const DECIDED_BY: Partial<Readonly<Record<Topic, string>>> = {
  increase: "increase",
  conversion: "conversion",
  lease_dates: "implied_renewal",
  small_deposit: "small_deposit",
  broker_fee: "broker_fee",
};

const DECIDING: ReadonlySet<string> = new Set(Object.values(DECIDED_BY));

interface Asked {
  readonly subject: string;
  readonly topics: readonly Topic[];
}

/** The questions of the law that a request asks: those its words tell, or what its calculations rest on. */
export function issuesOf({ subject, topics }: Asked): readonly Issue[] {
  const ids = topics.flatMap((topic) => DECIDED_BY[topic] ?? []);
  // «보증금을 낮추면 월세가 얼마나 올라?» is a conversion, and no increase for all that goes up.
  const told = issuesToldIn(subject).filter(
    ({ id }) =>
      ids.length === 0 ||
      ids.includes(id) ||
      !(DECIDING.has(id) || (id === "rent_reduction" && ids.includes("conversion"))),
  );
  const deciding = ISSUES.filter(({ id }) => ids.includes(id) || id === riskOf(subject, topics));
  // «재계약하면서 5억 3천 달래요»: what is worked out is an increase, whatever else is told.
  const [main] = told;
  const isUntold =
    topics.includes("increase") && main?.id === "renewal_right" && !told.some(({ id }) => id === "increase");
  return (isUntold ? [...deciding, ...told] : told.length > 0 ? told : deciding).slice(0, MOST);
}
const MOST = 3;

/** What a text asks as a whole, and what else one of its parts asks by itself: «…확인하고 보증보험은 어떻게 들어요?». */
function issuesToldIn(subject: string): readonly Issue[] {
  const found = findIssues(subject);
  const whole = found.length > 0 ? found : likeKnown(subject);
  const parts = clausesOf(subject).filter(({ act }) => act === "asks");
  if (parts.length < 2 || isShop(subject) || whole.length === 0) return whole;
  const first = parts.flatMap(({ text }) => findIssues(text).slice(0, 1));
  const others = first.filter(
    ({ id }) =>
      !whole.some((each) => each.id === id || (isSituation(each) && each.covers?.includes(id) === true)),
  );
  return [...new Set([...whole, ...others])].slice(0, MOST);
}

const nearest = nearestAmong(examples);
const ALIKE = 0.45;

/** A question in words that no pattern has, and that is much like one that is known. */
function likeKnown(subject: string): readonly Issue[] {
  const found = nearest(subject);
  if (found === null || found.similarity < ALIKE) return [];
  return ISSUES.filter(
    ({ id }) => id === found.label && !(isShop(subject) && !id.startsWith("shop") && id !== "key_money"),
  );
}

/** What has happened to somebody takes up the words that tell of it. */
function isSituation({ isUrgent }: Issue): boolean {
  return isUrgent === true;
}

/** Before a lease is signed one looks at the landlord and the register; afterwards one keeps one's rank. */
function riskOf(subject: string, topics: readonly Topic[]): string | null {
  if (!topics.includes("deposit_risk")) return null;
  return /들어가도|계약해도|계약하려|계약하기|계약전|구하(?:는|고|려)|괜찮|before sign/iu.test(
    subject.replaceAll(/\s+/gu, ""),
  )
    ? "landlord_information"
    : "unsafe_home";
}
