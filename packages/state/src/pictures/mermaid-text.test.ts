import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mermaidIds, mermaidText } from "./mermaid-text.ts";
import { anyText, onOneLine } from "./testing/texts.ts";

describe("text in a Mermaid picture", () => {
  it("stays readable where nothing can go wrong", () => {
    expect(mermaidText("계획 세우기")).toBe("계획 세우기");
    expect(mermaidText("awaiting_approval 2026-11-16, 1.5 = x → y")).toBe(
      "awaiting_approval 2026-11-16, 1.5 = x → y",
    );
  });

  it("cannot close its quotes, start markup or become a comment", () => {
    expect(mermaidText('a"]<b>%%;#')).toBe("a#34;#93;#60;b#62;#37;#37;#59;#35;");
  });

  it("keeps to one line and is never empty", () => {
    expect(mermaidText(" a\r\n\tb\u0000 ")).toBe("a b");
    expect(mermaidText("\n")).toBe("#34;#34;");
  });

  it("does not turn the picture round with a sentence about directions", () => {
    expect(mermaidText("Direction LR")).toBe("Direction#32;LR");
  });

  it("does not become a list or emphasis", () => {
    expect(mermaidText("1. one")).toBe("1#46; one");
    expect(mermaidText("_x_")).toBe("#95;x#95;");
    expect(mermaidText("- x")).toBe("#45; x");
  });

  it("says the same once its entities are read again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = mermaidText(text).replace(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
        expect(read).toBe(onOneLine(text));
      }),
    );
  });
});

describe("ids in a Mermaid picture", () => {
  it("are made of the name where that is possible", () => {
    const idOf = mermaidIds("phase", ["collecting", "end", "완료"]);
    expect([idOf("collecting"), idOf("end"), idOf("완료")]).toEqual([
      "phase_collecting",
      "phase_end",
      "phase_other",
    ]);
  });

  it("differ for different names and never leave the safe alphabet", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyText, { minLength: 1, maxLength: 8 }), (names) => {
        const idOf = mermaidIds("agent", names);
        const ids = names.map(idOf);
        expect(new Set(ids).size).toBe(names.length);
        for (const id of ids) expect(id).toMatch(/^agent(_[A-Za-z0-9]+)+$/);
      }),
    );
  });
});
