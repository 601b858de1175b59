import { describe, expect, it } from "vitest";
import { askedOfShown, pickFrom } from "./ask-shown.ts";

describe("what is asked of things that were shown", () => {
  it.each([
    ["그중 제일 싼 거", "amount", "least"],
    ["비싼 쪽 말고 더 넓은 건?", "area", "most"],
    ["㎡당으로 치면 어디가 더 싼가요", "per_area", "least"],
    ["which one is closer to the subway?", "walk", "least"],
    ["the newest one", "built", "most"],
  ])("«%s» picks by %s", (text, figure, end) => {
    expect(askedOfShown(text)?.pick).toMatchObject({ figure, end });
  });

  it.each([
    ["몇 평이고 몇 년식임", ["built", "area"]],
    ["이거 평당 얼마꼴이야?", ["per_pyeong"]],
    ["역 이름이 뭐야", ["station"]],
    ["how old is it?", ["built"]],
    ["몇 층이야?", ["unknown"]],
  ])("«%s» asks for %j", (text, attributes) => {
    expect(askedOfShown(text)?.attributes).toEqual(attributes);
  });

  it.each(["비싼 순으로", "biggest first", "cheaper than 500 million", "고마워"])(
    "«%s» picks none",
    (text) => {
      expect(askedOfShown(text)?.pick ?? null).toBeNull();
    },
  );

  it("knows the second, and the one after the last that was picked", () => {
    const homes = [
      { name: "가", area: 28 },
      { name: "나", area: 44 },
      { name: "다", area: 39 },
    ];
    const named = (text: string, last: string | null) => {
      const pick = askedOfShown(text)?.pick ?? null;
      return pick === null ? undefined : pickFrom(homes, pick, ({ area }) => area, last)?.name;
    };
    expect(named("두 번째로 넓은 거", null)).toBe("다");
    expect(named("next biggest?", null)).toBe("다");
    expect(named("next biggest?", "다")).toBe("가");
    expect(named("next biggest?", "가")).toBeUndefined();
  });

  it("tells places from homes", () => {
    expect(askedOfShown("그래서 어디가 더 비싸다고?")?.isOfPlaces).toBe(true);
    expect(askedOfShown("제일 비싼 단지는?")?.isOfPlaces).toBe(false);
  });
});
