import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCredentialKey, isSensitiveKey } from "./sensitive-key.ts";

describe("isSensitiveKey", () => {
  it.each([
    ...["apiKey", "API-KEY", "api_keys", "X-Api-Key", "APIKey", "apikey"],
    ...[
      "password",
      "PassWord",
      "passwords",
      "user.password",
      "userPassword",
      "password_hash",
      "new_password2",
    ],
    ...[
      "access_token",
      "refreshToken",
      "accessTokens",
      "authorization",
      "headers[authorization]",
      "set-cookie",
    ],
    ...["user_id", "userID", "userid", "user_id_hash", "personal_info", "PersonalData", "financial_data"],
    ...["phone", "phone_number", "phone2", "emailAddress", "customer_email", "card_number", "bank-account"],
    ...[
      "주민등록번호",
      "연락처",
      "고객 연락처",
      "연락처1",
      "연락처(휴대폰)",
      "계좌번호",
      "비밀_번호",
      "개인정보",
    ],
    ...["ＡＰＩＫＥＹ", "연락처".normalize("NFD"), "DATABASE_URL"],
  ])("[R3] hides what is under %s", (key) => {
    expect(isSensitiveKey(key)).toBe(true);
  });

  it.each([
    ...["token_count", "total_tokens_used", "max_tokens", "promptTokens", "tokens", "api_calls_made", "key"],
    ...[
      "cache_key",
      "session_id",
      "thread_id",
      "task_id",
      "agent_name",
      "destination",
      "address",
      "duration",
    ],
    ...[
      "hotel",
      "secretary",
      "hashtag",
      "email_verified",
      "phone_count",
      "has_password",
      "isEmail",
      "map_pin",
    ],
    ...["연락처_확인여부", "목적지", "예산", "", "123", "…"],
  ])("[R3] shows what is under %s", (key) => {
    expect(isSensitiveKey(key)).toBe(false);
  });

  it("[R3] knows a name in any case and with any separators", () => {
    const names = [
      ["pass", "word"],
      ["api", "key"],
      ["user", "id"],
      ["personal", "info"],
      ["phone", "number"],
    ];
    const spelling = fc
      .constantFrom(...names)
      .chain((words) =>
        fc.tuple(
          fc.constantFrom("", "_", "-", ".", " ", "__", "/"),
          fc.constant(words.join("")),
          fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
          fc.constant(words[0]?.length ?? 0),
        ),
      )
      .map(([separator, name, upper, cut]) => {
        const cased = [...name].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join("");
        return cased.slice(0, cut) + separator + cased.slice(cut);
      });
    fc.assert(fc.property(spelling, (key) => isSensitiveKey(key)));
  });

  it("tells credentials from what belongs to a person", () => {
    expect(isCredentialKey("client_secret")).toBe(true);
    expect(isCredentialKey("비밀번호")).toBe(true);
    expect(isCredentialKey("연락처")).toBe(false);
    expect(isCredentialKey("user_id")).toBe(false);
  });

  it("looks past a question only where it is part of the name", () => {
    expect(isSensitiveKey("is your password")).toBe(true);
    expect(isSensitiveKey("is_password")).toBe(false);
    expect(isSensitiveKey("issuer_password")).toBe(true);
  });
});
