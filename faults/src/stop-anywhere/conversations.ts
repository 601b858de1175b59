import { FACTORIES } from "@maru/assistants";
import type { Assistant, Runtime } from "@maru/runtime";

export type Content = Parameters<Runtime["send"]>[1]["content"];

/** Some turns in a row, the last of which is stopped. */
export interface Conversation {
  readonly assistant: Assistant;
  readonly name: string;
  readonly turns: readonly Content[];
  /** What is said and done after the stop, one after the other. */
  readonly goesOn: readonly Content[];
}

/** Said or done after the stop: in words, and by hand. */
export const words = (text: string): Content => ({ type: "message", text });
export const byHand = (...ops: readonly string[]): Content => ({
  type: "do",
  calls: ops.map((op) => ({ op, args: {} })),
});
const YES: Content = { type: "decision", decision: "approve" };

const LEASE =
  "임대차계약서 작성해줘. 주소 서울 마포구 월드컵로 1, 보증금 1억, 월세 30만원, 2027년 3월 1일부터 2029년 2월 28일까지, 임대인 김하나, 임차인 이두리";

/** What the examples of an assistant do not come to by themselves: somebody is asked, and answers or speaks of something else. */
const MORE: Readonly<Record<string, Readonly<Record<string, readonly Content[]>>>> = {
  realestate: {
    "a draft that waits": [words(LEASE)],
    "a draft that was approved": [words(LEASE), YES],
    "something else while a draft waits": [words(LEASE), words("전세금 5% 인상 가능해?")],
  },
  travel: {
    "a plan that is changed": [words("3박4일로 오사카 둘이서 100만원쯤, 맛집 위주"), words("아니 2박으로")],
  },
};

export function assistants(): readonly Assistant[] {
  return [...FACTORIES.values()].map((factory) => factory({ data: null, user: "me", environment: {} }));
}

/** Of every assistant there is: each of its examples, and operations by hand on top of one. */
export function conversationsOf(assistant: Assistant): readonly Conversation[] {
  const examples = assistant.examples.map(({ ko }) => words(ko));
  const [first = words("안녕")] = examples;
  const [op, ...others] = assistant.operations?.able.slice(0, 3) ?? [];
  const goesOn = [first, ...(op === undefined ? [] : [byHand(op)]), words("고마워요")];
  const conversation = (name: string, turns: readonly Content[]) => ({ assistant, name, turns, goesOn });
  return [
    ...examples.map((example, index) => conversation(`example ${index + 1}`, [example])),
    ...(op === undefined ? [] : [conversation("by hand", [first, byHand(op, ...others)])]),
    ...Object.entries(MORE[assistant.name] ?? {}).map(([name, turns]) => conversation(name, turns)),
  ];
}
