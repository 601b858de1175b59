import { describe, expect, it } from "vitest";
import { redactText } from "./redact-text.ts";
import { digitChains, gapAfter, gapBefore, shapeOf } from "./sensitive-digits.ts";
import { isCredentialKey, isSensitiveKey } from "./sensitive-key.ts";

/** Every name that hides what is under it, spelled as people spell keys. */
const CREDENTIALS = [
  ...["password", "passwd", "passphrase", "passcode", "pwd", "pin_code", "pin_number", "otp"],
  ...["api_key", "access_key", "secret_key", "private_key", "signing_key", "encryption_key", "master_key"],
  ...["auth_key", "client_secret", "token", "access_tokens", "refresh_tokens", "auth_tokens", "api_tokens"],
  ...["session_tokens", "jwt", "authorization", "credential", "cookie", "bearer", "connection_string"],
  ...["database_url", "db_url", "dsn"],
];
const PERSONAL = [
  ...["user_id", "login_id", "personal_info", "personal_information", "personal_data", "personal_detail"],
  ...["pii", "financial_info", "financial_information", "financial_data", "financial_detail", "contact_info"],
  ...["ssn", "social_security_number", "rrn", "resident_number", "resident_registration_number"],
  ...["national_id", "passport", "passport_number", "passport_no", "driver_license", "drivers_license"],
  ...["license_number", "phone", "phone_number", "phone_no", "telephone", "tel", "mobile_phone"],
  ...["mobile_number", "cell_phone", "email", "email_address", "mail_address", "home_address", "birth_date"],
  ...["birthday", "date_of_birth", "dob", "bank_account", "account_number", "account_no", "iban"],
  ...["card_number", "card_no", "credit_card", "cvc", "cvv"],
];

describe("[R3] names of keys", () => {
  it.each(CREDENTIALS)("%s opens doors", (key) => {
    expect(isCredentialKey(key)).toBe(true);
    expect(isCredentialKey(`my_${key}`)).toBe(true);
  });

  it.each(PERSONAL)("%s belongs to a person", (key) => {
    expect(isSensitiveKey(key)).toBe(true);
    expect(isCredentialKey(key)).toBe(false);
  });

  it("words are told apart where capitals end, also after an abbreviation", () => {
    for (const key of ["myDBUrl", "theSSN", "userDOB", "AWSSecretKey", "SMTPEmail", "phonenumber", "phoneno"])
      expect(isSensitiveKey(key), key).toBe(true);
    expect(isSensitiveKey("hotelIntel")).toBe(false);
  });

  it("a question is one at the beginning of a name only", () => {
    for (const key of ["this_password", "axis.password", "alias-email"])
      expect(isSensitiveKey(key), key).toBe(true);
  });

  it("a word that only begins like one is another word", () => {
    for (const key of ["암호화폐", "비번호", "mypasswordless"]) expect(isSensitiveKey(key), key).toBe(false);
  });

  it("glued together, only what cannot mean anything else counts", () => {
    expect(isSensitiveKey("mypassword")).toBe(true);
    expect(isSensitiveKey("myemail")).toBe(false);
  });
});

const shapes = (text: string) => digitChains(text).map((chain) => shapeOf(chain, 0, chain.length));

describe("groups of digits", () => {
  it.each([
    "12345678-1234-1234-1234-123456789012",
    "a1b2c3d4e5f6a7b8c9d0",
    "2026-11-16",
    "2026.1.5",
    "2026/12/31",
    "1999-01-01",
    "10:30",
    "9:05:59",
    "10:30:15.123456789",
  ])("%s holds none: an id, a date or a time", (text) => {
    expect(shapes(text)).toEqual([]);
    expect(shapes(`(${text})`)).toEqual([]);
  });

  it.each([
    ["2026-13-16", ["4-2-2"]],
    ["2026-11-32", ["4-2-2"]],
    ["2026-11-161", ["4-2-3"]],
    ["2126-11-16", ["4-2-2"]],
    ["2026-11.16", ["4-2-2"]],
    ["12345678901234567890", ["20"]],
    ["tel01012345678please", ["11"]],
    ["010 - 1234", ["3-4"]],
    ["010    1234", ["3", "4"]],
    ["010a1234", ["3", "4"]],
    ["010:1234", ["3", "4"]],
    ["1, 2", ["1", "1"]],
    ["1 2026-11-16 2", ["1", "1"]],
  ])("%s holds %j", (text, found) => {
    expect(shapes(text)).toEqual(found);
  });

  it("know what parts them from their neighbours", () => {
    const text = "010-1234 5678";
    const [chain = []] = digitChains(text);
    expect([0, 1, 2, 3].map((at) => gapAfter(text, chain, at))).toEqual(["-", " ", null, null]);
    expect([0, 1, 2].map((at) => gapBefore(text, chain, at))).toEqual([null, "-", " "]);
    expect(shapeOf(chain, 0, 0)).toBe("");
    expect(shapeOf(chain, 2, 2)).toBe("");
  });
});

describe("[R4] numbers at their limits", () => {
  it.each([
    ...["041-123-4567", "044-123-4567", "051-123-4567", "055-123-4567", "061-123-4567", "033-123-4567"],
    ...["+82 2 123 4567", "+44 20 7946 0958", "0082 10 1234 5678"],
  ])("%s is a phone number", (number) => {
    expect(redactText(`연락 ${number} 주세요`)).toBe("연락 [전화번호] 주세요");
  });

  it.each(["045-123-4567", "056-123-4567", "82-2-123-4567", "+37.566535", "+1 4155552671 "])(
    "%s is none",
    (number) => {
      expect(redactText(number)).not.toContain("[전화번호]");
    },
  );

  it.each([
    ["4-3-3-3", "4222-222-222-222"],
    ["6-13", "501800 0000000000009"],
    ["one run", "4111111111111111"],
  ])("a card in the shape %s is masked where its check digit is right", (_shape, number) => {
    expect(isLuhn(number)).toBe(redactText(number).includes("[카드번호]"));
  });

  it.each(["1763251200000", "1763251200000000", "1763251200000000000", "20261116103015"])(
    "%s is a moment",
    (moment) => {
      expect(redactText(`t ${moment}`)).toBe(`t ${moment}`);
    },
  );

  it.each(["110-123-456789", "3333-01-1234567", "123456-01-123456"])("%s is an account", (number) => {
    expect(redactText(number)).toBe("[계좌번호]");
  });

  it.each(["123-45-67890", "2026-123-456789", "1234-5-67"])(
    "%s is none: a company, a year, too short",
    (number) => {
      expect(redactText(number)).toBe(number);
    },
  );

  it("after a word that announces an account, any number of that length is one, amounts and dates are not", () => {
    expect(redactText("국민은행 12345678")).toBe("국민은행 [계좌번호]");
    expect(redactText("국민은행 1234567890123456")).toBe("국민은행 [계좌번호]");
    expect(redactText("국민은행 1234567")).toBe("국민은행 1234567");
    expect(redactText("송금 12345678원")).toBe("송금 12345678원");
    expect(redactText("입금 20261130")).toBe("입금 20261130");
    expect(redactText("입금 20261330")).toBe("입금 [계좌번호]");
  });
});

/** Told apart from the code under test: the same rule, written for a reader. */
function isLuhn(number: string): boolean {
  const digits = [...number.replace(/\D/g, "")].map(Number).reverse();
  const sum = digits.reduce(
    (total, digit, place) => total + (place % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9),
    0,
  );
  return sum % 10 === 0;
}

describe("[R4] numbers one step from being something else", () => {
  it.each([
    ["a date after a word for accounts is a date", "입금 20261117"],
    ["so much money is money", "계좌에 12345678원"],
    ["three groups that no bank prints", "번호 123-12-12345678"],
    ["nobody bears bad news as a key", "bearer of bad news"],
    ["nine digits are no account", "번호 123-12-1234"],
    ["a moment in nanoseconds is no card", "at 1731800000123456783"],
  ])("%s", (_, text) => {
    expect(redactText(text)).toBe(text);
  });

  it.each([
    ["a number that begins like a date", "입금 2026111712345", "2026111712345"],
    ["a number with money mentioned after it", "계좌 1234567890 / 만료 없음", "1234567890"],
    ["an account of ten digits", "보낸 곳 1234-12-1234", "1234-12-1234"],
    ["a card of nineteen digits in groups", "카드 6212-3456-7890-1234-569", "1234"],
    ["a card longer than a moment", "카드 12345678901237", "12345678901237"],
    ["an account that begins like a year", "보낸 곳 20123-12-12345", "12345"],
    ["a password with room around the sign", "password  =  hunter2!", "hunter2"],
    ["a password between back quotes", "password: `it is a secret`", "secret"],
    ["a key after a small bearer", "bearer abcdefgh12", "abcdefgh12"],
  ])("%s is hidden", (_, text, hidden) => {
    expect(redactText(text)).not.toContain(hidden);
  });
});
