import type { Role, Said } from "./read-amounts.ts";

type Kind = "deposit" | "rent";

/** What a lease was, what it shall be, and by how much it shall rise. */
interface Change {
  readonly was: Partial<Record<Kind, number>>;
  readonly becomes: Partial<Record<Kind, number>>;
}

/** «10억으로», «85로», «110까지» */
const BECOMES =
  /^(?:원|만원)?(?:으로|로|까지|정도로)(?!\d+년|살|사는|장사|영업|운영|쓰[고는]|지내|들어|임차|빌려)/u;
/** «3억을», «100인데», «5억 전세를»: what is left behind */
const WAS =
  /^(?:원|만원)?(?:짜리)?(?:전세|보증금|월세)?(?:집)?(?:에서|을|를|이었는데|였는데|인데|이던|에서요|내는데|내고|에살|에사는)/u;
/** «3천 올려달래», «5만원 더», «10만원이나 인상»: a step, not the new amount */
const RISES =
  /^(?:원|만원)?(?:을|를|이나|나|씩|정도|쯤|만|가량)?(?:더|올려|올리|올린|올릴|인상|증액|추가|높여|높이)/u;
/** Rents beyond this are deposits that nobody named. */
const HIGHEST_RENT = 10_000_000;

/**
 * The amounts of a lease before and after, as people tell them in one breath. Which amounts it used is said, so that the
 * others are read as what they are. Without a talk of change only «A를 B로» counts.
 */
export function leaseChange(
  said: readonly Said[],
  isChange: boolean,
): { readonly amounts: Partial<Record<Role, number>>; readonly used: ReadonlySet<Said> } {
  const lease = said.filter(({ role }) => role === undefined || role === "deposit" || role === "rent");
  if (!isChange && !isSwitch(lease)) return { amounts: {}, used: new Set() };
  const was: Partial<Record<Kind, number>> = {};
  const becomes: Partial<Record<Kind, number>> = {};
  let last: Kind | null = null;
  for (const each of lease) {
    const kind: Kind = kindOf(each, last, was);
    last = kind;
    const known = was[kind];
    // «3에 50인데 50을 55로»: what was told already is only said again.
    if (known === each.low && becomes[kind] === undefined && WAS.test(each.after)) continue;
    // «월세를 5만원 올려달래» says by how much, and not what it is now.
    if (RISES.test(each.after) && known === undefined) continue;
    if (each.money.kind === "range") {
      was[kind] ??= each.low;
      becomes[kind] ??= each.high;
    } else if (RISES.test(each.after) && known !== undefined)
      // «2억 9,400까지 올려달래»: more than there is now is what it shall be, and no step.
      becomes[kind] ??= each.low > known ? each.low : known + each.low;
    // «3억 중 8천을 월세로»: a part of what was.
    else if (known !== undefined && /(?:중|중에|중에서|가운데)$/u.test(each.before) && each.low < known)
      becomes[kind] ??= known - each.low;
    else if (known !== undefined || isNewBeside(each, was)) becomes[kind] ??= each.low;
    else was[kind] = each.low;
  }
  return { amounts: amountsOf({ was, becomes }), used: new Set(lease) };
}

/** «3억을 10억으로» says a change whatever else is said. */
function isSwitch(lease: readonly Said[]): boolean {
  return lease.some((each, index) => BECOMES.test(each.after) && WAS.test(lease[index - 1]?.after ?? ""));
}

/** «보증금 1억을 월세 50으로»: the rent is new although there was none. */
function isNewBeside(each: Said, was: Change["was"]): boolean {
  return (BECOMES.test(each.after) || DEMANDED.test(each.after)) && Object.keys(was).length > 0;
}
/** «월세 50 내래요»: what is asked for. */
const DEMANDED =
  /^(?:원|만원)?(?:을|를|씩)?(?:내라|내래|내자|내달|달라|달래|받겠|받으려|요구|부르|부른|부름|불렀)/u;

/** What nobody named is what was spoken of last, unless it is far too large or too small for that. */
function kindOf({ role, low }: Said, last: Kind | null, was: Change["was"]): Kind {
  if (role === "deposit" || role === "rent") return role;
  if (last === "deposit" && was.deposit !== undefined && low * 20 <= was.deposit && low < 3_000_000)
    return "rent";
  // A shop may pay ten million a month, and is then asked for twelve.
  const isLikeRent = was.rent !== undefined && low <= was.rent * 3;
  if (last !== null) return last === "rent" && low > HIGHEST_RENT && !isLikeRent ? "deposit" : last;
  return low < 3_000_000 ? "rent" : "deposit";
}

function amountsOf({ was, becomes }: Change): Partial<Record<Role, number>> {
  const { deposit, rent } = was;
  const isChanged = becomes.deposit !== undefined || becomes.rent !== undefined;
  return {
    ...(deposit === undefined ? {} : { deposit: Math.round(deposit) }),
    ...(rent === undefined ? {} : { rent: Math.round(rent) }),
    ...(isChanged && deposit !== undefined ? { previous_deposit: Math.round(deposit) } : {}),
    ...(isChanged && rent !== undefined ? { previous_rent: Math.round(rent) } : {}),
    ...(becomes.deposit === undefined ? {} : { new_deposit: Math.round(becomes.deposit) }),
    ...(becomes.rent === undefined ? {} : { new_rent: Math.round(becomes.rent) }),
  };
}
