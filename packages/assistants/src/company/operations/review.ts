import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import claims from "../content/claims.json" with { type: "json" };
import { findWords, wordList } from "../reading/find-words.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { contentOf } from "./documents/content-of.ts";
import { saidWords } from "./said-words.ts";

type Fault = keyof typeof claims;

const FAULTS = wordList<Fault>(
  (Object.keys(claims) as Fault[]).map((meaning) => ({ meaning, names: claims[meaning] })),
);

/** `review`: whether a wording claims more than can be proven, or speaks ill of others; no word alone is a fault of law. */
export function reviewWording(call: CheckedCall, scene: Scene<GlobalSessionState>): Outcome<SessionUpdate> {
  const words = saidWords(call, scene);
  const last = Object.values(scene.state.drafts).at(-1);
  const said = contentOf(words);
  const text = said === "" && last !== undefined ? last.text : said === "" ? words : said;
  const found = findWords(text, FAULTS, []);
  const named = found.map(({ span }) => `«${text.slice(span.start, span.end)}»`).join(", ");
  if (found.length === 0)
    return foundText(scene, {
      text: {
        ko: "걸릴 만한 과장이나 비방은 안 보여요(자율준수 관리규정 제10조 기준). 효능·수치를 말하려면 허가 사항이나 논문 근거를 붙이세요.",
        en: "I see no exaggeration or disparagement (company rules, art. 10). Give a source for any claim of effect.",
      },
    });
  const isAbroad = found.some(({ meaning }) => meaning === "disparaging");
  return foundText(scene, {
    text: {
      ko: `그대로는 어려워요. ${named} 부분이 ${isAbroad ? "비방·비교로" : "과장으로"} 보일 수 있어요. 자율준수 관리규정 제10조는 과학적 근거로 증명되는 말만 쓰고 과장·비방을 금해요. 그 말을 빼거나 근거 자료를 밝히세요.`,
      en: `Not as it is: ${named} may be read as ${isAbroad ? "disparaging" : "exaggerated"}. Article 10 of the company rules allows only what is proven. Take it out, or name the evidence.`,
    },
  });
}
