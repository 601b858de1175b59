import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../../shared/operations/found-text.ts";
import type { Desk } from "../../desk.ts";
import { ShowAs } from "../../domain/semantic/show-as.ts";
import { readQuestion } from "../../reading/read-question.ts";
import { readShowAs } from "../../reading/read-show-as.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";
import { saidWords } from "../said-words.ts";
import { askAgain, nothingShown } from "./change-query.ts";

/** `arrange`, `show` of figures: the same figures in another order, unit or form. */
export function arrangeFigures(desk: Desk) {
  return (call: CheckedCall, scene: Scene<GlobalSessionState>): Outcome<SessionUpdate> => {
    const { last_query: last } = scene.state;
    const words = saidWords(call, scene);
    if (last === null) return nothingShown(scene);
    const look = readShowAs(words);
    if (Object.keys(look).length > 0)
      return askAgain(desk, scene, words, { show_as: ShowAs.parse({ ...last.show_as, ...look }) });
    const read = readQuestion(words, { ...desk, now: scene.now, months: desk.data.months, last });
    if (read.is === "query") return askAgain(desk, scene, words, read.query);
    return foundText(scene, {
      text: {
        ko: `‘${words}’처럼 꾸미는 것은 아직 못 해요. 정렬(큰 순·가나다순), 단위(천원·백만원), 막대그래프, CSV, 열 나누기(팀별·품목별)는 바로 돼요.`,
        en: `I cannot arrange it like “${words}” yet. Order, units, bars, CSV and groups work at once.`,
      },
    });
  };
}
