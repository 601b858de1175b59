import type { Destination } from "../data/destination.ts";
import type { Problem } from "../said.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { placeOfKind } from "./place-of-kind.ts";
import { type Facts, NOTHING, type Reading } from "./reading.ts";

/** «유후인 당일치기 가능해?»: asked besides a trip that is planned and stays. Null when another trip is meant. */
export function besidesOf(text: string, problems: readonly Problem[], state: TravelState): string | null {
  const [place] = problems;
  const isUnknown = place?.problem === "not_served" || place?.problem === "unknown_city";
  if (!state.plans_generated || place === undefined || !isUnknown) return null;
  const isAsked = /\?|당일|가능|수 ?있|들[러를르]|다녀|도 ?(?:가|넣|추가|보)/u.test(text);
  return isAsked && !/바꿔|바꿀|바꾸|말고|대신|변경/u.test(text) ? place.said : null;
}

/** «초밥집 넣어줘», where nothing else is new: a place of that kind, if the city has one. */
export function readKind(
  text: string,
  facts: Facts,
  state: TravelState,
  destination: Destination | undefined,
  language: Language,
): Reading | null {
  const { travel_style } = facts;
  const isNew = travel_style?.some((style) => !state.travel_style.includes(style)) ?? false;
  const found =
    destination === undefined || isNew ? null : placeOfKind(text, destination, state.avoided_places);
  if (found === null) return null;
  const { kind, place } = found;
  const must_visit_places = [...new Set([...state.must_visit_places, place.ko])];
  return {
    ...NOTHING,
    facts: { must_visit_places },
    notes: [NOTING[language].ofKind(kind, place[language])],
  };
}
