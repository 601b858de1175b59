import { describe, expect, it } from "vitest";
import { redactText } from "./redact-text.ts";

describe("keys and tokens are known by their form", () => {
  it.each([
    ...["sk-abcdEFGH1234", "sk-proj-abc_DEF-123456", "sk_live_abcdefgh1234", "ghp_abcdefghijklmnop1234"],
    ...[
      "github_pat_11ABCDEFG0abcdefgh",
      "xoxb-1234567890-abcdef",
      "AKIAABCDEFGHIJKLMNOP",
      "AIzaSyA1234567890abcdef",
    ],
    ...["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc-def", "Bearer abc.def.ghi", "bearer a1b2c3d4e5"],
    "Basic dXNlcjpwYXNzd29yZA==",
  ])("%s", (secret) => {
    expect(redactText(`(${secret})`)).toBe("([비밀키])");
  });

  it("a private key goes as a whole, also when its end is missing", () => {
    const key = "-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----";
    expect(redactText(`앞\n${key}\n뒤`)).toBe("앞\n[비밀키]\n뒤");
    expect(redactText("앞 -----BEGIN PRIVATE KEY-----\nMIIEow")).toBe("앞 [비밀키]");
  });

  it("name and password of an address go, its host stays", () => {
    expect(redactText("postgres://maru:p@ss:w0rd@db:5432/maru")).toBe("postgres://[비밀키]@db:5432/maru");
  });
});

describe("keys and passwords are known by the name before them", () => {
  it.each([
    ["api_key=SECRETVALUE1234&page=2", "api_key=[비밀키]&page=2"],
    ["?token=abcdef123456", "?token=[비밀키]"],
    ["key=abcdefghijklmnop", "key=[비밀키]"],
    ["my access token: a1b2c3d4, thanks", "my access token: [비밀키], thanks"],
    ["password: hunter", "password: [비밀키]"],
    ["password=a(b,c;d&e), 그리고", "password=[비밀키]), 그리고"],
    ["is your password: hunter", "is your password: [비밀키]"],
    ["비밀번호: 호랑이", "비밀번호: [비밀키]"],
    ["비밀번호는 hunter2예요", "비밀번호는 [비밀키]예요"],
    ["the password is hunter2", "the password is [비밀키]"],
    ["Authorization: Digest user abc\nHost: maru", "Authorization: [비밀키]\nHost: maru"],
    ["Cookie: a=b; c=d", "Cookie: [비밀키]"],
    ["{'password': 'my secret', 'x': 1}", "{'password': '[비밀키]', 'x': 1}"],
    ["secret => `abcdefgh1234`", "secret => `[비밀키]`"],
  ])("%s", (text, masked) => {
    expect(redactText(text)).toBe(masked);
  });

  it.each([
    ...[
      "token count: 12345678",
      "max_tokens: 4096123",
      "total_tokens_used=12345678",
      "key: accommodation",
      "key=short",
    ],
    ...[
      "token: unit of text",
      "bearer bonds are old",
      "비밀번호 8자리 이상",
      "비밀번호 reset 요청",
      "task-management-system",
    ],
    ...["password:", "password: ", "Basic information", "연락처: 없음"],
  ])("%s is none", (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe("JSON inside other text is redacted by its keys", () => {
  it.each([
    ['결과: {"연락처": "홍길동", "도시": "오사카"}', '결과: {"연락처": "[가려짐]", "도시": "오사카"}'],
    ['{"password":"a\\"b","city":"서', '{"password":"[비밀키]","city":"서'],
    ['{\\"user_id\\":\\"u \\\\\\"1\\",\\"n\\":1', '{\\"user_id\\":\\"[가려짐]\\",\\"n\\":1'],
    ['{"otp": 123456, "x": ', '{"otp": [비밀키], "x": '],
    ['{"password": "never closed', '{"password": "[비밀키]'],
  ])("%s", (text, masked) => {
    expect(redactText(text)).toBe(masked);
  });
});
