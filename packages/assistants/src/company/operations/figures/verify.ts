import type { CheckedCall } from "@maru/dialogue";
import { findMoney, findPercentages } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language } from "@maru/state";
import { foundText } from "../../../shared/operations/found-text.ts";
import type { Figure } from "../../domain/figures/sum.ts";
import { mainFigure } from "../../domain/semantic/shown-figures.ts";
import { sumWords } from "../../reading/sum-words.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";
import { checkDay } from "../check-day.ts";
import { saidWords } from "../said-words.ts";
import { sayFigure } from "./say-sum.ts";

type State = GlobalSessionState;

/** `verify`: what somebody says of a figure is held against the figure that was told; yes or no comes first. */
export function verifyFigure(call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> {
  const words = saidWords(call, scene);
  const day = checkDay(words, scene.now);
  if (day !== null) return foundText(scene, { text: day });
  const held = heldFigure(scene.state);
  const stated = statedIn(words);
  if (held === null)
    return foundText(scene, {
      text: {
        ko: "견줄 숫자가 아직 없어요. 무엇의 숫자인지 말씀해 주시면 맞는지 확인할게요.",
        en: "There is no figure to check yet. Tell me which one, and I check it.",
      },
    });
  if (stated === null || (stated.unit !== held.unit && stated.unit !== "count"))
    return foundText(scene, {
      text: {
        ko: `자료에 있는 값은 ${sayHeld(held, "ko")}예요. 그와 다른 근거는 가지고 있지 않아요.`,
        en: `The data say ${sayHeld(held, "en")}; I hold nothing that says otherwise.`,
      },
    });
  const meant = sumWords(words).map(({ meaning }) => meaning);
  const isOver = meant.includes("reached");
  const isUnder = meant.includes("missed");
  const difference = held.value - stated.value;
  const isTrue = isOver ? difference >= 0 : isUnder ? difference < 0 : isNear(held.value, stated.value);
  return foundText(scene, {
    text: { ko: verdict(isTrue, held, stated, "ko"), en: verdict(isTrue, held, stated, "en") },
  });
}

/** What is said aloud is rounded. */
function isNear(held: number, stated: number): boolean {
  return Math.abs(held - stated) <= Math.abs(stated) * 0.005;
}

function heldFigure({ last_sum, shown_figures }: State): Figure | null {
  if (last_sum !== null) return last_sum;
  const value = shown_figures === null ? null : mainFigure(shown_figures);
  if (shown_figures === null || value === null) return null;
  const { title, unit } = shown_figures;
  return { name: title, value, unit: unit === "won" || unit === "percent" ? unit : "count" };
}

function statedIn(words: string): Figure | null {
  const [money] = findMoney(words);
  if (money !== undefined && money.value.kind !== "range")
    return { name: "", value: money.value.amount, unit: "won" };
  const [percent] = findPercentages(words);
  return percent?.value.kind === "exact" ? { name: "", value: percent.value.amount, unit: "percent" } : null;
}

const sayHeld = ({ name, value, unit }: Figure, language: Language) =>
  [name, sayFigure(value, unit, language)].filter((each) => each !== "").join(" ");

function verdict(isTrue: boolean, held: Figure, stated: Figure, language: Language): string {
  const difference = sayFigure(Math.abs(held.value - stated.value), held.unit, language);
  const isSame = held.value === stated.value;
  const more = held.value > stated.value;
  const side = { ko: more ? "많아요" : "적어요", en: more ? "more" : "less" }[language];
  if (language === "en")
    return `${isTrue ? "Yes" : "No"}. It is ${sayHeld(held, "en")}${isSame ? "" : `, ${difference} ${side} than ${sayFigure(stated.value, stated.unit, "en")}`}.`;
  return `${isTrue ? "네, 맞아요" : "아니요"}. ${sayHeld(held, "ko")}${isSame ? "이에요." : `이고, 말씀하신 ${sayFigure(stated.value, stated.unit, "ko")}보다 ${difference} ${side}.`}`;
}
