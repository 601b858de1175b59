import { isBudgetAllowed } from "../state.ts";
import { NOTING } from "../texts/noting.ts";
import { WORDS } from "../texts/words.ts";
import { NONE, problem, type QuantityOptions, type QuantityReading } from "./quantity-reading.ts";
import { readBudget } from "./read-budget.ts";
import { readDate } from "./read-departure.ts";
import { readDuration } from "./read-duration.ts";
import { readPeople } from "./read-party.ts";
import type { Facts } from "./reading.ts";

/** Numbers in a message: how long, how much, how many, when. A later one replaces an earlier one. */
export function readQuantities(
  text: string,
  options: QuantityOptions,
  { withDates }: { readonly withDates: boolean },
): QuantityReading {
  const duration = readDuration(text, options);
  const people = readPeople(text, options);
  const date = withDates ? readDate(text, options) : NONE;
  const said = duration.facts.duration;
  const byDates = date.facts.duration;
  const party = {
    people: people.facts.num_people ?? options.people,
    nights: said ?? byDates ?? options.duration,
  };
  const parts = [duration, readBudget(text, options, party), people, date];
  const facts = Object.assign({}, ...parts.map((part) => part.facts)) as Facts;
  const disagree = said !== undefined && byDates !== undefined && said !== byDates;
  return withinLimit(options, {
    // A length that was said counts more than one computed from two dates.
    facts: said === undefined ? facts : { ...facts, duration: said },
    problems: parts.flatMap((part) => part.problems),
    notes: [
      ...parts.flatMap((part) => part.notes),
      ...(disagree ? [NOTING[options.language].nightsOverDates(said, byDates)] : []),
    ],
  });
}

/**
 * «총 1,500만원» of four people is too much for one: fewer people are taken, and the amount is asked for again. As an
 * amount per person it is too much for anybody, and stays what it was.
 */
function withinLimit(options: QuantityOptions, reading: QuantityReading): QuantityReading {
  const { facts } = reading;
  const { budget, basis, people, language } = options;
  if (budget === null || (facts.budget !== undefined && facts.budget !== null)) return reading;
  const isAllowed = (meant: QuantityOptions["basis"]) =>
    isBudgetAllowed(budget, meant, facts.num_people ?? people);
  if (isAllowed(facts.budget_basis ?? basis)) return reading;
  const { budget_basis: _basis, ...others } = facts;
  const refused = problem("budget", "out_of_range", WORDS[language].amount(budget));
  return {
    ...reading,
    facts: isAllowed(basis) ? others : { ...others, budget: null },
    problems: [...reading.problems, ...refused.problems],
  };
}
