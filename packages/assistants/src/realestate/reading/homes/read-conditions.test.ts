import { describe, expect, it } from "vitest";
import { given } from "../../market/given.fixture.ts";
import { readRealEstateData } from "../../market/read-data.ts";
import { readFacts } from "../read-facts.ts";
import { narrowsSearch } from "./conditions.ts";
import { offeredAs } from "./kind-said.ts";
import { plainWritten } from "./plain-written.ts";

const data = readRealEstateData(given);
const read = (text: string) =>
  readFacts(plainWritten(text), ["listings"], { data, now: "2026-11-16T10:00:00+09:00" });

describe("a search for homes", () => {
  it.each([
    ["아파트 말고 오피스텔", { property_type: "officetel", unwanted_types: ["apartment"] }],
    [
      "작은 오피스텔이요. 아파트는 관심 없으세요",
      { property_type: "officetel", unwanted_types: ["apartment"] },
    ],
    ["minus the apartment", { unwanted_types: ["apartment"] }],
    ["오피스텔이나 빌라", { property_type: "officetel", also_types: ["villa"] }],
    ["상암동 빼고 마포구", { regions: ["마포구"], unwanted_regions: ["상암동"] }],
    ["anything not in Sangam-dong", { unwanted_regions: ["상암동"] }],
    ["moving from Busan to Mapo", { regions: ["마포구"] }],
    ["월세는 부담돼서 전세로요", { kind: "jeonse" }],
    ["오피스텔 하나 사서 월세 받고 싶어요", { kind: "sale" }],
    ["디엠씨역 오피 매매", { station: "디지털미디어시티역", property_type: "officetel", kind: "sale" }],
    ["홍대 근처", { station: "홍대입구역" }],
    ["지하철 도보 5분 이내", { maximum_walk: 5 }],
    ["within a 7 minute walk of the subway", { maximum_walk: 7 }],
    ["30㎡ 이상 50㎡ 이하", { minimum_area: 30, maximum_area: 50 }],
    ["84짜리끼리만", { minimum_area: 75.6, maximum_area: 92.4 }],
    ["5억↓ 30㎡↑", { maximum_price: 500_000_000, minimum_area: 30 }],
    ["between 400 and 500 million won", { minimum_price: 400_000_000, maximum_price: 500_000_000 }],
    ["2015년식 이상", { built_since: 2015 }],
    ["18년식 이후", { built_since: 2018 }],
    ["2000년 이전에 지은 집", { built_until: 2000 }],
    ["built before 2000", { built_until: 2000 }],
    ["지은 지 10년 이내", { built_since: 2016 }],
    ["비싼 것부터", { order: "price_down" }],
    ["싼 순으로 세 개만 보여줘", { order: "price_up", most_homes: 3 }],
    ["biggest first", { order: "area_down" }],
  ])("«%s»", (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each(["가까운 역이 어디야", "마포 지역", "지하철역 근처"])("«%s» names no station", (text) => {
    expect(read(text).station).toBeUndefined();
  });

  it("is narrowed by one end of a size, and not by a size alone", () => {
    expect(narrowsSearch({ minimum_area: 40 })).toBe(true);
    expect(narrowsSearch({ minimum_area: 75.6, maximum_area: 92.4 })).toBe(false);
  });

  it("wants homes in another way than prices where both are named", () => {
    expect(offeredAs("오피스텔매물이랑월세시세")).toBe("any");
    expect(offeredAs("월세시세랑매매매물")).toBe("sale");
    expect(offeredAs("월세매물이랑월세시세")).toBeUndefined();
  });
});
