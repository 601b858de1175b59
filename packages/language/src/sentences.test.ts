import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSentences } from "./sentences.ts";

const wordsOf = (text: string) => findSentences(text).map(({ words }) => words);

describe("sentences of a text", () => {
  it("end at full stops, not inside figures, names and abbreviations", () => {
    expect(wordsOf("지각은 연 3.1회에서 1.8회로 줄었다. 성적은 다루지 않았다.")).toEqual([
      "지각은 연 3.1회에서 1.8회로 줄었다.",
      "성적은 다루지 않았다.",
    ]);
    expect(wordsOf("Dr. Kim saw 2.5 percent. No. 5 was left out!")).toEqual([
      "Dr. Kim saw 2.5 percent.",
      "No. 5 was left out!",
    ]);
  });

  it("end with their line, without the mark of a list", () => {
    expect(wordsOf("# 결과\n- 수면 34분 증가\n- 지각 감소\n\n끝")).toEqual([
      "결과",
      "수면 34분 증가",
      "지각 감소",
      "끝",
    ]);
  });

  it("stand in the text letter by letter, in order and apart", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("가", "나", " ", ".", "?", "\n", "3", "A", "-") }),
        (text) => {
          let before = 0;
          for (const { span, words } of findSentences(text)) {
            expect(text.slice(span.start, span.end)).toBe(words);
            expect(span.start).toBeGreaterThanOrEqual(before);
            before = span.end;
          }
        },
      ),
    );
  });
});
