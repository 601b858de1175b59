import { type CheckedCall, defineOperation, type Operation, text } from "@maru/dialogue";
import type { Behaviour, Outcome, Scene } from "@maru/runtime";
import { thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { foundText } from "../../shared/operations/found-text.ts";
import { answerQuestion } from "../answer/asked/answer-question.ts";
import { askedIn } from "../answer/asked/asked.ts";
import { notHeld } from "../answer/asked/not-held.ts";
import { replyTo } from "../answer/reply-to.ts";
import { commandIn } from "../reading/message-command.ts";
import type { Command } from "../reading/reading.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import type { Language } from "../texts/language.ts";

const WHAT = { what: text({ ko: "내용", en: "what" }) };
const ANSWER = { text: { kind: "text", label: { ko: "내용", en: "text" } } } as const;

/** What travellers ask beside what all assistants are asked. */
export const ASKED_OPERATIONS: readonly Operation[] = [
  defineOperation({
    name: "find",
    kind: "ask",
    effect: "reads",
    label: { ko: "장소 찾기", en: "find a place" },
    does: { ko: "조건에 맞는 곳을 제 자료에서 찾아요.", en: "held places that suit" },
    phrases: [{ ko: "{what} 찾기", en: "Find {what}" }],
    arguments: WHAT,
    results: ANSWER,
    examples: [{ for: "travel", say: "비 올 때 갈 만한 데 있어요?", args: { what: "비 올 때 갈 만한 데" } }],
  }),
  defineOperation({
    name: "split",
    kind: "ask",
    effect: "computes",
    label: { ko: "비용 나누기", en: "share the costs" },
    does: { ko: "비용을 사람 수로 나눠요.", en: "costs shared by those who pay" },
    phrases: [{ ko: "{what|을/를} 나누기", en: "Share {what}" }],
    arguments: WHAT,
    results: ANSWER,
    examples: [{ for: "travel", say: "네 명이 나누면 얼마씩이에요?", args: { what: "네 명이 나누면" } }],
  }),
  defineOperation({
    name: "solve",
    kind: "ask",
    effect: "computes",
    label: { ko: "줄일 곳 찾기", en: "find what to save" },
    does: { ko: "무엇을 줄이면 되는지 금액과 함께 알려 드려요.", en: "what to cut, with the amounts" },
    phrases: [{ ko: "{what} 줄일 곳 찾기", en: "Find what to save: {what}" }],
    arguments: WHAT,
    results: ANSWER,
    examples: [{ for: "travel", say: "뭘 줄이면 될까요?", args: { what: "뭘 줄이면" } }],
  }),
  defineOperation({
    name: "backup",
    kind: "ask",
    effect: "computes",
    label: { ko: "비 올 때 대신할 곳", en: "what to do if it rains" },
    does: { ko: "비가 오거나 못 가게 될 때 대신할 곳을 알려 드려요.", en: "what to do instead if it rains" },
    phrases: [{ ko: "{what} 대신할 곳 보기", en: "See what to do instead: {what}" }],
    arguments: WHAT,
    results: ANSWER,
    examples: [{ for: "travel", say: "비 오면 어떡하죠?", args: { what: "비 오면" } }],
  }),
];

const KEPT = { label: { ko: "내용", en: "what" }, kind: "text" } as const;

/** What stands beside the plan: kept in its own words, and named where the plan does not follow it. */
export const BESIDE_OPERATIONS: readonly Operation[] = [
  defineOperation({
    name: "pin",
    kind: "keep",
    effect: "keeps",
    label: { ko: "정해진 일 적어 두기", en: "note a fixed point" },
    does: { ko: "옮길 수 없는 약속이나 시각을 적어 둬요.", en: "an appointment that cannot move" },
    phrases: [{ ko: "{what} 적어 두기", en: "Note {what}" }],
    arguments: WHAT,
    results: { text: KEPT },
    examples: [
      { for: "travel", say: "둘째 날 오전 10시 면접은 못 옮겨요", args: { what: "둘째 날 오전 10시 면접" } },
    ],
  }),
  defineOperation({
    name: "cost_line",
    kind: "keep",
    effect: "keeps",
    label: { ko: "비용 조건 적어 두기", en: "note a line of the costs" },
    does: { ko: "누가 내는지, 무엇을 빼는지 적어 둬요.", en: "who pays, what is left out" },
    phrases: [{ ko: "{what} 적어 두기", en: "Note {what}" }],
    arguments: WHAT,
    results: { text: KEPT },
    examples: [{ for: "travel", say: "술값은 따로예요", args: { what: "술값은 따로" } }],
  }),
];

const MOST_KEPT = 50;

/** Kept among the circumstances; what the plan does with it is said. */
export function keepBeside(
  call: CheckedCall,
  { state, language }: Scene<TravelState>,
): Outcome<TravelUpdate> {
  const what = wordsFor(call, "what") ?? "";
  const text = {
    pin: {
      ko: `정해진 일로 적어 뒀어요: ${what}. 그 시각에 맞춰 일정을 저절로 옮기지는 못하니, 비울 날을 말씀해 주세요.`,
      en: `Noted as fixed: ${what}. I do not move the plan around it by myself; name a day to be kept free.`,
    },
    cost_line: {
      ko: `비용 조건으로 적어 뒀어요: ${what}. 합계는 아직 그대로예요.`,
      en: `Noted for the costs: ${what}. The total is as it was.`,
    },
  }[call.operation.name === "pin" ? "pin" : "cost_line"][language];
  return {
    update: {
      circumstances: [...state.circumstances.filter((each) => each !== what), what].slice(-MOST_KEPT),
    },
    changed: ["circumstances"],
    parts: [{ type: "change", text }],
  };
}

type Answering = Behaviour<TravelState, TravelUpdate>;

const RESTS_ON = ["slot.destination", "slot.duration", "slot.departure_date", "slot.num_people"];

/** A question in words is answered from its words; one that was filled in by hand as it says. */
export function answering(byHand: Answering | null): Answering {
  return (call, scene) => {
    const words = questionIn(call);
    if (words === undefined || thingsFor(call, "ref").length > 0)
      return byHand === null ? found(call, scene, "") : byHand(call, scene);
    const told = answerTo(call.operation.name, words, scene);
    return told === null && byHand !== null && scene.state.heard === null
      ? byHand(call, scene)
      : found(call, scene, words);
  };
}

function questionIn(call: CheckedCall): string | undefined {
  return wordsFor(call, "question") ?? wordsFor(call, "what") ?? wordsFor(call, "term");
}

type View = Pick<Scene<TravelState>, "state" | "language" | "now">;

/** The answer to a question, or null where neither the plan nor what is held has one. */
export function answerTo(op: string, words: string, { state, language, now }: View): string | null {
  const told = answerQuestion(askedIn({ op, words, state, language, now }));
  if (told !== null) return told;
  const command = commandIn(words, words, now, state);
  if (command === null || !ANSWERS.includes(command.type)) return null;
  const { text: said } = replyTo(state, command, { language, now });
  return said.trim() === "" ? null : said;
}

const ANSWERS: readonly Command["type"][] = ["about", "ask_place", "compare", "cheaper", "show", "show_day"];

function found(call: CheckedCall, scene: Scene<TravelState>, words: string): Outcome<TravelUpdate> {
  const op = call.operation.name;
  const inLanguage = (language: Language) =>
    answerTo(op, words, { ...scene, language }) ??
    notHeld(askedIn({ op, words, state: scene.state, language, now: scene.now }));
  return foundText(scene, { text: { ko: inLanguage("ko"), en: inLanguage("en") }, rests_on: RESTS_ON });
}
