import type { TravelConcept } from "@maru/language";
import { findDates } from "@maru/language";
import type { Topic } from "../../reading/reading.ts";
import { aboutTopic } from "../about-topic.ts";
import type { Answerer } from "./asked.ts";

/** What the data know of a destination, by what it is asked with; the first that fits. */
const TOPICS: readonly (readonly [TravelConcept, Topic])[] = [
  ["visa", "visa"],
  ["time_zone", "time_difference"],
  ["temperature", "weather"],
  ["rain", "weather"],
  ["weather", "weather"],
  ["ready", "packing"],
  ["money_local", "money"],
  ["plug", "plug"],
  ["phone", "phone"],
  ["insurance", "insurance"],
  ["language", "language"],
  ["safety", "safety"],
  ["rental", "car"],
  ["children", "children"],
];

export const aboutTopics: Answerer = ({ concepts, state, language, destination, words, now, op }) => {
  if (destination === undefined) return null;
  const topic =
    TOPICS.find(([concept]) => concepts.has(concept))?.[1] ?? (op === "season" ? "weather" : undefined);
  if (topic === undefined) return null;
  const [found] = findDates(words, { now, expect: "future" });
  const date =
    found?.value.kind === "day"
      ? found.value.date
      : found !== undefined && "from" in found.value
        ? found.value.from
        : null;
  return aboutTopic(
    { type: "about", topic, month: date === null ? null : Number(date.slice(5, 7)) },
    state,
    language,
  );
};
