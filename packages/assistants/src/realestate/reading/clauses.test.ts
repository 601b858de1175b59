import { describe, expect, it } from "vitest";
import { clausesOf, thingsIn } from "./clauses.ts";

const parts = (text: string) => clausesOf(text).map(({ act, text: part }) => `${act}: ${part}`);

describe("the parts of a message", () => {
  it("ends one wish where the next begins", () => {
    expect(parts("5억 이하 매물 찾아주고, 대출도 계산해줘")).toEqual([
      "asks: 5억 이하 매물 찾아주",
      "asks: 대출도 계산해줘",
    ]);
  });

  it("tells what is said from what is asked", () => {
    expect(parts("보증금은 3억이래. 위험해?")[0]).toMatch(/^tells/u);
    expect(parts("보증금은 3억이래. 전입신고는 언제 해야 해?")[1]).toMatch(/^asks/u);
  });

  it("leaves figures whole", () => {
    expect(parts("금리 3.8%에 1,000만원 빌리면 얼마야")).toHaveLength(1);
  });

  it("takes things apart that are named side by side", () => {
    const [whole] = clausesOf("전세 시세랑 대출 금리 알려줘");
    expect(whole === undefined ? [] : thingsIn(whole).map(({ text }) => text)).toEqual([
      "전세 시세",
      "대출 금리 알려줘",
    ]);
  });
});

it("takes every item of a numbered list for a wish", () => {
  const asked = clausesOf("세 가지예요 1. 강남구 전세 평균 2. 전세대출 금리 3. 대항력이 뭔지");
  expect(asked.filter(({ act }) => act === "asks").map(({ text }) => text)).toEqual([
    "강남구 전세 평균",
    "전세대출 금리",
    "대항력이 뭔지",
  ]);
});
