import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redactText } from "./redact-text.ts";

describe("[R5] text that is JSON", () => {
  it("is redacted by key names and patterns and stays JSON", () => {
    const text = JSON.stringify({
      user_id: "u-1",
      info: { API_KEY: ["a", "b"], memo: "010-1234-5678" },
      city: "서울",
    });
    expect(JSON.parse(redactText(text))).toEqual({
      user_id: "[가려짐]",
      info: { API_KEY: "[가려짐]", memo: "[전화번호]" },
      city: "서울",
    });
  });

  it("is redacted inside JSON inside JSON", () => {
    const inner = JSON.stringify([{ password: "hunter2", city: "서울" }]);
    const outer = JSON.stringify({ tool: JSON.stringify({ result: inner }) });
    const shown = redactText(outer);
    expect(shown).not.toContain("hunter2");
    expect(JSON.parse(JSON.parse(JSON.parse(shown).tool).result)).toEqual([
      { password: "[가려짐]", city: "서울" },
    ]);
  });

  it("that was quoted once more is still seen through", () => {
    expect(redactText(JSON.stringify(JSON.stringify({ password: "x" })))).toBe(
      JSON.stringify(JSON.stringify({ password: "[가려짐]" })),
    );
  });

  it("keeps its spacing when there is nothing to hide", () => {
    const text = '  {\n  "city": "서울",\n  "big": 12345678901234567890\n}  ';
    expect(redactText(text)).toBe(text);
  });

  it("cannot hide a number in escapes or behind a second key of the same name", () => {
    expect(redactText('{"memo":"\\u0030\\u0031\\u0030-1234-5678"}')).toBe('{"memo":"[전화번호]"}');
    expect(redactText('{"memo":"010-1234-5678","memo":"x"}')).toBe('{"memo":"x"}');
  });

  it("has its keys redacted, and no two of them become one", () => {
    expect(redactText('{"010-1234-5678":1,"010-8765-4321":2,"010-1111-2222":3}')).toBe(
      '{"[전화번호]":1,"[전화번호] 2":2,"[전화번호] 3":3}',
    );
  });

  it("keeps an entry whose own key reads like a masked one", () => {
    expect(redactText('{"[전화번호] 2":0,"010-1234-5678":1,"010-8765-4321":2}')).toBe(
      '{"[전화번호] 2":"[가려짐]","[전화번호]":1,"[전화번호] 3":2}',
    );
  });

  it("may carry card numbers as numbers", () => {
    expect(redactText('{"n":4111111111111111,"id":1234567890123}')).toBe(
      '{"n":"[카드번호]","id":1234567890123}',
    );
  });

  it("with a key that reaches a prototype is data like any other", () => {
    const shown = redactText('{"__proto__":{"password":"hunter2"},"phone":"x"}');
    expect(shown).toBe('{"__proto__":{"password":"[가려짐]"},"phone":"[가려짐]"}');
  });

  it("of any depth is answered, and too deep parts are hidden", () => {
    const deep = `${"[".repeat(50_000)}"hunter2"${"]".repeat(50_000)}`;
    expect(redactText(deep)).not.toContain("hunter2");
    let nested = "hunter2";
    for (let level = 0; level < 9; level += 1) nested = JSON.stringify([nested]);
    expect(redactText(nested)).not.toContain("hunter2");
  });
});

it("redacting twice changes nothing more", () => {
  const piece = fc.constantFrom(
    ...[
      "010-1234-5678",
      "hong@example.com",
      "계좌",
      "계좌번호: ",
      "110-123-456789",
      " ",
      "비밀번호는 ",
      "hunter2",
      ",",
    ],
    ...[
      "password=",
      "Bearer ",
      "abcdefgh1",
      '{"phone":"x"}',
      "안녕하세요",
      "4111111111111111",
      "://",
      "@",
      "\n",
      '"',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const once = redactText(pieces.join(" "));
      expect(redactText(once)).toBe(once);
    }),
  );
});

it("text without anything sensitive comes back as it is", () => {
  const words = fc.constantFrom(
    "오사카",
    "여행",
    "호텔",
    "trip",
    "budget",
    "3박",
    "100만원",
    "10:30",
    "(예약)",
    "—",
    "？",
  );
  fc.assert(
    fc.property(fc.array(words), (some) => {
      expect(redactText(some.join(" "))).toBe(some.join(" "));
    }),
  );
});
