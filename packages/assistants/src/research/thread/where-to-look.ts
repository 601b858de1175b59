import { findCues } from "@maru/language";
import places from "./where-to-look.json" with { type: "json" };

const MOST = 2;

/** Where people find such things, where the documents at hand hold nothing. The plainest words decide. */
export function whereToLook(text: string, language: "ko" | "en"): readonly string[] {
  const cues = places.map((place) => ({ means: place, names: place.names }));
  return [...findCues(text, cues)]
    .sort((left, right) => right.length - left.length)
    .slice(0, MOST)
    .map(({ means }) => means[language]);
}
