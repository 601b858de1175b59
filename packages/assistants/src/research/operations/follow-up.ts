import { tokenise, trimMarks } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import { beyondLibrary, type Lacking } from "../answer/beyond-library.ts";
import { conceptsIn } from "../lexicon/concepts.ts";
import type { FoundPage } from "../sources/port.ts";
import { askedWords, coverageOf, isGeneral } from "../sources/relevance.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { addedWords, composed, holdsSomething, wasMissed, withAsked } from "../thread/thread.ts";
import type { ResearchTools } from "../tools.ts";

/** Of what a follow-up adds, a page must speak of this part to answer it. */
const SPEAKS_OF_IT = 0.5;
/** One word that a page happens to hold («임대료도 필요한데») is no question of its own; so many are. */
const SUBJECT = 2;
const MOST_PAGES = 6;
/** A short question is quoted as it was asked. */
const SAID_BACK = 40;
const CLOSING = ".?!~";
const ANY_NUMBER = { texts: 0, holding: () => 0 };

export interface FollowUp {
  /** The question with what it goes on from. */
  readonly query: string;
  /** What it says beyond the topic. */
  readonly added: readonly string[];
  /** Whether it is a question of its own: only its own words are known. */
  readonly isNew: boolean;
  readonly isHeld: boolean;
}

/** Whether sources speak of what a follow-up adds to the topic, or of its own words alone. */
export async function followUp(
  said: string,
  { state, context }: Pick<Scene<AgentState>, "state" | "context">,
  { search }: ResearchTools,
): Promise<FollowUp> {
  const added = addedWords(said, state.topic);
  const query = composed(state.topic, added);
  if (added.length === 0) return { query, added, isNew: false, isHeld: holdsSomething(state) };
  const own = askedWords(added.join(" "));
  const answers = ({ is_near, title, text }: FoundPage) =>
    !is_near &&
    coverageOf(own, new Set(tokenise(`${title}\n${text}`).map((token) => token.text)), ANY_NUMBER) >=
      SPEAKS_OF_IT;
  const alone = await context.call(search, { query: added.join(" "), limit: MOST_PAGES });
  const together = await context.call(search, { query, limit: MOST_PAGES });
  if (holdsSomething(state) && together.pages.some(answers))
    return { query, added, isNew: false, isHeld: true };
  const isHeld = alone.pages.some((page) => answers(page) && namedIn(page, added) >= SUBJECT);
  return { query: isHeld ? added.join(" ") : query, added, isNew: isHeld, isHeld };
}

/** How many of these words a page names as they are, or by another name of what they mean. */
function namedIn({ title, text }: FoundPage, words: readonly string[]): number {
  const page = `${title}\n${text}`.toLowerCase();
  return words.filter((word) => {
    const names = [word, ...conceptsIn(word).flatMap((concept) => concept.names)];
    return !isGeneral(word) && names.some((name) => name.length > 1 && page.includes(name.toLowerCase()));
  }).length;
}

/** Nothing speaks of it: told, and kept, so that the same words are not searched for nothing again. */
export function notHeld(
  said: string,
  query: string,
  scene: Scene<AgentState>,
  lacking: Lacking = "answer",
): Outcome<AgentUpdate> {
  const { state, language } = scene;
  // The topic is known; what is new of it is what was looked for now.
  const added = addedWords(said, state.topic);
  const shown = said.length <= SAID_BACK ? trimMarks(said, { end: CLOSING }) : added.join(" ") || query;
  const isAgain = wasMissed(state, query);
  const text = {
    ko: isAgain ? AGAIN.ko(query) : beyondLibrary(shown, said, state, "ko", lacking),
    en: isAgain ? AGAIN.en(query) : beyondLibrary(shown, said, state, "en", lacking),
  };
  const outcome = foundText(scene, { text });
  return {
    ...outcome,
    update: {
      asked: withAsked(state, { question: said, query, outcome: "nothing" }),
      language,
    },
  };
}

const AGAIN = {
  ko: (query: string) =>
    `아까 찾지 못한 물음이라 같은 말로 다시 찾지 않았어요 (‘${query}’). 다른 낱말이나 자료를 주시면 그것으로 찾을게요.`,
  en: (query: string) =>
    `That was not found before, so I did not search the same words again (“${query}”). Other words or a document would help.`,
};
