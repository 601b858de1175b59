import { TRAVEL_CONCEPTS, type TravelConcept } from "./travel-concepts.ts";

interface Form {
  readonly words: string;
  readonly beginsWord: boolean;
}

let known: readonly (readonly [TravelConcept, readonly Form[]])[] | undefined;

function formsOf(): readonly (readonly [TravelConcept, readonly Form[]])[] {
  known ??= (Object.entries(TRAVEL_CONCEPTS) as [TravelConcept, string][]).map(([concept, list]) => [
    concept,
    list.split(",").map((form) => ({
      words: form.replace(/^(?:\^|\\b)/u, "").replace(/\\b$/u, ""),
      // Latin words are whole at their beginning; Korean ones where the list says so.
      beginsWord: /^(?:\^|\\b|[a-z])/u.test(form),
    })),
  ]);
  return known;
}

/**
 * What a text speaks of.
 *
 * @example
 * [...findConcepts("드론 반입되나?")]; // ["drone", "food_carried", …]
 */
export function findConcepts(text: string): ReadonlySet<TravelConcept> {
  const said = `${text.toLowerCase()} `;
  return new Set(
    formsOf()
      .filter(([, forms]) => forms.some((form) => stands(form, said)))
      .map(([concept]) => concept),
  );
}

function stands({ words, beginsWord }: Form, said: string): boolean {
  for (let at = said.indexOf(words); at !== -1; at = said.indexOf(words, at + 1))
    if (!beginsWord || !/\p{L}/u.test(said[at - 1] ?? " ")) return true;
  return false;
}
