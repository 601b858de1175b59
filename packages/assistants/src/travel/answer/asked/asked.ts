import { findConcepts, findNames, type TravelConcept } from "@maru/language";
import type { Destination } from "../../data/destination.ts";
import type { Place } from "../../data/place.ts";
import { destinationByName } from "../../destinations.ts";
import { sightsOf } from "../../reading/gazetteers.ts";
import type { TravelState } from "../../state.ts";
import type { Language } from "../../texts/language.ts";

/** One question, with all that its answer may rest on. */
export interface Asked {
  /** The operation that it was read as. */
  readonly op: string;
  readonly words: string;
  readonly concepts: ReadonlySet<TravelConcept>;
  readonly state: TravelState;
  readonly language: Language;
  readonly now: string;
  readonly destination: Destination | undefined;
  /** Places that it names. */
  readonly places: readonly Place[];
}

/** An answer in words; null where this is not what was asked, or nothing is held. */
export type Answerer = (asked: Asked) => string | null;

type Question = Pick<Asked, "op" | "words" | "state" | "language" | "now">;

export function askedIn(question: Question): Asked {
  const destination = destinationByName(question.state.destination ?? "");
  return {
    ...question,
    concepts: findConcepts(question.words),
    destination,
    places: destination === undefined ? [] : placesNamed(question.words, destination),
  };
}

const CERTAIN = 0.7;

export function placesNamed(words: string, destination: Destination): readonly Place[] {
  const found = findNames(words, sightsOf(destination)).flatMap(({ value, confidence }) => {
    const id = "id" in value ? value.id : value.ambiguous[0];
    const place = destination.places.find((each) => each.id === id);
    return place === undefined || confidence < CERTAIN ? [] : [place];
  });
  return [...new Set(found)];
}

export function speaksOf({ concepts }: Asked, ...any: readonly TravelConcept[]): boolean {
  return any.some((each) => concepts.has(each));
}
