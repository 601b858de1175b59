import { placeByName, readTermWishes, type TermWish, type Which } from "./term-wishes.ts";

const MOST_TERMS = 30;
const LONGEST_TERM = 500;
/** A wish about the terms is no book. */
const LONGEST_MESSAGE = 4000;

/**
 * The special terms after a message in plain words: «특약에 반려동물 가능 추가해줘», «특약 2번 빼줘», «반려동물은 빼고 대신
 * 흡연 금지 추가». A message about something else changes nothing; `rest` is what it says besides.
 */
export function changeSpecialTerms(
  terms: readonly string[],
  message: string,
): { readonly terms: readonly string[]; readonly rest: string } {
  const { wishes, rest } = readTermWishes(message.slice(0, LONGEST_MESSAGE), terms);
  return { terms: wishes.reduce(granted, terms), rest };
}

function granted(terms: readonly string[], wish: TermWish): readonly string[] {
  switch (wish.kind) {
    case "add": {
      const text = wish.text.slice(0, LONGEST_TERM);
      return terms.includes(text) ? terms : [...terms, text].slice(0, MOST_TERMS);
    }
    case "remove": {
      if (wish.which.by === "all") return [];
      const place = placeOf(wish.which, terms);
      return terms.filter((_, index) => index !== place);
    }
    case "replace": {
      const place = placeOf(wish.which, terms);
      return terms.map((term, index) => (index === place ? wish.text.slice(0, LONGEST_TERM) : term));
    }
  }
}

function placeOf(which: Which, terms: readonly string[]): number {
  switch (which.by) {
    case "number":
      return which.number - 1;
    case "last":
      return terms.length - 1;
    case "name":
      return placeByName(which.name, terms);
    case "all":
      return -1;
  }
}
