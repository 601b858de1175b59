import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { type AnyField, counter, list, value } from "./field.ts";
import type { Sentence } from "./sentence.ts";

/** What a person is told when a field gets something it refuses. */
function told(field: AnyField, wrong: unknown): Sentence {
  const Trip = defineState("trip", { version: 1, fields: { field } });
  try {
    apply(Trip, initialState(Trip, {}), { field: wrong } as UpdateOf<typeof Trip>);
  } catch (error) {
    if (error instanceof StateError) return { ko: error.sentence("ko"), en: error.sentence("en") };
    throw error;
  }
  return expect.fail("expected a refusal");
}

const duration = value(z.int().min(1).max(14)).optional().label("기간", "Duration").unit("박", " nights");
const budget = value(z.int().min(100_000).max(10_000_000))
  .optional()
  .label("예산", "Budget")
  .unit("원", " KRW");

describe("what is asked for", () => {
  it("[E2] both limits are said, whichever was broken", () => {
    for (const wrong of [0, 15, 2.5, "3"]) {
      expect(told(duration, wrong)).toEqual({
        ko: "기간은 1박~14박이어야 해요.",
        en: "Duration must be 1 to 14 nights.",
      });
    }
    expect(told(budget, 1)).toEqual({
      ko: "예산은 100,000원~10,000,000원이어야 해요.",
      en: "Budget must be 100,000 to 10,000,000 KRW.",
    });
  });

  it("[E2] a single limit is said as what it is", () => {
    expect(told(value(z.int().min(1)).optional().label("인원", "People").unit("명", " people"), 0)).toEqual({
      ko: "인원은 1명 이상이어야 해요.",
      en: "People must be at least 1 people.",
    });
    expect(told(value(z.number().max(0.5)).optional().label("비율", "Ratio"), 1)).toEqual({
      ko: "비율은 0.5 이하여야 해요.",
      en: "Ratio must be at most 0.5.",
    });
  });

  it("[E2] a limit that is itself not allowed is said too", () => {
    const of = (schema: z.ZodType) => told(value(schema).optional().label("금액", "Amount"), -1e9);
    expect(of(z.number().gt(0))).toEqual({
      ko: "금액은 0보다 커야 해요.",
      en: "Amount must be more than 0.",
    });
    expect(told(value(z.number().lt(100)).optional().label("점수", "Score"), 100)).toEqual({
      ko: "점수는 100보다 작아야 해요.",
      en: "Score must be less than 100.",
    });
    expect(of(z.number().gt(0).lt(100))).toEqual({
      ko: "금액은 0보다 크고 100보다 작아야 해요.",
      en: "Amount must be more than 0 and less than 100.",
    });
    expect(of(z.number().gt(0).max(10))).toEqual({
      ko: "금액은 0보다 크고 10 이하여야 해요.",
      en: "Amount must be more than 0 and at most 10.",
    });
    expect(of(z.number().min(1).lt(10))).toEqual({
      ko: "금액은 1 이상이고 10보다 작아야 해요.",
      en: "Amount must be at least 1 and less than 10.",
    });
  });

  it.each<[string, z.ZodType, string, string]>([
    ["date", z.iso.date(), "2026-11-16처럼 날짜로 적어 주세요", "must be a date such as 2026-11-16"],
    ["time", z.iso.time(), "09:30처럼 시각으로 적어 주세요", "must be a time such as 09:30"],
    ["e-mail address", z.email(), "이메일 주소로 적어 주세요", "must be an e-mail address"],
    ["web address", z.url(), "인터넷 주소로 적어 주세요", "must be a web address"],
    [
      "code",
      z.string().regex(/^[A-Z]{3}$/),
      "정해진 형식에 맞게 적어 주세요",
      "does not have the required form",
    ],
  ])("[E2] how a %s is written is said", (_, schema, ko, en) => {
    const field = value(schema).optional().label("값", "Value");
    expect(told(field, "?")).toEqual({ ko: `값은 ${ko}.`, en: `Value ${en}.` });
  });

  it("[E2] counts and sizes say what they may become", () => {
    expect(told(counter().label("횟수", "Count"), -1)).toEqual({
      ko: "횟수: 0보다 작아질 수 없어요.",
      en: "Count: cannot fall below 0.",
    });
    expect(told(counter({ max: 1200 }).label("횟수", "Count"), 1201)).toEqual({
      ko: "횟수: 최대 1,200까지 가능해요.",
      en: "Count: at most 1,200.",
    });
    expect(told(list(z.string()).label("메모", "Notes"), "a")).toEqual({
      ko: "메모: 형식이 맞지 않아요.",
      en: "Notes does not have the right form.",
    });
  });

  it("[E2] the limits of texts and lists are counted in characters and items", () => {
    expect(told(value(z.string().min(2).max(20)).optional().label("이름", "Name"), "a")).toEqual({
      ko: "이름은 2자~20자여야 해요.",
      en: "Name must be 2 to 20 characters.",
    });
    expect(told(value(z.array(z.string()).min(1).max(3)).optional().label("취향", "Styles"), [])).toEqual({
      ko: "취향은 1개~3개여야 해요.",
      en: "Styles must be 1 to 3 items.",
    });
    expect(told(value(z.string().max(5)).optional(), "too long").en).toBe(
      "field must be at most 5 characters.",
    );
    expect(told(value(z.array(z.string()).min(1)).optional(), []).en).toBe("field must be at least 1 items.");
  });

  it("[E2] what may be chosen is listed", () => {
    expect(
      told(
        value(z.enum(["관광", "맛집"]))
          .optional()
          .label("여행 스타일", "Style"),
        "수영",
      ),
    ).toEqual({
      ko: "여행 스타일은 다음 중 하나여야 해요: 관광, 맛집.",
      en: "Style must be one of: 관광, 맛집.",
    });
    expect(told(value(z.literal("KRW")).optional().label("통화", "Currency"), "USD").ko).toBe(
      "통화는 다음 중 하나여야 해요: KRW.",
    );
  });

  it.each<[string, z.ZodType, unknown, string]>([
    ["must be text", z.string(), 1, "글자로 적어 주세요"],
    ["must be a number", z.number(), "1", "숫자로 적어 주세요"],
    ["must be a whole number", z.int(), 1.5, "정수로 적어 주세요"],
    ["must be yes or no", z.boolean(), "yes", "예 또는 아니요로 적어 주세요"],
    ["must be a list", z.array(z.string()), "a", "목록이어야 해요"],
    ["must be a record", z.strictObject({ a: z.string() }), "a", "정해진 항목으로 이루어져야 해요"],
    ["does not have the right form", z.custom<string>(() => false), "a", "형식이 맞지 않아요"],
  ])("[E2] without limits the kind of value is said: it %s", (en, schema, wrong, ko) => {
    const field = value(schema).optional().label("값", "Value");
    expect(told(field, wrong)).toEqual({ ko: `값은 ${ko}.`, en: `Value ${en}.` });
  });

  it("[E2] a nullable value tells the limits of what it may be", () => {
    expect(told(value(z.int().min(1).max(10).nullable()).default(null).label("인원", "People"), 11).ko).toBe(
      "인원은 1~10이어야 해요.",
    );
  });

  it("[E2] inside a record the property is named, with its own limits and no unit of the field", () => {
    const hotel = z.strictObject({ stars: z.int().min(1).max(5), name: z.string() });
    const hotels = list(hotel).label("숙소", "Hotels").unit("곳", " places");
    expect(told(hotels, [{ name: "a", stars: 9 }])).toEqual({
      ko: "stars는 1~5여야 해요.",
      en: "stars must be 1 to 5.",
    });
    expect(told(list(z.int().max(9)).label("점수", "Scores"), [1, 10]).ko).toBe("점수는 9 이하여야 해요.");
  });

  it("[E3] the ending follows the sound before it", () => {
    const of = (unit: string, maximum: number) =>
      told(value(z.int().min(1).max(maximum)).optional().label("값", "Value").unit(unit, ""), 0).ko;
    expect(of("박", 3)).toContain("3박이어야");
    expect(of("개", 3)).toContain("3개여야");
    expect(of("", 3)).toContain("~3이어야");
    expect(of("", 5)).toContain("~5여야");
    expect(of("", 10)).toContain("~10이어야");
  });

  it("[E4] the value that was refused is in neither message nor sentence", () => {
    const canary = "010-1234-5678";
    let refusals = 0;
    const schemas = [
      z.int(),
      z.enum(["a"]),
      z.literal("a"),
      z.email(),
      z.uuid(),
      z.iso.date(),
      z.string().max(3),
    ];
    const more = [
      z.array(z.int()),
      z.union([z.int(), z.boolean()]),
      z.string().regex(/^a/),
      z.url(),
      z.string().includes("x"),
    ];
    for (const schema of [
      ...schemas,
      ...more,
      z.record(z.string(), z.int()),
      z.strictObject({ a: z.int() }),
    ]) {
      for (const wrong of [canary, [canary], { a: canary }, { a: [canary] }]) {
        try {
          const Trip = defineState("trip", { version: 1, fields: { field: value(schema).optional() } });
          apply(Trip, initialState(Trip, {}), { field: wrong } as UpdateOf<typeof Trip>);
        } catch (error) {
          if (!(error instanceof StateError)) throw error;
          refusals += 1;
          const said = [
            error.message,
            error.sentence("ko"),
            error.sentence("en"),
            JSON.stringify(error.details),
          ];
          expect(said.join(" ")).not.toContain(canary);
        }
      }
    }
    expect(refusals).toBeGreaterThan(40);
  });
});
