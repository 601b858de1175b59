import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CellRenderer, readCell, renderCell } from "./file-cell.ts";

const roundTrip = (cell: string | Uint8Array) => readCell(JSON.parse(renderCell(cell, "    ")));

describe("a cell in a document", () => {
  it("is shown as the JSON it is", () => {
    expect(renderCell('{"도시":"오사카","박":3}', "  ")).toBe('{\n    "도시": "오사카",\n    "박": 3\n  }');
    expect(renderCell("[]", "  ")).toBe("[]");
  });

  it("comes back as exactly the same text, whatever the text is", () => {
    const awkward = [
      '{"b":1,"a":2}',
      '{"2":1,"1":2}',
      '{"a":1,"a":1}',
      "1.0",
      "-0",
      "1e400",
      " 1",
      "",
      "{",
      '"\\u0041"',
    ];
    const marks = [
      '{"$text":"x"}',
      '{"$bytes":"AA=="}',
      '{"$bytes":1}',
      '{"$text":"x","more":1}',
      '{"__proto__":{"a":1}}',
    ];
    for (const text of [...awkward, ...marks]) expect(roundTrip(text)).toBe(text);
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: "grapheme" })), (text) => {
        expect(roundTrip(text)).toBe(text);
      }),
    );
  });

  it("of bytes comes back as exactly the same bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(Uint8Array.from(roundTrip(bytes) as Buffer)).toEqual(bytes);
      }),
    );
  });

  it("looks the same from memory", () => {
    const renderer = new CellRenderer();
    const bytes = Uint8Array.of(1);
    const once = ['{"a":1}', bytes, "1.0"].map((cell) => renderer.render(cell, "  "));
    renderer.finish();
    const twice = ['{"a":1}', bytes, "1.0"].map((cell) => renderer.render(cell, "  "));
    expect(twice).toEqual(once);
    expect(once).toEqual(['{"a":1}', bytes, "1.0"].map((cell) => renderCell(cell, "  ")));
  });
});
