import type { TextOrder } from "@maru/language";
import { plainText, type TextLine } from "./text-data.ts";

/** At most as many lines as were asked for: what is said stays, what is only manners goes first. */
export function shortened(lines: readonly TextLine[], { style }: Pick<TextOrder, "style">): TextLine[] {
  if (style.characters !== undefined) return withinCharacters(lines, style.characters);
  const most = style.lines ?? (style.length === "short" ? SHORT : null);
  if (most === null) return [...lines];
  const matters = lines.filter(({ role, words }) => role === "body" && words !== "");
  if (matters.length === 0) return [...lines];
  if (style.lines !== undefined && style.lines <= matters.length) {
    const perLine = Math.ceil(matters.length / style.lines);
    return matters.map((each, index) => ({ ...each, breaks: index % perLine === 0 && index > 0 }));
  }
  const left = lines.filter(({ role, words }) => role !== "sign" || words !== "");
  return style.lines === undefined
    ? left.filter(({ role }) => role === "body" || role === "title" || role === "opening")
    : left;
}

const SHORT = 3;

/** Manners go before matters; what is said is never cut. */
const FIRST_TO_GO = ["closing", "sign", "opening", "title"] as const;

function withinCharacters(lines: readonly TextLine[], most: number): TextLine[] {
  let left = [...lines];
  for (const role of FIRST_TO_GO) {
    if (plainText({ lines: left }).length <= most) return left;
    left = left.filter((each) => each.role !== role);
  }
  return left;
}
