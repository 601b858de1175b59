import type { Facts, Request, Topic } from "../shapes/request.ts";

type Amount = "deposit" | "rent" | "price" | "maximum_price";
const AMOUNTS: readonly Amount[] = ["deposit", "rent", "price", "maximum_price"];

/** «보증금 2억 남기면», «1억만 두고»: what is left of a deposit that becomes rent. */
const KEEPS = /남기|남겨|남긴|두고|걸고|유지|줄이|줄여|낮추|낮춰|내리|내려/u;
/** «2억 8천 달래요», «45 부름»: what somebody wants. */
const DEMANDED = /달라|달래|내라|내래|부르|부른|부름|불렀|요구|올려|올리|받겠|받으려|이래|이라네|한대|하재/u;
/** «지금 보증금은 3억이에요»: what is paid now, and not what is wanted. */
const PRESENT = /지금|현재|원래|기존|사는데|살고|내고\s?있/u;
const NAMED: Readonly<Record<Amount, RegExp>> = {
  deposit: /전세|보증금|deposit|jeonse/iu,
  rent: /월세|차임|rent|매달|월\s?\d/iu,
  price: /매매|집값|시세|매매가|price|sale|buy/iu,
  maximum_price: /이하|까지|이내|미만|예산|under|up to/iu,
};

/**
 * «그럼 3억7500이면요?» after a demand was worked out: a figure without a name stands where the figure of the last
 * question stood: what is demanded, what is left of a deposit, or the sum that was asked about.
 */
export function inPlaceOfLast(
  facts: Partial<Facts>,
  text: string,
  previous: Request | null,
  asks: readonly Topic[] = [],
): Partial<Facts> {
  const said = AMOUNTS.filter((name) => facts[name] !== undefined);
  const hasOwnChange = facts.new_deposit !== undefined || facts.new_rent !== undefined;
  if (previous === null || said.length === 0 || hasOwnChange || PRESENT.test(text)) return facts;
  const { facts: known } = previous;
  // After values alone it is what is asked now that says what a figure is for.
  const topics = previous.topics.length === 0 ? asks : previous.topics;
  if (topics.includes("increase") || topics.includes("conversion"))
    return inChange(facts, text, { topics, facts: known });
  const [only] = said;
  if (said.length > 1 || only === undefined || NAMED[only].test(text)) return facts;
  const [place, ...others] = AMOUNTS.filter((name) => known[name] !== null);
  if (place === undefined || others.length > 0 || place === only) return facts;
  const { [only]: amount, ...rest } = facts;
  return { ...rest, [place]: amount };
}

function inChange(
  facts: Partial<Facts>,
  text: string,
  { topics, facts: known }: { readonly topics: readonly Topic[]; readonly facts: Facts },
): Partial<Facts> {
  const { deposit, rent, ...rest } = facts;
  const wasDeposit = known.previous_deposit ?? known.deposit;
  const wasRent = known.previous_rent ?? known.rent;
  const isDemand = topics.includes("increase")
    ? DEMANDED.test(text) || known.new_deposit !== null || known.new_rent !== null
    : KEEPS.test(text) || known.new_deposit !== null || rent !== undefined;
  if (!isDemand || (wasDeposit === null && wasRent === null)) return facts;
  return {
    ...rest,
    ...(deposit === undefined ? {} : { new_deposit: deposit }),
    ...(rent === undefined ? {} : { new_rent: rent }),
    ...(wasDeposit === null ? {} : { previous_deposit: wasDeposit, deposit: wasDeposit }),
    ...(wasRent === null ? {} : { previous_rent: wasRent, rent: wasRent }),
  };
}
