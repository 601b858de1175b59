import type { Shown, Thing } from "@maru/dialogue";
import type { TravelState } from "../state.ts";
import { WORDS } from "../texts/words.ts";

/** What a traveller can point at: plans, flights, stays, days, and what is done in them. */
export function shownTrip(state: TravelState): Shown {
  const plans = state.final_plans.map(
    ({ letter, name }, index): Thing => ({
      kind: "plan",
      id: letter,
      label: { ko: WORDS.ko.plan(letter), en: WORDS.en.plan(letter) },
      names: [name],
      position: index + 1,
    }),
  );
  const flights = state.flight_options.map(
    ({ type, airline }, index): Thing => ({
      kind: "option",
      id: `flight.${type}`,
      label: { ko: airline, en: airline },
      position: index + 1,
    }),
  );
  const stays = state.hotel_options.map(
    ({ type, name }, index): Thing => ({
      kind: "option",
      id: `stay.${type}`,
      label: { ko: name, en: name },
      position: index + 1,
    }),
  );
  const days = Object.values(state.itinerary).flatMap(({ activities }, day) => [
    {
      kind: "item",
      id: `day.${day + 1}`,
      label: { ko: `${day + 1}일차`, en: `day ${day + 1}` },
    } satisfies Thing,
    ...activities.map(
      ({ activity }, index): Thing => ({
        kind: "item",
        id: `${day + 1}.${index + 1}`,
        label: { ko: activity, en: activity },
        of: `day.${day + 1}`,
      }),
    ),
  ]);
  return [...plans, ...flights, ...stays, ...days];
}
