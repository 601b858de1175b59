import type { Facts } from "../shapes/request.ts";
import { typeNamedLast } from "./homes/types-said.ts";
import type { Said } from "./read-amounts.ts";

type Deal = Facts["deals"][number];

const NOTHING: Deal = { price: null, deposit: null, rent: null, property_type: null };
const MOST_DEALS = 4;

/**
 * «매매 7억이랑 천에 30짜리 월세»: the deals that are spoken of, each with its own amounts. An amount that the deal has
 * already, or that belongs to no such deal, begins the next one. A single deal is none to tell apart.
 */
export function readDeals(said: readonly Said[]): Facts["deals"] {
  const deals: Deal[] = [];
  let current: Deal | null = null;
  for (const each of said) {
    const role = roleIn(each, current);
    if (role === null) continue;
    const isOther: boolean =
      current === null ||
      current[role] !== null ||
      (role === "price" ? current.deposit !== null || current.rent !== null : current.price !== null);
    if (isOther && current !== null) deals.push(current);
    const kept: Deal = isOther || current === null ? NOTHING : current;
    current = {
      ...kept,
      [role]: Math.round(each.low),
      property_type: kept.property_type ?? typeNamedLast(each.before) ?? typeNamedLast(each.after),
    };
  }
  const all: readonly Deal[] = current === null ? deals : [...deals, current];
  return all.length < 2 || all.length > MOST_DEALS ? [] : [...all];
}

/** What nobody named is of the kind that was spoken of before it, or a price. */
function roleIn({ role, money, after }: Said, current: Deal | null): "price" | "deposit" | "rent" | null {
  if (money.kind !== "exact") return null;
  if (role === "price" || role === "deposit" || role === "rent") return role;
  if (role !== undefined) return null;
  if (/^(?:원)?(?:에|짜리|의)?(?:매매|집을?사|매수)/u.test(after)) return "price";
  return current === null || current.price !== null ? "price" : "deposit";
}
