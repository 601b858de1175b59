import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCorrections, withoutRejected } from "./correction.ts";
import { readAnswer } from "./correction-answer.ts";
import { readApproval } from "./correction-approval.ts";
import type { Span } from "./tokenise.ts";

function told(text: string): readonly string[] {
  const words = ({ start, end }: Span) => text.slice(start, end);
  return findCorrections(text).map(({ value }) => {
    switch (value.kind) {
      case "replace":
        return `${words(value.rejected)} → ${words(value.wanted)}`;
      case "exclude":
        return `-${words(value.rejected)}`;
      case "instead":
        return `→ ${words(value.wanted)}`;
      default:
        return value.kind;
    }
  });
}

describe("a message that takes something back", () => {
  it.each([
    ["다낭 말고 세부", ["다낭 → 세부"]],
    ["잠깐, 다낭 말고 세부로 바꿀래", ["다낭 → 세부로 바꿀래"]],
    ["다낭말고 세부로", ["다낭 → 세부로"]],
    ["3박 말고 2박으로", ["3박 → 2박으로"]],
    ["100만원 아니고 200만원이요", ["100만원 → 200만원이요"]],
    ["호텔 대신 게스트하우스", ["호텔 → 게스트하우스"]],
    ["둘이 아니라 셋이요", ["둘 → 셋이요"]],
    ["다낭에서 세부로 바꿔줘", ["다낭 → 세부"]],
    ["12월 20일 말고 21일", ["20일 → 21일"]],
    ["블로그 말고 2020년 이후 논문만", ["블로그 → 2020년 이후 논문만"]],
    ["not Osaka, Tokyo", ["Osaka → Tokyo"]],
    ["Tokyo instead of Osaka", ["Osaka → Tokyo"]],
    ["change Osaka to Tokyo", ["Osaka → Tokyo"]],
    ["아니 2박으로", ["→ 2박으로"]],
    ["아니다 100만원", ["→ 100만원"]],
    ["아니요, 세 명이요", ["→ 세 명이요"]],
    ["아 맞다 3명이요", ["→ 3명이요"]],
    ["ㄴㄴ 오사카로", ["→ 오사카로"]],
    ["actually 3 nights", ["→ 3 nights"]],
    ["No, Tokyo please", ["→ Tokyo please"]],
    ["쇼핑은 빼고", ["-쇼핑"]],
    ["오사카는 됐고 도쿄로", ["-오사카"]],
    ["쇼핑은 싫어요", ["-쇼핑"]],
    ["쇼핑은 관심 없어요", ["-쇼핑"]],
    ["쇼핑 같은 건 별로 관심이 없어서요", ["-쇼핑"]],
    ["쇼핑에는 흥미 없음", ["-쇼핑"]],
    ["쇼핑은 안 해도 돼요", ["-쇼핑"]],
    ["쇼핑은 굳이 필요 없고", ["-쇼핑"]],
    ["쇼핑은 넣지 마세요", ["-쇼핑"]],
    ["not into shopping", ["-shopping"]],
    ["I don't care about museums", ["-museums"]],
    ["not airbnb", ["-airbnb"]],
    ["hotel not airbnb", ["airbnb → hotel"]],
    ["Tokyo, not Osaka", ["Osaka → Tokyo"]],
    ["아 미안 4박", ["→ 4박"]],
    ["쇼핑 빼고 맛집 위주로", ["-쇼핑"]],
    ["일본 제외하고 추천해줘", ["-일본"]],
    ["월세는 빼고 승인", ["-월세"]],
    ["without shopping", ["-shopping"]],
    ["다낭 말고 세부 쇼핑은 빼고", ["다낭 → 세부 쇼핑은 빼고", "-쇼핑"]],
    ["그거 말고", ["other"]],
    ["그거 말고 다른 거", ["other"]],
    ["다른 걸로 보여줘", ["other"]],
    ["다른 호텔 보여줘", ["other"]],
    ["something else please", ["other"]],
    ["취소", ["cancel"]],
    ["취소할게요", ["cancel"]],
    ["그냥 취소해줘 ㅠㅠ", ["cancel"]],
    ["그만할래", ["cancel"]],
    ["never mind", ["cancel"]],
  ])("%s", (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each([
    "부산에서 오사카로 가요",
    "오사카 말고도 교토도 보고 싶어요",
    "맛집뿐만 아니라 쇼핑도요",
    "아니면 세부도 좋아요",
    "아니요 괜찮아요",
    "취소 수수료 얼마예요?",
    "no problem",
    "12월 말에 가요",
    "말도 안 돼요",
    "오사카 3박 4일 2명",
    "why not",
    "맛집 말고는 다 빼줘",
  ])("nothing is taken back in: %s", (text) => {
    expect(told(text)).toEqual([]);
  });

  it("lets extractors leave out what was rejected", () => {
    const text = "다낭 말고 세부";
    const found = [
      { value: "danang", span: { start: 0, end: 2 }, confidence: 1 },
      { value: "cebu", span: { start: 6, end: 8 }, confidence: 1 },
    ];
    expect(withoutRejected(found, findCorrections(text)).map(({ value }) => value)).toEqual(["cebu"]);
  });

  it("points inside any text", () => {
    const word = fc.constantFrom(
      "다낭",
      " ",
      "말고",
      "아니",
      "빼고",
      "취소",
      ",",
      "not ",
      "osaka",
      "에서 ",
      "로 바꿔",
      "대신",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (words) => {
        const text = words.join("");
        for (const { value, span } of findCorrections(text))
          for (const each of [
            span,
            "rejected" in value ? value.rejected : span,
            "wanted" in value ? value.wanted : span,
          ])
            expect(each.start < each.end && each.end <= text.length).toBe(true);
      }),
    );
  });

  it.each(["가", "가 ", "말고 ", "아니 ", "a ", "not a ", "빼", "에서 "])(
    "reads 10,000 characters of %j to the end",
    (unit) => {
      const text = unit.repeat(10_000 / unit.length);
      for (const { span } of findCorrections(text)) expect(span.end).toBeLessThanOrEqual(text.length);
      expect(readApproval(text)?.span.end ?? 0).toBeLessThanOrEqual(text.length);
    },
  );
});

describe("yes or no", () => {
  it.each([
    ["네", "yes"],
    ["넵!", "yes"],
    ["네네 ㅎㅎ", "yes"],
    ["응", "yes"],
    ["ㅇㅇ", "yes"],
    ["ㅇㅋ", "yes"],
    ["그래", "yes"],
    ["좋아요", "yes"],
    ["좋아요ㅎㅎ", "yes"],
    ["네 좋아요", "yes"],
    ["맞아요~", "yes"],
    ["그렇게 해주세요", "yes"],
    ["yes", "yes"],
    ["Sure!", "yes"],
    ["네 근데 2박으로", "yes"],
    ["아니요", "no"],
    ["아뇨", "no"],
    ["ㄴㄴ", "no"],
    ["안 돼요", "no"],
    ["안 좋아요", "no"],
    ["됐어요", "no"],
    ["필요 없어요", "no"],
    ["No thanks", "no"],
    ["괜찮아요", "ambiguous"],
    ["글쎄요", "ambiguous"],
    ["네?", "ambiguous"],
    ["네 아니 잠깐만요", "ambiguous"],
    ["네 명이요", undefined],
    ["네 명", undefined],
    ["예산은 100만원", undefined],
    ["그래도 비싸요", undefined],
    ["좋은 호텔로", undefined],
    ["오사카", undefined],
    ["어디가 좋아요?", undefined],
    ["", undefined],
  ])("%s", (text, expected) => {
    expect(readAnswer(text)?.value).toBe(expected);
  });

  it("is surer of a plain answer than of one with conditions", () => {
    expect(readAnswer("네")?.confidence).toBeGreaterThan(readAnswer("네 근데 2박으로")?.confidence ?? 1);
  });
});

describe("a decision about an approval", () => {
  it.each([
    ["승인", "approve"],
    ["승인할게요", "approve"],
    ["네 진행해주세요", "approve"],
    ["ㅇㅇ 저장해", "approve"],
    ["approve", "approve"],
    ["좋아요", "approve"],
    ["취소 말고 승인", "approve"],
    ["수정 없이 승인", "approve"],
    ["확인했어 완성해줘", "approve"],
    ["이대로 해주세요", "approve"],
    ["네 이대로 마무리해줘", "approve"],
    ["문제없어요 최종본 만들어줘", "approve"],
    ["looks good", "approve"],
    ["please finalize", "approve"],
    ["완성하지 마세요", "reject"],
    ["언제 완성되나요?", undefined],
    ["해주세요", "approve"],
    ["보류할게요", "unclear"],
    ["취소", "reject"],
    ["취소할게", "reject"],
    ["반려합니다", "reject"],
    ["승인 안 할게요", "reject"],
    ["승인하지 마세요", "reject"],
    ["아니요", "reject"],
    ["do not approve", "reject"],
    ["금액만 수정할게요", "modify"],
    ["보증금 2억으로 바꿔줘", "modify"],
    ["네 근데 3억 말고 2억으로", "modify"],
    ["괜찮아요", "unclear"],
    ["승인되면 어떻게 돼요?", undefined],
    ["취소 수수료 얼마예요?", undefined],
    ["오늘 날씨 좋네", undefined],
  ])("%s", (text, expected) => {
    expect(readApproval(text)?.value.decision).toBe(expected);
  });

  it("may leave something out, or take only something", () => {
    const except = "월세는 빼고 승인";
    const only = "1번만 승인할게요";
    const words = (text: string, spans: readonly Span[]) =>
      spans.map(({ start, end }) => text.slice(start, end));
    const first = readApproval(except)?.value;
    const second = readApproval(only)?.value;
    expect(first?.decision === "approve" && words(except, first.except)).toEqual(["월세"]);
    expect(second?.decision === "approve" && words(only, second.only)).toEqual(["1번"]);
  });
});
