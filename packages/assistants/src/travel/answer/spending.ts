import type { Destination } from "../data/destination.ts";
import type { TravelState } from "../state.ts";
import { ABOUT } from "../texts/about.ts";
import type { Language } from "../texts/language.ts";
import { placeName } from "../texts/naming.ts";
import { WORDS } from "../texts/words.ts";

/** What is paid on the spot in the plan that is looked at, in won and in the money of the country; null without a plan. */
export function localSpending(
  { currency, krw_per_unit }: Destination,
  state: TravelState,
  language: Language,
): string | null {
  const letter = state.chosen_plan ?? state.recommendation?.letter;
  const plan = state.final_plans.find((each) => each.letter === letter);
  if (plan === undefined || state.num_people === null) return null;
  const { food, transport, attractions, shopping } = plan.breakdown;
  const spent = food + transport + attractions + shopping;
  const local = roundly(spent / krw_per_unit).toLocaleString("en-US");
  const { amount, people } = WORDS[language];
  return ABOUT[language].spending(
    plan.letter,
    people(state.num_people),
    amount(spent),
    `${local} ${currency}`,
  );
}

/** To two digits: an estimate need not look exact. */
function roundly(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  return Math.ceil(amount / step) * step;
}

/** How many of the places that are planned, else of those we know, are good with children. */
export function suitsChildren(destination: Destination, state: TravelState, language: Language): string {
  const planned = new Set(
    Object.values(state.itinerary).flatMap(({ activities }) =>
      activities.flatMap(({ place_id }) => place_id ?? []),
    ),
  );
  const places = destination.places.filter(({ id }) => planned.size === 0 || planned.has(id));
  const others = places.filter(({ with_children }) => !with_children);
  return ABOUT[language].withChildren(
    planned.size > 0,
    places.length,
    places.length - others.length,
    planned.size === 0 ? [] : others.map(({ ko }) => placeName(ko, destination, language)),
  );
}
