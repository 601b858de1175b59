import { expect, it } from "vitest";
import { readSentence } from "./read-sentence.ts";
import { saySentence } from "./say.ts";

const REGISTERS = ["haeyo", "hapsyo", "banmal"] as const;
const SENTENCES = [
  ["곰팡이가 생겼어요.", "곰팡이가 생겼습니다.", "곰팡이가 생겼어."],
  ["보증금은 3천만원이에요.", "보증금은 3천만원입니다.", "보증금은 3천만원이야."],
  ["고쳐 주세요.", "고쳐 주시기 바랍니다.", "고쳐 줘."],
  ["너무 추워요.", "너무 춥습니다.", "너무 추워."],
  ["내일 갈게요.", "내일 가겠습니다.", "내일 갈게."],
  ["언제 되나요?", "언제 됩니까?", "언제 돼?"],
] as const;

it.each(SENTENCES)("changes %s to any other register and back", (...forms) => {
  for (const form of forms) {
    const said = readSentence(form);
    expect(said).not.toBeNull();
    if (said !== null) expect(REGISTERS.map((register) => saySentence(said, register))).toEqual(forms);
  }
});

it("leaves alone what does not end as a sentence", () => {
  expect(readSentence("보증금 반환 계좌는 법인 명의")).toBeNull();
});

const STEMS =
  "가 오 보내 늦 돕 듣 모르 만들 하 되 마시 쓰 짓 입 받 고치 미루 나가 배우 바꾸 부르 고르 사 내 열 살 놀 찾 놓 넣 드리 보이 기다리 다니 만나 떠나 끝나 나오 지우 갚 옮기 치우 비우 알리 풀 맡기 남 늘 줄 얻 잃 읽 씻 웃 맞 잡 접 앉".split(
    " ",
  );
const GENERATED = STEMS.flatMap((stem) =>
  (["state", "intend", "request", "ask"] as const).flatMap((act) =>
    (["haeyo", "hapsyo"] as const).map((register) => ({ stem, act, register })),
  ),
);

it.each(GENERATED)("reads $stem back as it was said ($act, $register)", ({ stem, act, register }) => {
  const said = saySentence({ lead: "내일 ", predicate: { stem, kind: "verb" }, act }, register);
  const read = readSentence(said);
  expect(read === null ? null : saySentence(read, register)).toBe(said);
});
