import { describe, expect, it } from "vitest";
import { endsWithOrder, endsWithQuestion, endsWithVerb, subjectWords } from "./subject-words.ts";

describe("what a text is about", () => {
  it("keeps its nouns, without asking, pointing and particles", () => {
    expect(subjectWords("그럼 우리나라 폐업 농가 지원금은 얼마예요?")).toEqual([
      "우리나라",
      "폐업",
      "농가",
      "지원금",
    ]);
    expect(subjectWords("What is the penalty for a late refund?")).toEqual(["penalty", "late", "refund"]);
    expect(subjectWords("고양이 전문가가 본 1.9등급")).toContain("1.9등급");
    expect(subjectWords("조사 좀 해줘")).toEqual([]);
  });

  it("tells what is told from what is ordered and asked, by its end", () => {
    expect(["폐업했어요", "소아 예방 효과"].map(endsWithVerb)).toEqual([true, false]);
    expect(["문체를 건조하게", "링크만 모아주세요", "번역언어별 비중"].map(endsWithOrder)).toEqual([
      true,
      true,
      false,
    ]);
    expect(["그대로 쓰는가", "내일 면접임"].map(endsWithQuestion)).toEqual([true, false]);
  });
});
