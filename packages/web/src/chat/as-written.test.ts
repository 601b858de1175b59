import { describe, expect, it } from "vitest";
import { asWritten, endLists } from "./as-written.ts";
import type { MarkdownPart } from "./read-markdown.ts";

const text = (value: string) => ({ type: "text", value });
const read = (tree: MarkdownPart) => asWritten(tree);

describe("a text as it was written", () => {
  it("has a new line where there is one", () => {
    expect(read({ type: "paragraph", children: [text("하나\n둘")] })).toEqual({
      type: "paragraph",
      children: [text("하나"), { type: "break" }, text("둘")],
    });
  });

  it("shows the signs it knows as drawings, and leaves every other as it is", () => {
    expect(read({ type: "paragraph", children: [text("🏨 숙소 🦆")] })).toMatchObject({
      children: [{ type: "sign", sign: "hotel" }, text(" 숙소 🦆")],
    });
    expect(read({ type: "paragraph", children: [text("⭐ 추천")] })).toMatchObject({
      children: [{ type: "sign", sign: "star" }, text(" 추천")],
    });
  });

  it("keeps an amount in one piece", () => {
    expect(read({ type: "paragraph", children: [text("12억 6,000만원 더")] })).toEqual({
      type: "paragraph",
      children: [text("12억\u00a06,000만원 더")],
    });
  });

  it("sets a column of amounts to the right, and no other", () => {
    const cell = (value: string) => ({ type: "tableCell", children: [text(value)] });
    const row = (...cells: string[]) => ({ type: "tableRow", children: cells.map(cell) });
    const table = {
      type: "table",
      align: [null, null],
      children: [row("항목", "금액"), row("숙박", "149,000원"), row("식비", "88,000원")],
    };
    expect(read(table)).toMatchObject({ align: [null, "right"] });
  });

  it("ends a list where a line stands under it that is no item", () => {
    expect(endLists("- 하나\n  이어서\n이렇게 해 보세요:\n1. 먼저")).toBe(
      "- 하나\n  이어서\n\n이렇게 해 보세요:\n1. 먼저",
    );
    expect(endLists("- 하나\n- 둘\n\n끝")).toBe("- 하나\n- 둘\n\n끝");
  });
});
