import { expect, it } from "vitest";
import { textOfHtml, titleInHtml } from "./text-of-html.ts";

it("reads what a page shows, and nothing of what it hides", () => {
  const html =
    "<html><head><title>수면 조사</title><style>p{}</style></head><body><!-- 숨은 말 --><h1>결과</h1><p>하루 <b>34분</b> 늘었다 &amp; 끝</p><script>steal()</script></body></html>";
  expect(textOfHtml(html)).toBe("결과\n하루 34분 늘었다 & 끝");
  expect(titleInHtml(html)).toBe("수면 조사");
});

it("comes to an end quickly, whatever was left open", () => {
  for (const open of ["<", "<script>", "<!--", "<title", "</p"])
    expect(textOfHtml(`가${open.repeat(50_000)}`).startsWith("가")).toBe(true);
});
