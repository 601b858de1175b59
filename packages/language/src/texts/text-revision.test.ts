import { expect, it } from "vitest";
import { readTextRevision } from "./text-revision.ts";

it.each([
  ["너무 세게 말고", { style: { tone: "soft" } }],
  ["한 줄로", { style: { lines: 1 } }],
  ["반말로", { style: { register: "banmal" } }],
  ["이모티콘 빼고", { style: { emoji: "without" } }],
  ["금액은 빼고", { dropParts: ["money"] }],
  ['"감사합니다" 빼고', { dropParts: ["thanks"] }],
  ["'위반'이라는 표현은 삭제하고 '확인 필요'로 대체.", { replace: [{ from: "위반", to: "확인 필요" }] }],
  ["매도인한테 말고 중개사한테 보내는 톤으로", { to: "중개사" }],
  ["'고소'라는 말 빼주세요", { drop: ["고소"] }],
  ["제목을 약속으로 ㅋㅋ", { title: "약속" }],
  ["아까 걸로", { goesBack: true }],
  ["remove question about parking", { drop: ["parking"] }],
])("reads «%s»", (message, wanted) => {
  expect(readTextRevision(message)).toMatchObject(wanted);
});

it("asks for nothing where nothing is to be different", () => {
  expect(readTextRevision("네 고마워요")).toBeNull();
});
