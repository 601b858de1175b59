import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redactText } from "./redact-text.ts";

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe("[R4] resident registration numbers", () => {
  it.each([
    "900101-1234567",
    "9001011234567",
    "900101 1234567",
    "000229-4234567",
    "851231-5234567",
    "９００１０１－１２３４５６７",
  ])("%s is masked", (number) => {
    expect(redactText(`제 번호는 ${number}이에요`)).toBe("제 번호는 [주민등록번호]이에요");
  });

  it.each([
    "901301-1234567",
    "900132-1234567",
    "900230-1234567",
    "900100-1234567",
    "900101-9234567",
    "900101-0234567",
  ])("%s is none: its date or its seventh digit cannot be", (number) => {
    expect(redactText(number)).toBe(number);
  });
});

describe("[R4] phone numbers", () => {
  it.each([
    ...[
      "010-1234-5678",
      "01012345678",
      "010 1234 5678",
      "010.1234.5678",
      "010 - 1234 - 5678",
      "010-12345678",
    ],
    ...[
      "0101234-5678",
      "011-123-4567",
      "02-123-4567",
      "02-1234-5678",
      "0212345678",
      "02)123-4567",
      "(02) 123-4567",
    ],
    ...[
      "031-123-4567",
      "0641234567",
      "070-1234-5678",
      "0505-123-4567",
      "080-123-4567",
      "０１０-１２３４-５６７８",
    ],
    ...["+82 10 1234 5678", "+82-10-1234-5678", "+821012345678", "+82 (0)10-1234-5678", "+82 2 123 4567"],
    ...["82-10-1234-5678", "0082 10 1234 5678", "+1 415 555 2671"],
  ])("%s is masked", (number) => {
    expect(redactText(`연락은 ${number}로 주세요`)).toBe("연락은 [전화번호]로 주세요");
  });

  it("finds them glued to words and beside other numbers", () => {
    expect(redactText("전화010-1234-5678번")).toBe("전화[전화번호]번");
    expect(redactText("tel01012345678please")).toBe("tel[전화번호]please");
    expect(redactText("2026-11-16 010-1234-5678")).toBe("2026-11-16 [전화번호]");
    expect(redactText("1.010-1234-5678 2.010-8765-4321")).toBe("1.[전화번호] 2.[전화번호]");
  });

  it("any mobile number is found in any spelling", () => {
    const separator = fc.constantFrom("-", " ", ".", "");
    fc.assert(
      fc.property(digits(4), digits(4), separator, separator, (middle, last, left, right) => {
        expect(redactText(`전화 010${left}${middle}${right}${last}!`)).toBe("전화 [전화번호]!");
      }),
    );
  });
});

describe("[R4] card numbers", () => {
  it.each([
    ...["4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111", "5555.5555.5555.4444"],
    ...[
      "378282246310005",
      "3782 822463 10005",
      "3056 930902 5904",
      "4222222222222",
      withCheckDigit("620000000000000001"),
    ],
  ])("%s is masked", (number) => {
    expect(redactText(`카드 ${number}로 결제`)).toBe("카드 [카드번호]로 결제");
  });

  it("a number with a wrong check digit is none", () => {
    expect(redactText("4111 1111 1111 1112")).toBe("4111 1111 1111 1112");
    expect(redactText("4111111111111112")).toBe("4111111111111112");
  });

  it("uneven separators are none", () => {
    expect(redactText("4111 1111-1111 1111")).toBe("4111 1111-1111 1111");
  });

  it("every number that passes the check is found", () => {
    fc.assert(
      fc.property(fc.constantFrom("3", "4", "5", "6", "9"), digits(14), (first, rest) => {
        const number = withCheckDigit(first + rest);
        expect(redactText(number)).toBe("[카드번호]");
      }),
    );
  });
});

function withCheckDigit(digitsWithout: string): string {
  const sum = [...digitsWithout].reverse().reduce((total, digit, position) => {
    const weighed = Number(digit) * (position % 2 === 0 ? 2 : 1);
    return total + Math.floor(weighed / 10) + (weighed % 10);
  }, 0);
  return digitsWithout + ((10 - (sum % 10)) % 10);
}

describe("[R4] bank accounts", () => {
  it.each([
    "110-123-456789",
    "123456-12-123456",
    "1002-123-456789",
    "3333-01-1234567",
    "301-1234-5678-91",
    "1000-1234-5678",
  ])("%s is masked by its shape", (number) => {
    expect(redactText(`보내실 곳 ${number} 홍길동`)).toBe("보내실 곳 [계좌번호] 홍길동");
  });

  it.each([
    ["계좌번호: 110 123 456789", "계좌번호: [계좌번호]"],
    ["계좌는 110123456789예요", "계좌는 [계좌번호]예요"],
    ["입금은 국민 12345612123456으로", "입금은 국민 [계좌번호]으로"],
    ["Account no. 12345678", "Account no. [계좌번호]"],
    ["신한은행 110123456789", "신한은행 [계좌번호]"],
    ["계좌 110-123-456789 010-1234-5678", "계좌 [계좌번호] [전화번호]"],
    ["계좌 110 123 456789 010 1234 5678", "계좌 [계좌번호] [전화번호]"],
    ["계좌 110123456789 20241016", "계좌 [계좌번호] 20241016"],
  ])("%s is masked by the word before it", (text, masked) => {
    expect(redactText(text)).toBe(masked);
  });

  it.each([
    "입금 10000000원",
    "입금 20261116",
    "입금 1234567",
    "123-45-67890",
    "2024-123-456789",
    "978-89-546-1234-5",
  ])("%s is none", (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe("what only looks like a number of a person stays", () => {
  it.each([
    ...[
      "2026-11-16",
      "2026.11.16",
      "2026-11-16T10:30:00.123456789Z",
      "2026-11-16 09:00-18:00",
      "20261116103000",
    ],
    ...[
      "1,000,000원",
      "1000000000000000000000",
      "제10조제2항",
      "법률 제19234호",
      "2023다123456",
      "1588-1588",
    ],
    ...["550e8400-e29b-41d4-a716-446655440000", "12345678-1234-1234-1234-123456789012"],
    ...[
      "01HZX3N5V8K7J2M4P6Q8R0S2T4",
      "A1B01012345678ZZZZZZZZZZZZ",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4",
    ],
    ...["37.5665, 126.9780", "37.02123456789,127.01012345678", "+37.566535+126.977969", "0.4111111111111111"],
    ...[
      "4111111111111111.25",
      "1763280000000",
      "127.0.0.1",
      "v1.2.3",
      "3박 4일 100만원",
      "1000 2000 3000 4001",
    ],
  ])("%s", (text) => {
    expect(redactText(text)).toBe(text);
  });

  it("moments, ids, amounts and places, whichever they are", () => {
    const moment = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
    const text = fc.oneof(
      moment.map((date) => date.toISOString()),
      moment.map((date) => date.toISOString().slice(0, 10)),
      fc.uuid(),
      fc.ulid(),
      fc.nat().map((amount) => `${amount.toLocaleString("en-US")}원`),
      fc
        .tuple(fc.nat(89), fc.nat(179), digits(6))
        .map(([north, east, rest]) => `${north}.${rest}, ${east}.${rest}`),
      fc.tuple(fc.nat(999), fc.nat(20)).map(([article, clause]) => `제${article}조의${clause} 제${clause}항`),
    );
    fc.assert(
      fc.property(text, (harmless) => {
        expect(redactText(`(${harmless})`)).toBe(`(${harmless})`);
      }),
    );
  });
});
