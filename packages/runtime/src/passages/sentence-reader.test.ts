import fc from "fast-check";
import { expect, it } from "vitest";
import { SentenceReader } from "./sentence-reader.ts";

const TEXT = "도심에서 3.0km예요. 09:30에 떠나요! 좋나요?\n아래를 보세요. 끝";
const SENTENCES = ["도심에서 3.0km예요.", "09:30에 떠나요!", "좋나요?", "아래를 보세요.", "끝"];

it("gives the same sentences however the text is cut", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 }), (lengths) => {
      const reader = new SentenceReader();
      let at = 0;
      const read = [...lengths, TEXT.length].flatMap((length) => {
        const piece = TEXT.slice(at, at + length);
        at += length;
        return reader.read(piece);
      });
      expect([...read, ...reader.end()]).toEqual(SENTENCES);
    }),
  );
});

it("gives a sentence only when the next one begins, for 3. may become 3.5", () => {
  const reader = new SentenceReader();
  expect(reader.read("남는 돈은 3.")).toEqual([]);
  expect(reader.read("5만원이에요. 그")).toEqual(["남는 돈은 3.5만원이에요."]);
});
