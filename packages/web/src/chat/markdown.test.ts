import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Prose } from "./markdown.tsx";

beforeAll(() => {
  vi.stubGlobal("window", { location: { origin: "https://maru.test" } });
});

const drawn = (text: string): string =>
  renderToStaticMarkup(createElement(Prose, { text })).replace(
    /^<div class="prose" lang="\w+">(.*)<\/div>$/s,
    "$1",
  );

describe("a text in Markdown", () => {
  it.each([
    [
      "**굵게** _기울여_ ~~지워서~~ `그대로`",
      "<p><strong>굵게</strong> <em>기울여</em> <del>지워서</del> <code>그대로</code></p>",
    ],
    ["# 하나\n\n### 셋\n\n###### 여섯", "<h3>하나</h3><h4>셋</h4><h5>여섯</h5>"],
    ["- 하나\n- 둘", "<ul><li>하나</li><li>둘</li></ul>"],
    ["3. 셋\n4. 넷", '<ol start="3"><li>셋</li><li>넷</li></ol>'],
    ["> 인용\n\n---", "<blockquote><p>인용</p></blockquote><hr/>"],
    ["```\n<b>\n```", '<pre tabindex="0"><code>&lt;b&gt;</code></pre>'],
    ["한 줄\n또 한 줄", "<p>한 줄<br/>또 한 줄</p>"],
  ])("%j is drawn as it is meant", (text, html) => expect(drawn(text)).toBe(html));

  it("draws a table with its columns set as they say", () => {
    expect(drawn("| 항목 | 금액 |\n|---|---:|\n| 숙박 | 149,000원 |")).toBe(
      '<div class="prose-table" tabindex="0"><table><thead><tr><th>항목</th><th style="text-align:right">금액</th></tr></thead>' +
        '<tbody><tr><td>숙박</td><td class="amount" style="text-align:right">149,000원</td></tr></tbody></table></div>',
    );
  });

  it("keeps paragraphs of an item that has several", () => {
    expect(drawn("- 하나\n\n  더\n")).toBe("<ul><li><p>하나</p><p>더</p></li></ul>");
    expect(drawn("- 하나\n  - 안에\n")).toBe("<ul><li>하나<ul><li>안에</li></ul></li></ul>");
  });

  it("says where a link leads, by its address or by reference", () => {
    const link = '<a href="https://law.go.kr/x" target="_blank" rel="noopener noreferrer nofollow">법</a> ';
    expect(drawn("[법](https://law.go.kr/x)")).toContain(link);
    expect(drawn("[법][1]\n\n[1]: https://law.go.kr/x")).toContain(link);
    expect(drawn("https://law.go.kr/x 보기")).toContain('<a href="https://law.go.kr/x"');
    expect(drawn("https://law.go.kr/x 보기")).not.toContain("(law.go.kr)");
    // Words that are another address, or letters that look alike, do not say where a link leads.
    expect(drawn("[https://law.go.kr](https://evil.example/x)")).toContain("(evil.example)");
    expect(drawn("[https://lаw.go.kr](https://lаw.go.kr)")).toContain("(xn--");
    expect(drawn("[법](javascript:alert(1))")).toBe("<p><span>법</span></p>");
  });

  it("shortens an address that stands there as itself to where it leads and what it ends in", () => {
    const said = (address: string) => />([^<]*)<\/a>/.exec(drawn(address))?.[1];
    expect(said("https://law.go.kr/x")).toBe("law.go.kr/x");
    expect(said("https://www.law.go.kr/법령/주택임대차보호법과시행령과그밖의것/제7조")).toBe(
      "www.law.go.kr/…/제7조",
    );
    expect(said(`https://law.go.kr/${"a".repeat(60)}`)).toBe("law.go.kr/…");
    expect(drawn("https://law.go.kr/a/b/c/d/e/f/g/h/i/j/k/l")).toContain(
      'href="https://law.go.kr/a/b/c/d/e/f/g/h/i/j/k/l"',
    );
  });

  it("keeps days and spans of figures on one line", () => {
    const kept = (text: string) => [...drawn(text).matchAll(/nowrap">([^<]*)</g)].map(([, words]) => words);
    expect(kept("시행 2020-07-31, 기간 2026-08~2026-10")).toEqual(["2020-07-31", "2026-08~2026-10"]);
    expect(kept("예산은요? (1인당 10만원~1,000만원)")).toEqual(["10만원~1,000만원"]);
    expect(kept("며칠이요? (1박~14박)")).toEqual(["1박~14박"]);
    expect(drawn("그냥 ~ 물결 3개")).toBe("<p>그냥 ~ 물결 3개</p>");
  });

  it("leaves HTML the text it is, and says what a picture shows", () => {
    expect(drawn('<img src=x onerror="hit()">')).toBe("<p>&lt;img src=x onerror=&quot;hit()&quot;&gt;</p>");
    expect(drawn("앞 <b>뒤</b>")).toBe("<p>앞 &lt;b&gt;뒤&lt;/b&gt;</p>");
    expect(drawn("![고양이](https://evil.example/a.png)")).toContain("[그림: 고양이]");
  });
});
