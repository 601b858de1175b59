import { findIssues } from "../issues/find-issues.ts";
import { Topic } from "../shapes/request.ts";
import examples from "./examples.json" with { type: "json" };
import { nearestAmong } from "./nearest-example.ts";
import { isAboutOtherThings } from "./other-things.ts";
import { topicBySigns } from "./topic-signs.ts";

const nearest = nearestAmong(examples);
/** How alike a text has to be to one that is known; measured on the examples themselves, each left out in turn. */
const ALIKE = 0.4;

/** What a message is about that no rule knows: what its words point to together, or a known sentence that is like it. */
export function secondOpinion(text: string): Topic | null {
  if (isAboutOtherThings(text)) return null;
  const found = nearest(text);
  const isAlike = found !== null && found.similarity >= ALIKE;
  if (isAlike && found.label === "") return null;
  return topicBySigns(text) ?? (isAlike ? (Topic.safeParse(found.label).data ?? null) : null);
}

/** Where no rule knows a message, or only that it has to do with the law, others are asked. */
export function withSecondOpinion(said: readonly Topic[], mended: string): readonly Topic[] {
  const isUnsure =
    said.length === 0 || (said.every((topic) => topic === "law") && findIssues(mended).length === 0);
  const opinion = isUnsure ? secondOpinion(mended) : null;
  return opinion === null ? said : [opinion];
}
