import { describe, expect, it } from "vitest";
import { readTimes } from "./read-times.ts";

const NOW = "2026-11-16T10:00:00+09:00";
const read = (text: string) => readTimes(text, text.replaceAll(/\s+/gu, ""), NOW);

describe("days of a lease", () => {
  it.each([
    ["12월 1일에 통보하려구요", { notice_on: "2026-12-01" }],
    ["오늘 나간다고 문자 보냈어요", { notice_on: "2026-11-16" }],
    ["지금 해지 통보하면 언제 끝나?", { notice_on: "2026-11-16" }],
    ["만료일 2027.5.20 입니다", { contract_end: "2027-05-20" }],
    ["2027년 3월 31일에 끝나요. 언제까지 말해야 해요?", { contract_end: "2027-03-31" }],
    ["11월 2일에 보증금 1억 전세계약 했어요", { signed_on: "2026-11-02" }],
    ["12월 5일 이사하는데", { moves_on: "2026-12-05" }],
    ["은행 근저당은 2023년 3월", { mortgage_on: "2023-03-01" }],
    ["2022년 근저당이에요", { mortgage_on: "2022-01-01" }],
    ["The mortgage is from March 2023.", { mortgage_on: "2023-03-01" }],
  ])("are what the words next to them say: %s", (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it("are each by itself where several are said", () => {
    expect(read("11월 10일에 계약했고 잔금은 12월 15일이에요")).toMatchObject({
      signed_on: "2026-11-10",
      balance_on: "2026-12-15",
    });
  });

  it("are none where somebody only speaks of today", () => {
    expect(read("집주인이 오늘 갑자기 나가래요")).not.toHaveProperty("contract_end");
  });
});
