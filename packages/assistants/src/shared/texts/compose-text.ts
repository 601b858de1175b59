import type { Content, Register, TextOrder } from "@maru/language";
import type { Language } from "@maru/state";
import { called, isClose, isCrowd, usualRegister } from "./addressee.ts";
import { bodyLines, clauseLine } from "./korean-lines.ts";
import { line, type TextData, type TextLine } from "./text-data.ts";
import { kindLabel } from "./text-kinds.ts";

/** What a text is made of, beside the order. */
export interface Material {
  /** Who sends it: «세입자 [이름]»; null where it says so itself. */
  readonly sender: string | null;
  /** Lines out of what is known: results, facts of the case. */
  readonly facts: readonly TextLine[];
  /** What it is about, for its title. */
  readonly about: string | null;
}

const GAP = { ko: "[전할 내용]", en: "[what to say]" };

/** An order made a text: addressee, opening, matters, closing. */
export function composeText(order: TextOrder, material: Material, language: Language): TextData {
  const kind = order.kind ?? "message";
  const to = order.to[0] ?? null;
  const register = registerFor(order, kind, to);
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

function registerFor({ style, purpose }: TextOrder, kind: string, to: string | null): Register {
  const usual = usualRegister(kind, to);
  if (usual === "plain") return "plain";
  if (style.register !== undefined) return style.register;
  if (style.tone === "soft" && !isClose(to)) return "haeyo";
  return style.tone === "firm" || (purpose === "demand" && usual === "haeyo") ? "hapsyo" : usual;
}

const WITH_FACTS = ["mail", "notice", "post"];
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
  const own = bodyLines(contents, purpose, register);
  if (own.length > 0 && WITH_FACTS.includes(kind)) return [...facts.map(onLine), ...own];
  return own.length > 0 && !own.every(({ words }) => words.includes("["))
    ? own
    : [...facts.map(onLine), ...own];
}

function asTerms(facts: readonly TextLine[]): readonly TextLine[] {
  return facts.map((each) => ({ ...each, breaks: true }));
}

function onLine(each: TextLine): TextLine {
  return { ...each, breaks: true };
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

interface Parts {
  readonly order: TextOrder;
  readonly to: string | null;
  readonly kind: string;
  readonly register: Register;
  readonly material: Material;
  readonly body: readonly TextLine[];
}

type Layout = "chat" | "mail" | "certified" | "titled" | "terms" | "list" | "bare" | "spoken";

function layoutOf(kind: string): Layout {
  switch (kind) {
    case "mail":
    case "letter":
      return "mail";
    case "certified":
    case "official_letter":
      return "certified";
    case "notice":
    case "post":
    case "statement":
    case "request":
    case "form":
      return "titled";
    case "agreement":
      return "terms";
    case "checklist":
    case "questions":
    case "summary":
    case "memo":
    case "table":
      return "list";
    case "script":
    case "speech":
      return "spoken";
    case "message":
      return "chat";
    default:
      return "bare";
  }
}

type Layouts = { readonly [layout in Layout]: (parts: Parts) => readonly TextLine[] };

const KOREAN: Layouts = {
  chat: ({ order, to, register, material, body }) => {
    const isThanks = body.some(({ words }) => /감사|고마/u.test(words));
    const one = order.style.lines === 1;
    if (register === "banmal")
      return [...(to === null || isCrowd(to) ? [] : [line("opening", `${called(to)},`)]), ...body];
    if (one) return body;
    const name = to === null || isCrowd(to) ? "" : ` ${called(to)}`;
    const from =
      material.sender === null || isClose(to) ? [] : [line("opening", `${material.sender}입니다.`)];
    const closing = isThanks || isClose(to) ? [] : [line("closing", "감사합니다.")];
    const opening =
      name === "" && to !== null ? [] : [line("opening", `안녕하세요${name === "" ? "" : `,${name}`}.`)];
    return [...opening, ...from, ...body, ...closing];
  },
  mail: ({ kind, to, register, material, body, order }) => {
    const who = to === null || isCrowd(to) ? "[받는 사람]" : called(to);
    const title = kind === "mail" ? [line("title", `제목: ${titleOf(material, order)}`)] : [];
    const polite = register !== "banmal";
    return [
      ...title,
      line("opening", `${who}${polite ? "께" : "에게"}`, { breaks: true }),
      line("opening", "", { breaks: true }),
      ...(polite
        ? [line("opening", `안녕하세요, ${material.sender ?? "[이름]"}입니다.`, { breaks: true })]
        : []),
      ...body.map((each, index) => (index === 0 ? onLine(each) : each)),
      ...(polite && !body.some(({ words }) => /감사드|감사합/u.test(words))
        ? [line("closing", "감사합니다.", { breaks: true })]
        : []),
      line("sign", "", { breaks: true }),
      line("sign", `[이름] ${polite ? "드림" : "씀"}`, { breaks: true }),
    ];
  },
  certified: ({ kind, to, material, body, order }) => [
    line("title", kindLabel(kind, "ko")),
    line("opening", `받는 사람: ${to === null || isCrowd(to) ? "[받는 사람]" : to}, [받는 사람 주소]`, {
      breaks: true,
    }),
    line("opening", `보내는 사람: ${material.sender ?? "[이름]"}, [보내는 사람 주소]`, { breaks: true }),
    line("title", `제목: ${titleOf(material, order)}`, { breaks: true }),
    line("body", "", { breaks: true }),
    ...body.map((each) => ({ ...onLine(each), mark: "1." })),
    line("sign", "", { breaks: true }),
    line("sign", "[보내는 날짜]", { breaks: true }),
    line("sign", "보내는 사람 [이름] (서명)", { breaks: true }),
  ],
  titled: ({ kind, to, material, body, order, register }) => [
    line("title", titleOf(material, order) === "[제목]" ? kindLabel(kind, "ko") : titleOf(material, order)),
    line("body", "", { breaks: true }),
    ...(to === null || isCrowd(to) || kind === "notice"
      ? []
      : [line("opening", `받는 곳: ${called(to)}`, { breaks: true })]),
    ...body.map(onLine),
    ...(kind === "notice" || kind === "post"
      ? register === "banmal"
        ? []
        : [line("closing", "감사합니다.", { breaks: true })]
      : [line("sign", "", { breaks: true }), line("sign", "[날짜]  [이름] (서명)", { breaks: true })]),
  ],
  terms: ({ order, to, body }) => [
    line("title", "합의서"),
    line(
      "opening",
      `[이름]과 ${to === null || isCrowd(to) ? "[이름]" : to}은 다음과 같이 합의한다.`.replace(
        /\]은/u,
        "]은",
      ),
      { breaks: true },
    ),
    ...body.map((each) => ({ ...onLine(each), mark: "1." })),
    ...(order.contents.length === 0 ? [] : []),
    line("sign", "", { breaks: true }),
    line("sign", "[날짜]", { breaks: true }),
    line("sign", "[이름] (서명)   [이름] (서명)", { breaks: true }),
  ],
  list: ({ kind, body }) =>
    body.map((each) => ({
      ...onLine(each),
      mark: kind === "checklist" ? "□" : kind === "questions" ? "1." : "-",
    })),
  bare: ({ body }) => body.map(onLine),
  spoken: ({ body, material, to }) => [
    line("opening", `안녕하세요${to === null || isCrowd(to) ? "" : `, ${called(to)}`}.`),
    ...(material.sender === null ? [] : [line("opening", `${material.sender}입니다.`)]),
    ...body,
    line("closing", "감사합니다."),
  ],
};

function titleOf({ about }: Material, { contents, purpose }: TextOrder): string {
  const [topic] = contents.flatMap((each) => (each.type === "topic" ? [each.words] : []));
  const named = topic ?? about;
  const label = purpose === null ? "" : (PURPOSE_TITLES[purpose] ?? "");
  return named === null || named === undefined
    ? label || "[제목]"
    : `${named} ${named.includes(label) ? "" : label}`.trim();
}

const PURPOSE_TITLES: { readonly [purpose: string]: string } = {
  request: "요청",
  inquiry: "문의",
  confirmation: "확인 요청",
  notice: "안내",
  proposal: "제안",
  refusal: "회신",
  thanks: "감사 인사",
  apology: "사과 말씀",
  invitation: "초대",
  congratulation: "축하",
  greeting: "인사",
  demand: "이행 촉구",
  explanation: "소명",
  complaint: "시정 요청",
};

const ENGLISH: Layouts = {
  chat: ({ to, material, body, order }) => [
    ...(order.style.lines === 1
      ? []
      : [line("opening", to === null || isCrowd(to) ? "Hello," : `Hello ${to},`)]),
    ...(material.sender === null ? [] : [line("opening", `this is ${material.sender}.`)]),
    ...body,
    ...(order.style.lines === 1 ? [] : [line("closing", "Thank you.")]),
  ],
  mail: ({ kind, to, body, material, order }) => [
    ...(kind === "mail" ? [line("title", `Subject: ${material.about ?? "[subject]"}`)] : []),
    line("opening", `Dear ${to === null || isCrowd(to) ? "[name]" : to},`, { breaks: true }),
    line("opening", "", { breaks: true }),
    ...(order.purpose === "thanks"
      ? [line("body", "Thank you very much for your time.", { breaks: true })]
      : []),
    ...body
      .filter(({ words }) => order.purpose !== "thanks" || words !== GAP.en)
      .map((each, index) => (index === 0 ? onLine(each) : each)),
    line("closing", "", { breaks: true }),
    line("closing", "Kind regards,", { breaks: true }),
    line("sign", "[your name]", { breaks: true }),
  ],
  certified: (parts) => ENGLISH.mail(parts),
  titled: ({ kind, body, material }) => [
    line("title", material.about ?? kindLabel(kind, "en")),
    ...body.map(onLine),
  ],
  terms: ({ body }) => [
    line("title", "Agreement"),
    line("opening", "[name] and [name] agree as follows.", { breaks: true }),
    ...body.map((each) => ({ ...onLine(each), mark: "1." })),
    line("sign", "[date]", { breaks: true }),
    line("sign", "[name] (signature)   [name] (signature)", { breaks: true }),
  ],
  list: ({ kind, body }) =>
    body.map((each) => ({
      ...onLine(each),
      mark: kind === "checklist" ? "□" : kind === "questions" ? "1." : "-",
    })),
  bare: ({ body }) => body.map(onLine),
  spoken: ({ body }) => [line("opening", "Hello."), ...body, line("closing", "Thank you.")],
};

/** At most as many lines as were asked for: what is said stays, what is only manners goes first. */
export function shortened(lines: readonly TextLine[], { style }: Pick<TextOrder, "style">): TextLine[] {
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
