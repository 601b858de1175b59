import { isCrowd } from "@maru/language";
import { line } from "../text-data.ts";
import { kindLabel } from "../text-kinds.ts";
import { GAP, type Layouts, onLine } from "./layout.ts";

export const ENGLISH: Layouts = {
  chat: ({ to, material, body, order }) => [
    ...(order.style.lines === 1 ? [] : [line("opening", isUnnamed(to) ? "Hello," : `Hello ${to},`)]),
    ...(material.sender === null ? [] : [line("opening", `this is ${material.sender}.`)]),
    ...body,
    ...(order.style.lines === 1 ? [] : [line("closing", "Thank you.")]),
  ],
  mail: ({ kind, to, body, material, order }) => [
    ...(kind === "mail" ? [line("title", `Subject: ${material.about ?? "[subject]"}`)] : []),
    line("opening", `Dear ${isUnnamed(to) ? "[name]" : to},`, { breaks: true }),
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

/** A name in Korean letters stays out of an English text. */
function isUnnamed(to: string | null): boolean {
  return to === null || isCrowd(to) || /[가-힣]/u.test(to);
}
