import { describe, expect, it } from "vitest";
import { brief } from "./brief.ts";
import { PLAIN } from "./section.ts";

const LAW = {
  ...PLAIN,
  title: "법에서는",
  lines: [
    "**5%**까지예요(제7조).",
    ...Array.from({ length: 8 }, (_, at) => `- 조건 ${at}`),
    "※ 2026년 기준이에요.",
  ],
  sources: [
    "주택임대차보호법 제7조(차임 등의 증감청구권), 시행 2020-07-31, https://www.law.go.kr/a",
    "주택임대차보호법 제7조 (2020-07-31 기준)",
  ],
  isLegal: true,
};

describe("an answer in a bubble", () => {
  const lines = brief([LAW], "전세 5% 올려도 돼요?", "ko");

  it("says the answer first, in few lines, and what it rests on with its date, once", () => {
    expect(lines[0]).toBe("5%까지예요(제7조).");
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(lines.at(-1)).toMatch(/^근거: 주택임대차보호법 제7조.*2020-07-31[^·]*$/u);
  });

  it("keeps what the figures hold for, and no decoration", () => {
    expect(lines).toContain("2026년 기준이에요.");
    expect(lines.join("\n")).not.toMatch(/\*\*|■|※|⚠|https?:/u);
  });

  it("tells a list row by row", () => {
    const rows = ["3건 있어요.", "1. 하나", "2. 둘", "3. 셋"];
    expect(brief([{ ...PLAIN, title: "", lines: rows }], "매물", "ko")).toEqual(rows);
  });
});
