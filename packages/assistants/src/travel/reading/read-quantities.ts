import { NOTING } from "../texts/noting.ts";
import type { QuantityOptions, QuantityReading } from "./quantity-reading.ts";
import { readBudget } from "./read-budget.ts";
import { readPeople } from "./read-party.ts";
import { readDate, readDuration } from "./read-when.ts";
import type { Facts } from "./reading.ts";

/** Numbers in a message: how long, how much, how many, when. A later one replaces an earlier one. */
export function readQuantities(text: string, options: QuantityOptions): QuantityReading {
  const duration = readDuration(text, options);
  const people = readPeople(text, options);
  const date = readDate(text, options);
  const said = duration.facts.duration;
  const byDates = date.facts.duration;
  const party = {
    people: people.facts.num_people ?? options.people,
    nights: said ?? byDates ?? options.duration,
  };
  const parts = [duration, readBudget(text, options, party), people, date];
  const facts = Object.assign({}, ...parts.map((part) => part.facts)) as Facts;
  const disagree = said !== undefined && byDates !== undefined && said !== byDates;
  return {
    // A length that was said counts more than one computed from two dates.
    facts: said === undefined ? facts : { ...facts, duration: said },
    problems: parts.flatMap((part) => part.problems),
    notes: [
      ...parts.flatMap((part) => part.notes),
      ...(disagree ? [NOTING[options.language].nightsOverDates(said, byDates)] : []),
    ],
  };
}
