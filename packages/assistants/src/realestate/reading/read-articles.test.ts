import { describe, expect, it } from "vitest";
import { readArticles } from "./read-articles.ts";

describe("articles that are named", () => {
  it.each([
    ["주임법 6조의3 알려줘", "주택임대차보호법", "제6조의3"],
    ["임대차법 7조", "주택임대차보호법", "제7조"],
    ["주택임대차보호법 시행령 제10조", "주택임대차보호법 시행령", "제10조"],
    ["상가건물 임대차보호법 시행령 제2조", "상가건물 임대차보호법 시행령", "제2조"],
    ["상임법 10조의4", "상가건물 임대차보호법", "제10조의4"],
    ["공인중개사법 시행규칙 20조", "공인중개사법 시행규칙", "제20조"],
    ["부동산거래신고법 시행령 제4조의3", "부동산 거래신고 등에 관한 법률 시행령", "제4조의3"],
    ["전세사기특별법 25조의9", "전세사기피해자 지원 및 주거안정에 관한 특별법", "제25조의9"],
    ["민법 제640조 원문", "민법", "제640조"],
    ["Housing Lease Protection Act, Article 7-2", "주택임대차보호법", "제7조의2"],
    ["What is article 640 of the Civil Act?", "민법", "제640조"],
    ["art. 6-3?", null, "제6조의3"],
  ])("«%s» names %s %s", (text, statute, number) => {
    expect(readArticles(text)).toEqual([{ statute, number }]);
  });

  it.each(["예산 3조원", "강남구 시세", "part 7 of the contract"])("«%s» names none", (text) => {
    expect(readArticles(text)).toEqual([]);
  });
});
