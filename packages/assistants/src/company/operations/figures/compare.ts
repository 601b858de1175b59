import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../../shared/operations/found-text.ts";
import type { Desk } from "../../desk.ts";
import { comparedTo, readMonths } from "../../reading/read-months.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";
import { saidWords } from "../said-words.ts";
import { askAgain, nothingShown } from "./change-query.ts";

/** `compare`: what is on the screen against another time; against what came before it where none was named. */
export function compareFigures(desk: Desk) {
  return (call: CheckedCall, scene: Scene<GlobalSessionState>): Outcome<SessionUpdate> => {
    const { last_query: last } = scene.state;
    const words = saidWords(call, scene);
    if (last === null) return nothingShown(scene);
    const { period } = last;
    if (period === null)
      return foundText(scene, {
        text: {
          ko: "지금 보신 숫자는 현재 값 하나뿐이라 다른 때와 견줄 자료가 없어요.",
          en: "That figure is of now alone; there is no other time to compare it with.",
        },
      });
    const read = readMonths(words, scene.now, period);
    const base = read.compare ?? read.period ?? comparedTo(period, read.compared ?? "before");
    const { from, to } = desk.data.months;
    if (base.from < from || base.to > to)
      return foundText(scene, {
        text: {
          ko: `그 기간의 자료는 없어요. 자료는 ${monthSaid(from)}부터 ${monthSaid(to)}까지 있어요.`,
          en: `There are no data for that time; they run from ${from} to ${to}.`,
        },
      });
    return askAgain(desk, scene, words, { compare_to: base });
  };
}

const monthSaid = (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(4))}월`;
