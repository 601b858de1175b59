import { type Content, called, isClose, type Register, type TextOrder, usualRegister } from "@maru/language";
import type { Language } from "@maru/state";
import { bodyLines, clauseLine } from "./korean-lines.ts";
import { ENGLISH } from "./layouts/english.ts";
import { KOREAN } from "./layouts/korean.ts";
import { GAP, layoutOf, type Material, onLine } from "./layouts/layout.ts";
import { shortened } from "./shorten-text.ts";
import { line, type TextData, type TextLine } from "./text-data.ts";

/** An order made a text: addressee, opening, matters, closing. */
export function composeText(order: TextOrder, material: Material, language: Language): TextData {
  const kind = order.kind ?? "message";
  const register = registerFor(order, kind, order.to[0] ?? null);
  const to = addresseeOf(order);
  const body = language === "ko" ? koreanBody(order, kind, register, material) : englishBody(order, material);
  const filled = body.length > 0 ? body : [line("body", GAP[language])];
  const lines = (language === "ko" ? KOREAN : ENGLISH)[layoutOf(kind)]({
    order,
    to,
    kind,
    register,
    material,
    body: filled,
  });
  return { kind, to, register, language, lines: shortened(lines, order) };
}

/** Several are addressed together. */
function addresseeOf({ to }: TextOrder): string | null {
  return to.length > 1 ? to.slice(0, MOST_ADDRESSED).map(called).join(", ") : (to[0] ?? null);
}

const MOST_ADDRESSED = 3;

function registerFor({ style, purpose }: TextOrder, kind: string, to: string | null): Register {
  const usual = usualRegister(kind, to);
  if (usual === "plain") return "plain";
  if (style.register !== undefined) return style.register;
  if (style.tone === "soft" && !isClose(to)) return "haeyo";
  return style.tone === "firm" || (purpose === "demand" && usual === "haeyo") ? "hapsyo" : usual;
}

const WITH_FACTS = ["mail", "notice", "post", "certified", "statement"];
const LISTS = ["ad_copy", "caption", "card", "checklist", "questions", "summary", "memo", "table"];

function koreanBody(
  { contents, purpose }: TextOrder,
  kind: string,
  register: Register,
  { facts }: Material,
): readonly TextLine[] {
  if (kind === "clause" || kind === "agreement")
    return contents.length > 0
      ? contents.map((each) => ({ ...clauseLine(each), breaks: true }))
      : asTerms(facts);
  if (LISTS.includes(kind))
    return [...facts.map(onLine), ...contents.map((each) => onLine(listed(each, register)))];
  const own = bodyLines(
    TITLED.includes(kind) ? withoutTitle(contents, purpose) : contents,
    purpose,
    register,
  );
  if (own.length > 0 && WITH_FACTS.includes(kind)) return [...facts.map(onLine), ...own];
  return own.length > 0 && !own.every(({ words }) => words.includes("["))
    ? own
    : [...facts.map(onLine), ...own];
}

const TITLED = ["form", "request", "statement", "notice", "post", "certified", "official_letter"];

/** What only names the matter stands in the title. */
function withoutTitle(contents: readonly Content[], purpose: string | null): readonly Content[] {
  return purpose === null ? contents.filter(({ type }) => type !== "topic") : contents;
}

function asTerms(facts: readonly TextLine[]): readonly TextLine[] {
  return facts.map((each) => ({ ...each, breaks: true }));
}

function listed(content: Content, register: Register): TextLine {
  if (content.type === "said") return bodyLines([content], null, register)[0] ?? line("body", "");
  return line("body", content.words);
}

function englishBody(order: TextOrder, { facts }: Material): readonly TextLine[] {
  const { contents } = order;
  const own = contents.flatMap((each) => (each.type === "said" ? [] : [line("body", each.words)]));
  const korean = contents.flatMap((each) =>
    each.type === "said"
      ? bodyLines([each], null, "plain").map(({ words }) => line("body", `[${words}]`))
      : [],
  );
  const isBeside =
    own.length + korean.length === 0 || (order.kind !== null && WITH_FACTS.includes(order.kind));
  return [...(isBeside ? facts.map(onLine) : []), ...own, ...korean];
}
