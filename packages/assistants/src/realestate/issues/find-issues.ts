import { AFTER_LEAVING_ISSUES } from "./after-leaving-issues.ts";
import { BROKER_ISSUES } from "./broker-issues.ts";
import { CONTRACT_ISSUES } from "./contract-issues.ts";
import { DEPOSIT_ISSUES } from "./deposit-issues.ts";
import { isShop } from "./is-shop.ts";
import { HOUSING, type Issue } from "./issue.ts";
import { LANDLORD_ISSUES } from "./landlord-issues.ts";
import { LIVING_ISSUES } from "./living-issues.ts";
import { NOTICE_ISSUES } from "./notice-issues.ts";
import { OTHER_PREMISES_ISSUES } from "./other-premises-issues.ts";
import { OUTSIDE_ISSUES } from "./outside-issues.ts";
import { PROCEDURE_ISSUES } from "./procedure-issues.ts";
import { PROTECTION_ISSUES } from "./protection-issues.ts";
import { RENEWAL_ISSUES } from "./renewal-issues.ts";
import { RENT_ISSUES } from "./rent-issues.ts";
import { SAFETY_ISSUES } from "./safety-issues.ts";
import { SHOP_ISSUES } from "./shop-issues.ts";
import { SHOP_TROUBLE_ISSUES } from "./shop-trouble-issues.ts";
import { issuesBySigns } from "./signs.ts";
import { STAYING_ISSUES } from "./staying-issues.ts";
import { TERM_ISSUES } from "./term-issues.ts";
import { TROUBLE_ISSUES } from "./trouble-issues.ts";

export const ISSUES: readonly Issue[] = [
  ...OTHER_PREMISES_ISSUES,
  ...SHOP_TROUBLE_ISSUES,
  ...SHOP_ISSUES,
  ...RENT_ISSUES,
  ...NOTICE_ISSUES,
  ...TERM_ISSUES,
  ...RENEWAL_ISSUES,
  ...LANDLORD_ISSUES,
  ...TROUBLE_ISSUES,
  ...AFTER_LEAVING_ISSUES,
  ...DEPOSIT_ISSUES,
  ...PROTECTION_ISSUES,
  ...PROCEDURE_ISSUES,
  ...STAYING_ISSUES,
  ...LIVING_ISSUES,
  ...CONTRACT_ISSUES,
  ...SAFETY_ISSUES,
  ...BROKER_ISSUES,
  ...OUTSIDE_ISSUES,
];

/** What people come with, most pressing first: losing the deposit counts more than a word that occurs beside it. */
const FIRST = [
  "neither_act",
  "fraud",
  "unregistered",
  "lease_behind_mortgage",
  "auction",
  "landlord_insolvent",
  "late_interest",
  "rent_after_leaving",
  "guarantee_claim",
  "deposit_return",
  "landlord_gone",
  "shop_deposit_return",
  "shop_eviction",
  "lockout",
  "late_refusal",
  "renewed_eviction",
  "owner_occupancy",
  "arrears",
  "repair",
];

/** The questions a text asks, at most two; of a shop three. */
export function findIssues(text: string): readonly Issue[] {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const isOfShop = isShop(squeezed);
  // Another act holds for shops: what rests on that of homes is wrong there.
  const fits = (issue: Issue) => !(isOfShop && restsOnHomes(issue));
  const said = ISSUES.filter(
    (issue) => fits(issue) && issue.pattern.test(squeezed) && issue.unless?.test(squeezed) !== true,
  );
  const pointed =
    squeezed.length > LONGEST_READ_BY_SIGNS
      ? []
      : issuesBySigns(
          squeezed,
          said.map(({ id }) => id),
        );
  const finer = ISSUES.filter((issue) => fits(issue) && pointed.includes(issue.id));
  const found = [...finer, ...said];
  // What holds for every shop says little beside what was asked of this one.
  const asked = found.filter(({ id }) => id !== "shop_lease" || found.length === 1);
  const rank = ({ id }: Issue) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  const ranked = [...asked].sort((one, two) => rank(one) - rank(two));
  return ranked
    .filter(({ id }, index) => !ranked.some(({ covers }, other) => other !== index && covers?.includes(id)))
    .slice(0, isOfShop ? MOST_OF_SHOP : MOST);
}

/** In a long story words stand together that have nothing to do with each other. */
const LONGEST_READ_BY_SIGNS = 90;

/** Who is sent away from a shop loses rent, place and key money at once, and asks for all of them. */
const MOST_OF_SHOP = 3;
const MOST = 2;

function restsOnHomes({ articles }: Issue): boolean {
  return articles[0]?.[0].startsWith(HOUSING) ?? false;
}

const SPEAKS_AS_LANDLORD =
  /(?:저는|제가|나는|내가)?(?:임대인|집주인|건물주)(?:인데|입니다|이에요|예요|이고|으로서|입장)|세입자(?:가|를|한테|에게|랑|보고|내보)|임차인(?:이|을)(?!되|려)|(?:세를?|월세를?|전세를?)(?:놓|주고있|준집|내줬|받고있)|my tenant/iu;

/** Who asks: most are tenants, yet some have one. */
export function asksAsLandlord(text: string): boolean {
  return SPEAKS_AS_LANDLORD.test(text.replaceAll(/\s+/gu, "")) && !/집주인이|임대인이|주인이/u.test(text);
}
