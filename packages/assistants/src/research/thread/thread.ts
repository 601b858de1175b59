import { contentWords, topicWords } from "@maru/language";
import type { AgentState, Asked } from "../state.ts";

const MOST_ASKED = 40;

/** What a message adds to what is spoken of: its own words that the topic does not hold. */
export function addedWords(said: string, topic: string): readonly string[] {
  const known = new Set(topic.toLowerCase().split(" "));
  return contentWords(said).filter((word) => !known.has(word.toLowerCase()));
}

/** A longer question is named by its topic. */
export const LONG_QUESTION = 50;

export function titleOf(question: string, topic: string): string {
  return question.length > LONG_QUESTION && topic !== "" ? topic : question;
}

export function topicOf(question: string): string {
  return (topicWords(question).join(" ") || question.trim()).slice(0, 200);
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
