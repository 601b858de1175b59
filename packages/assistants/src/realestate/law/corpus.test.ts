import { describe, expect, it } from "vitest";
import { koreanWon } from "../calculators/words.ts";
import { articleById, CORPUS, STATUTES } from "./corpus.ts";
import beforeTuning from "./questions/before-tuning.json" with { type: "json" };
import { SMALL_DEPOSIT_TABLES } from "./small-deposit-tables.ts";

const housing = CORPUS.filter(({ statute }) => statute === "주택임대차보호법").map(({ number }) => number);

describe("the corpus", () => {
  it("has the Housing Lease Protection Act whole, but for article 5, which was deleted in 1989", () => {
    const plain = Array.from({ length: 31 }, (_, index) => `제${index + 1}조`).filter(
      (each) => each !== "제5조",
    );
    const branches = ["3-2", "3-3", "3-4", "3-5", "3-6", "3-7", "6-2", "6-3", "7-2", "8-2", "10-2"];
    const branched = branches.map((each) => `제${each.replace("-", "조의")}`);
    expect(new Set(housing)).toEqual(new Set([...plain, ...branched]));
  });

  it("names every article once, with its official page and the day its wording came into force", () => {
    expect(new Set(CORPUS.map(({ id }) => id)).size).toBe(CORPUS.length);
    expect(articleById("housing-lease-act/7-2")).toMatchObject({
      statute: "주택임대차보호법",
      number: "제7조의2",
      url: "https://www.law.go.kr/법령/주택임대차보호법/제7조의2",
      effective_date: "2016-11-30",
    });
  });

  it("cites no article of its own statutes that it does not have", () => {
    const known = new Set(CORPUS.map(({ statute, number }) => `${statute} ${number}`));
    const missing = CORPUS.flatMap(({ statute, number, summary }) =>
      [...summary.matchAll(/\((제\d+조(?:의\d+)?)\)/gu)].flatMap(({ 1: cited }) =>
        known.has(`${statute} ${cited}`) ? [] : [`${statute} ${number} → ${cited}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it("keeps the 5 % cap in article 7 and the conversion rate in article 7-2", () => {
    expect(articleById("housing-lease-act/7")?.summary).toContain("5%");
    expect(articleById("housing-lease-act/7-2")?.summary).not.toContain("5%");
  });

  it("says the amounts of the small-deposit table that holds today", () => {
    const [today] = SMALL_DEPOSIT_TABLES;
    const plain = (id: string) => articleById(id)?.summary.replaceAll(" ", "") ?? "";
    for (const { deposit_limit, protected_amount } of today?.rows ?? []) {
      expect(plain("housing-lease-decree/10")).toContain(koreanWon(protected_amount).replaceAll(" ", ""));
      expect(plain("housing-lease-decree/11")).toContain(koreanWon(deposit_limit).replaceAll(" ", ""));
    }
  });

  it.each([
    // Promulgated earlier than they came into force: what counts is the supplementary provision.
    ["housing-lease-decree/22", "2025-03-01"],
    ["shop-lease-act/4", "2015-11-14"],
    ["shop-lease-act/19-2", "2026-05-12"],
    ["jeonse-fraud-act/13", "2026-10-02"],
    ["jeonse-fraud-act/20", "2026-05-12"],
    ["jeonse-fraud-act/25-9", "2026-11-13"],
    ["broker-act/25", "2026-02-15"],
  ])("dates %s from %s, when its wording came into force", (id, since) => {
    expect(articleById(id)?.effective_date).toBe(since);
  });

  it("says every article in English, too, with no Korean left and its own amounts", () => {
    for (const { id, statute_en, title_en, summary, summary_en } of CORPUS) {
      expect(`${id}: ${statute_en} ${title_en} ${summary_en}`).not.toMatch(/[가-힣]/u);
      const percents = summary_en.match(/\d+(?:\.\d+)?%/gu) ?? [];
      expect(percents.filter((percent) => !summary.includes(percent))).toEqual([]);
    }
    for (const { deposit_limit, protected_amount } of SMALL_DEPOSIT_TABLES[0]?.rows ?? []) {
      expect(articleById("housing-lease-decree/11")?.summary_en).toContain(`${deposit_limit / 1e6} million`);
      expect(articleById("housing-lease-decree/10")?.summary_en).toContain(
        `${protected_amount / 1e6} million`,
      );
    }
  });

  it("calls articles what the statutes call them", () => {
    expect(articleById("civil-act/635")?.title).toBe("기간의 약정없는 임대차의 해지통고");
    expect(articleById("jeonse-fraud-act/11")?.title).toBe("전세피해 및 예방지원센터");
    expect(articleById("jeonse-fraud-act/25")?.title).toBe("공공주택사업자 등의 전세사기피해주택 매입");
  });

  it("has the right article for every question it is measured by", () => {
    const unknown = beforeTuning.flatMap(({ articles }) => articles.filter((id) => !articleById(id)));
    expect(unknown).toEqual([]);
    expect(beforeTuning.length).toBeGreaterThanOrEqual(75);
  });

  it("knows the names people use", () => {
    expect(STATUTES.flatMap(({ also }) => also)).toContain("주임법");
  });
});
