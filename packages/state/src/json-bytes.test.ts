import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonStringBytes } from "./json-bytes.ts";

const utf8Length = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;

describe("bytes of a JSON string", () => {
  it("[C13] every character of the first plane is counted as JSON writes it", () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (character.isWellFormed() && jsonStringBytes(character) !== utf8Length(character))
        expect.fail(
          `U+${code.toString(16)} counts ${jsonStringBytes(character)}, JSON has ${utf8Length(character)}`,
        );
    }
    expect(jsonStringBytes("가")).toBe(5);
  });

  it("[C13] any text is counted as JSON writes it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(jsonStringBytes(text)).toBe(utf8Length(text));
      }),
    );
    expect(jsonStringBytes('여행 🧳\n\u0000"\\')).toBe(utf8Length('여행 🧳\n\u0000"\\'));
  });
});
