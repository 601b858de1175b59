import { expect, it } from "vitest";
import { findInPalette } from "./palette.ts";

const form = (op: string, ko: string, en: string, does = "", said: readonly string[] = []) => ({
  op,
  label: { ko, en },
  does: { ko: does, en: "" },
  said: [...said],
});
const FORMS = [
  form("show", "한 부분 보기", "show a part", "계산한 것을 보여 드려요."),
  form("calc", "계산하기", "work out a figure", "", ["둘이 나누면 얼마예요"]),
  form("draft", "글 쓰기", "write a text", "", ["집주인한테 보낼 문자 좀 써 주세요"]),
];
const THINGS = [{ ref: "plan:B", kind: "plan", label: { ko: "B안", en: "plan B" } }];

const found = (typed: string) => findInPalette(FORMS, THINGS, typed).forms.map(({ op }) => op);

it("finds names before descriptions, in either language, whatever the spaces", () => {
  expect(found("계산")).toEqual(["calc", "show"]);
  expect(found("글쓰기")).toEqual(["draft"]);
  expect(found("WORK OUT")).toEqual(["calc"]);
  expect(found("")).toEqual(["show", "calc", "draft"]);
  expect(found("없는 말귀")).toEqual([]);
});

it("finds what people say for it, also where only most of the words are the same", () => {
  expect(found("나누면 얼마")).toEqual(["calc"]);
  expect(found("집주인한테 문자 보내줘")).toEqual(["draft"]);
});

it("finds what is shown, to point at it", () => {
  expect(findInPalette(FORMS, THINGS, "b안").things).toEqual(THINGS);
});
