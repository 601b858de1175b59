import type { Facts } from "../shapes/request.ts";

/** Statutes by what people call them, longer names first. */
const STATUTES: readonly (readonly [string, RegExp])[] = [
  ["주택임대차보호법 시행령", /(?:주택임대차보호법|주임법|임대차보호법|주택임대차법)\s?시행령/u],
  ["상가건물 임대차보호법", /상가(?:건물)?\s?임대차(?:보호)?법|상임법/u],
  ["주택임대차보호법", /주택\s?임대차\s?보호법|주임법|임대차\s?보호법|주택임대차법|임대차법/u],
  ["부동산 거래신고 등에 관한 법률", /(?:부동산\s?)?거래신고(?:\s?등에\s?관한)?\s?법/u],
  ["공인중개사법", /공인중개사법|중개사법/u],
  ["전세사기피해자 지원 및 주거안정에 관한 특별법", /전세사기(?:피해자)?\s?(?:특별)?법/u],
  ["민법", /민법/u],
];
const ARTICLE = /제?\s?(\d{1,4})\s?조(?:\s?의\s?(\d{1,2}))?(?!\s?원|\d)/gu;

/** «주임법 6조의3» → 주택임대차보호법 제6조의3. */
export function readArticles(text: string): Facts["articles"] {
  const statute = STATUTES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return [...text.matchAll(ARTICLE)].map(([, number, branch]) => ({
    statute,
    number: `제${number}조${branch === undefined ? "" : `의${branch}`}`,
  }));
}
