import { expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

const look = (width: number) => ({ emphasise: (part: string) => `<${part}>`, width });
const TABLE = "| 구분 | 가격 |\n|---|---:|\n| 알뜰 | **1,000원** |\n| LCC | 20원 |";

it("lines tables up by how wide Hangul is, and emphasises headings and strong words", () => {
  expect(renderMarkdown(`# 오사카\n\n${TABLE}\n\n- **총액** 1,020원\n_모두 추정가예요._`, look(80))).toBe(
    "<오사카>\n\n<  구분  가격>\n  알뜰  1,000원\n  LCC   20원\n\n- <총액> 1,020원\n모두 추정가예요.",
  );
});

it("tells a table row by row where it does not fit", () => {
  expect(renderMarkdown(TABLE, look(14))).toBe("  <알뜰>\n    가격: 1,000원\n  <LCC>\n    가격: 20원");
});
