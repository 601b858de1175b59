import { expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

it("lines tables up by how wide Hangul is, and emphasises headings and strong words", () => {
  const text =
    "# 오사카\n\n| 구분 | 가격 |\n|---|---:|\n| 알뜰 | **1,000원** |\n| LCC | 20원 |\n\n- **총액** 1,020원";
  expect(renderMarkdown(text, (part) => `<${part}>`)).toBe(
    "<오사카>\n\n  <구분  가격>\n  알뜰  1,000원\n  LCC   20원\n\n- <총액> 1,020원",
  );
});
