import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";

describe("the language of a message", () => {
  it.each([
    ["오사카 3박 4일", "ko"],
    ["OpenAI와 Anthropic의 AI 안전성 접근법 비교해줘", "ko"],
    ["ㅇㅇ", "ko"],
    ["Osaka for 3 nights please", "en"],
    ["compare OpenAI and 구글 AI safety approaches in detail", "en"],
    ["大阪に行きたいです", "other"],
    ["https://example.org/abc 요약해줘", "ko"],
    ["KIX 가요", "ko"],
    ["100만원", "ko"],
    ["The address is 서울특별시 마포구 월드컵로 10, 302호", "en"],
    ["I moved to 경상남도 창원시 의창구 용지로 22 from 부산", "en"],
    ["the 현대 서울 is a 백화점이에요", "ko"],
  ])("%s", (text, expected) => {
    expect(detectLanguage(text)?.value).toBe(expected);
  });

  it.each(["", "123", "👍", "?!", "KIX"])("nothing is known from %j", (text) => {
    expect(detectLanguage(text)).toBeUndefined();
  });

  it("is less sure of a mixed message", () => {
    const sure = detectLanguage("안녕하세요")?.confidence ?? 0;
    expect(detectLanguage("safety 비교 report please")?.confidence ?? 1).toBeLessThan(sure);
  });
});
