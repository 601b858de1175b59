import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";

/** «확인했어요: 후쿠오카 · 1박 2일»: what was just learnt, said back before the next question. */
export function acknowledge(before: TravelState, now: TravelState, language: Language): readonly string[] {
  const known = factsOf(before, language);
  const { departure_date, notes } = now;
  const date = departure_date === null ? null : WORDS[language].date(departure_date);
  const isTold = (name: string) =>
    name === "departure" && date !== null && notes.some((note) => note.includes(date));
  const learnt = Object.entries(factsOf(now, language)).flatMap(([name, said]) =>
    said === null || known[name as keyof typeof known] !== null || isTold(name) ? [] : [said],
  );
  return learnt.length === 0 ? [] : [`${PRESENTING[language].confirmed}: ${learnt.join(" · ")}`];
}

/** What is known, in words; null what is not. A value that replaces another is told as a change elsewhere. */
function factsOf(state: TravelState, language: Language) {
  const words = WORDS[language];
  const texts = PRESENTING[language];
  const { destination, duration, num_people, children, budget, budget_basis, travel_style } = state;
  const say = <Value>(value: Value | null, said: (value: Value) => string) =>
    value === null ? null : said(value);
  const basis = { per_person: texts.perPerson, total: texts.inTotal };
  return {
    destination: say(destination, words.city),
    duration: say(duration, words.nights),
    people: say(
      num_people,
      (people) => `${words.people(people)}${children ? texts.withChildren(children) : ""}`,
    ),
    budget: say(
      budget,
      (amount) => `${texts.budget(words.amount(amount))}${budget_basis === null ? "" : basis[budget_basis]}`,
    ),
    style: travel_style.length === 0 ? null : travel_style.map(words.style).join(", "),
    departure: say(state.departure_date, (date) => texts.leaving(words.date(date))),
  };
}
