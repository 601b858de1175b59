import type { CheckedCall } from "@maru/dialogue";
import { quoted } from "@maru/dialogue";
import { tokenise } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import { RULES } from "../agents/compliance-agent.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { contentOf } from "./documents/content-of.ts";
import { saidWords } from "./said-words.ts";

const MOST = 3;
const SHORTEST = 2;

/** `find`: in the rules and in what was written here; says where it looked, also when nothing is found. */
export function findText(call: CheckedCall, scene: Scene<GlobalSessionState>): Outcome<SessionUpdate> {
  const words = saidWords(call, scene);
  const wanted = tokenise(contentOf(words) === "" ? words : contentOf(words))
    .map(({ text }) => text)
    .filter((text) => text.length >= SHORTEST);
  const rules = RULES.filter(({ title }) => wanted.some((each) => title.ko.includes(each))).slice(0, MOST);
  const drafts = Object.values(scene.state.drafts).filter(({ text }) =>
    wanted.some((each) => text.includes(each)),
  );
  const found = [
    ...rules.map(({ source, title }) => `- ${source.title} ${source.article}: ${title.ko}`),
    ...drafts.map(({ title, version }) => `- ${title} (버전 ${version})`),
  ];
  const said = words.slice(0, 40);
  return foundText(scene, {
    text: {
      ko:
        found.length === 0
          ? `${quoted(said, "은/는")} 가진 규정과 여기서 쓴 글에서 찾아봤는데 없어요. 다른 문서함은 연결되어 있지 않아 찾아보지 못했어요.`
          : found.join("\n"),
      en:
        found.length === 0
          ? `I looked in the rules and in what was written here; nothing names “${said}”. Other folders are not connected.`
          : found.join("\n"),
    },
  });
}
