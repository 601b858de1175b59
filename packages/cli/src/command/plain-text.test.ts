import fc from "fast-check";
import { expect, it } from "vitest";
import { plainJson, plainLine, plainText } from "./plain-text.ts";

it("takes out what could take over a terminal, and keeps the words and lines", () => {
  expect(plainText("오사카\u001b[31m\n3박\u202e\u0007\u009b2J\u200f")).toBe("오사카[31m\n3박2J");
  expect(plainLine(" 오사카 \n\t 3박\r")).toBe("오사카 3박");
});

it("writes JSON that no terminal obeys and that reads back exactly", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const written = plainJson({ [text]: [text] }, 2);
      expect(plainText(written)).toBe(written);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify({ [text]: [text] })));
    }),
  );
});
