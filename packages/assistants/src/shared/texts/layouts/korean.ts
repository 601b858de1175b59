import { called, isClose, isCrowd, type TextOrder, withParticle } from "@maru/language";
import { line } from "../text-data.ts";
import { kindLabel } from "../text-kinds.ts";
import { type Layouts, type Material, onLine } from "./layout.ts";

export const KOREAN: Layouts = {
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
  terms: ({ to, body }) => [
    line("title", "합의서"),
    line(
      "opening",
      `[이름]과 ${to === null || isCrowd(to) ? "[이름]은" : withParticle(to, "은/는")} 다음과 같이 합의한다.`,
      { breaks: true },
    ),
    ...body.map((each) => ({ ...onLine(each), mark: "1." })),
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
