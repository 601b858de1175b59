import type { Language } from "@maru/state";
import { saidBy } from "../../../shared/texts/said-by.ts";
import type { Facts, TextSource } from "../../../shared/texts/write-text.ts";
import { sayAmount } from "../../answer/say-figure.ts";
import type { Desk } from "../../desk.ts";
import type { GlobalSessionState } from "../../states/state.ts";
import { OWN_TEXT_KINDS } from "./text-kinds.ts";

const MOST_LINES = 8;

/** What a text of this assistant is made of: who writes it, and the figures on the screen. */
export function textSource(desk: Desk): TextSource<GlobalSessionState> {
  return {
    said: saidBy,
    sender: () => desk.asker.name,
    facts: ({ state }, _order, language) => shownFigures(state, language),
    about: ({ state }) => state.shown_figures?.title ?? null,
    titleOf: (kind, language) => OWN_TEXT_KINDS[kind]?.[language],
  };
}

function shownFigures({ shown_figures }: GlobalSessionState, language: Language): Facts | null {
  if (shown_figures === null || shown_figures.lines.length === 0) return null;
  const { title, unit, lines, total } = shown_figures;
  const [only] = lines;
  if (lines.length === 1 && only !== undefined)
    return { lines: [`${title}: ${sayAmount(only.value, unit, language)}`] };
  const said = lines
    .slice(0, MOST_LINES)
    .map(({ name, value }) => `- ${name}: ${sayAmount(value, unit, language)}`);
  const left = lines.length - said.length;
  const more = { ko: `- 그 밖에 ${left}개`, en: `- ${left} more` }[language];
  const sum = { ko: "합계", en: "Total" }[language];
  return {
    lines: [
      title,
      ...said,
      ...(left > 0 ? [more] : []),
      ...(total === null ? [] : [`${sum}: ${sayAmount(total, unit, language)}`]),
    ],
  };
}
