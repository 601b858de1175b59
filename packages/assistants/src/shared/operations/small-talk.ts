import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { choiceFor } from "./arguments-of.ts";

/** `talk`: one short line. */
export function talkBack(call: CheckedCall, { language }: Scene<unknown>): Outcome<object> {
  const line = LINES[choiceFor(call, "kind") ?? "chat"] ?? LINES["chat"];
  return line === undefined ? {} : { parts: [{ type: "talk", text: line[language] }] };
}

const LINES: { readonly [kind: string]: Sentence } = {
  greet: { ko: "안녕하세요!", en: "Hello!" },
  thank: { ko: "도움이 되었다니 다행이에요.", en: "You are welcome." },
  ack: { ko: "네, 알겠어요.", en: "All right." },
  chat: { ko: "네, 그렇죠.", en: "Indeed." },
  close: { ko: "네, 필요할 때 또 말씀해 주세요.", en: "All right. Come back whenever you need to." },
};

/** `feel`: heard in one line, before what else was asked. */
export function sympathise(_call: CheckedCall, { language }: Scene<unknown>): Outcome<object> {
  const text = { ko: "마음 쓰이실 만해요.", en: "I can see why that weighs on you." }[language];
  return { parts: [{ type: "talk", text }] };
}

/** `noise`: not meant for us. */
export function letPass(): Outcome<object> {
  return {};
}

/** `later`: nothing is asked, everything is kept. */
export function leaveOpen(_call: CheckedCall, { language }: Scene<unknown>): Outcome<object> {
  const text = {
    ko: "네, 나중에 말씀해 주셔도 돼요. 지금까지 것은 그대로 둘게요.",
    en: "All right, that can wait. Everything stays as it is.",
  }[language];
  return { parts: [{ type: "change", text }] };
}
