import { roughCost } from "../experts/rough-cost.ts";
import type { Trip } from "../experts/trip.ts";
import type { Supposed } from "../reading/reading.ts";
import { SUPPOSING } from "../texts/supposing.ts";
import { WORDS } from "../texts/words.ts";

/** What the trip would cost otherwise, beside what it costs by the same reckoning now. The plan stays as it is. */
export function suppose(trip: Trip, { num_people, children, duration, departure_date }: Supposed): string {
  const { language, destination, origin } = trip;
  const people = num_people ?? trip.people;
  const now = {
    nights: trip.nights,
    people: trip.people,
    children: trip.children,
    departure_date: trip.departure_date,
    origin,
  };
  const then = {
    nights: duration ?? trip.nights,
    people,
    children: Math.min(children ?? trip.children, people - 1),
    departure_date: departure_date ?? trip.departure_date,
    origin,
  };
  const texts = SUPPOSING[language];
  const words = WORDS[language];
  const line = (label: string, each: typeof now) => {
    const named = [words.date(each.departure_date), words.nights(each.nights), words.people(each.people)];
    return texts.line(`${label} (${named.join(" · ")})`, roughCost(destination, each), each.people);
  };
  const changes = [
    ...(then.people === now.people ? [] : [words.people(then.people)]),
    ...(then.nights === now.nights ? [] : [words.nights(then.nights)]),
    ...(then.departure_date === now.departure_date ? [] : [words.date(then.departure_date)]),
  ];
  const perPerson = trip.basis === "per_person" ? trip.budget : Math.floor(trip.budget / people);
  const costs = roughCost(destination, then);
  const affordable = (["premium", "standard", "budget"] as const).find((grade) => costs[grade] <= perPerson);
  // What is left of a budget without flights is no measure for costs that hold them.
  const isMeasured = changes.length > 0 && !trip.excludes_flights;
  return [
    texts.title,
    line(texts.now, now),
    ...(changes.length === 0 ? [] : [line(texts.changed, then)]),
    ...(isMeasured ? [texts.within(perPerson, affordable ?? null)] : []),
    texts.stays(changes.join(", ")),
  ].join("\n");
}
