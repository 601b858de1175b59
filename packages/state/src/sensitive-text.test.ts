import { describe, expect, it } from "vitest";
import { redactText } from "./redact-text.ts";

describe("[R4] e-mail addresses", () => {
  it.each([
    ["hong@example.com으로 보내 주세요", "[이메일]으로 보내 주세요"],
    ["메일은hong.gil+trip@mail.example.co.kr예요", "메일은[이메일]예요"],
    ["홍길동@example.com", "[이메일]"],
    ["hong@회사.한국", "[이메일]"],
    ["<hong@example.com>, kim@example.org.", "<[이메일]>, [이메일]."],
    ["ｈｏｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ", "[이메일]"],
  ])("%s", (text, masked) => {
    expect(redactText(text)).toBe(masked);
  });

  it.each(["@hong", "https://example.com/@hong", "3 @ 5000원", "a@b", "@example.com"])(
    "%s is none",
    (text) => {
      expect(redactText(text)).toBe(text);
    },
  );
});

it("masks everything that one sentence holds", () => {
  const text = "홍길동(900101-1234567, 010-1234-5678, hong@example.com), 카드 4111-1111-1111-1111";
  expect(redactText(text)).toBe("홍길동([주민등록번호], [전화번호], [이메일]), 카드 [카드번호]");
});
