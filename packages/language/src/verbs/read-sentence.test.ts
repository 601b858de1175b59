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
