import type { PartProblem } from "./check-parts.ts";

/** What to do about a part that cannot be said, for who wrote it. */
export const HOW_TO_MEND: { readonly [code in PartProblem["code"]]: string } = {
  TYPED_FIGURE: "say it by a token, or leave it out",
  UNKNOWN_TOKEN: "no such value here; tokens of results stand in fact and draft alone",
  BROKEN_TOKEN: "a token is {{t3.key}}, {{t3.key.2}}, {{t3}}, {{slot.name}} or {{m2}}",
  STALE_RESULT: "it no longer holds: carry the operation out again",
  TWO_OF_A_KIND: "put a comma or full stop between the two",
  LABEL_OF_ANOTHER: "the sentence calls it by the name of another value",
  STRANGE_NAME: "only names that were said or shown",
  STATUTE: "only with the line of a result that names it",
  LINK: "leave it out",
  PASTED_WORDS: "do not repeat what a pasted text says",
  NO_GROUND: "put {{t3}} of the result behind it, or make it general",
  SECOND_QUESTION: "ask one thing",
};
