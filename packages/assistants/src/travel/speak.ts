import { saidBefore } from "@maru/dialogue";
import { fromAssistant, type NodeContext } from "@maru/runtime";
import { dangerFirst } from "../shared/danger-first.ts";
import { destinationByName } from "./destinations.ts";
import { quickRepliesFor } from "./questions.ts";
import type { Question } from "./said.ts";
import type { TravelState, TravelUpdate } from "./state.ts";
import type { Language } from "./texts/language.ts";

/** A reply, with what it asks for first; notes have been said with it. */
export function say(
  state: TravelState,
  context: NodeContext,
  text: string,
  questions: readonly Question[],
  language: Language,
): TravelUpdate {
  const [first] = questions;
  const done = saidBefore(state, language);
  const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
  const danger = dangerFirst(said, language, isAbroad(state));
  const all = [danger, done, text].filter((part) => part !== "").join("\n\n");
  return {
    messages: [fromAssistant(context.id("reply"), all, context.now())],
    questions: questions.map((question) => ({ ...question, candidates: [...question.candidates] })),
    quick_replies: first === undefined ? [] : quickRepliesFor(first, language),
    notes: [],
    updated_at: later(state, context),
  };
}

/** Where the numbers of Korea may reach nobody: of a trip, also where nobody has said where it goes. */
function isAbroad({ destination }: TravelState): boolean {
  return destinationByName(destination ?? "")?.country.code !== "KR";
}

/** Times never run backwards within a session, whatever the clock does. */
export function later(state: TravelState, context: NodeContext): string {
  const now = context.now();
  return Date.parse(now) > Date.parse(state.created_at) ? now : bump(state.updated_at);
}

function bump(time: string): string {
  return time.replace(
    /\.(\d{3})/u,
    (_, milliseconds: string) => `.${String(Math.min(999, Number(milliseconds) + 1)).padStart(3, "0")}`,
  );
}
