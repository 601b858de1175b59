import { subjectWords } from "@maru/language";
import type { AgentState, Asked } from "../state.ts";

/** So many words of a question say what a conversation is about. */
const MOST_OF_TOPIC = 6;
const STORY = 9;
const MOST_ASKED = 40;

/** What a message adds to what is spoken of: its own words that the topic does not hold. */
export function addedWords(said: string, topic: string): readonly string[] {
  const known = new Set(topic.toLowerCase().split(" "));
  return subjectWords(said).filter((word) => !known.has(word.toLowerCase()));
}

export function topicOf(question: string): string {
  const all = subjectWords(question);
  // Who tells a story asks at its end.
  const words = all.length > STORY ? all.slice(-MOST_OF_TOPIC) : all;
  return (words.length === 0 ? [question.trim()] : words.slice(0, MOST_OF_TOPIC)).join(" ").slice(0, 200);
}

/** The question that a follow-up asks: the topic, with what it adds. */
export function composed(topic: string, added: readonly string[]): string {
  return [topic, ...added]
    .filter((each) => each !== "")
    .join(" ")
    .slice(0, 400);
}

/** A question that was searched, with what came of it; the same words are kept once. */
export function withAsked({ asked }: Pick<AgentState, "asked">, one: Asked): Asked[] {
  const others = asked.filter(({ query }) => query !== one.query);
  return [...others.map((each) => ({ ...each })), one].slice(-MOST_ASKED);
}

export function wasMissed({ asked }: Pick<AgentState, "asked">, query: string): boolean {
  return asked.some((each) => each.query === query && each.outcome === "nothing");
}

/** Whether anything at hand can be spoken of. */
export function holdsSomething({ report }: Pick<AgentState, "report">): boolean {
  return report !== null && report.lead.length + report.only_claimed.length > 0;
}
