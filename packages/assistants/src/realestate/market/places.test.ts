import { describe, expect, it } from "vitest";
import { findPlace, fullPlaceName, isShared, PLACES, provinceOf } from "./places.ts";

describe("places of Korea", () => {
  it("are known with what lies around them", () => {
    expect(findPlace("해운대구")).toEqual({ name: "해운대구", province: "부산", town: null });
    expect(fullPlaceName("분당구")).toBe("경기 성남시 분당구");
    expect(fullPlaceName("홍천")).toBe("강원 홍천군");
    expect(fullPlaceName("서울")).toBe("서울");
    expect(fullPlaceName("어딘가")).toBe("어딘가");
  });

  it("are told apart by their city where several share a name", () => {
    expect(isShared("중구")).toBe(true);
    expect(fullPlaceName("부산광역시 중구")).toBe("부산 중구");
    expect(fullPlaceName("포항시 북구")).toBe("경북 포항시 북구");
    expect(fullPlaceName("중구")).toBe("서울 중구");
  });

  it("know provinces by every name they have", () => {
    expect(["부산광역시", "전라북도", "강원도", "세종특별자치시", "광주광역시"].map(provinceOf)).toEqual([
      "부산",
      "전북",
      "강원",
      "세종",
      "광주광역시",
    ]);
    expect(provinceOf("마포구")).toBeUndefined();
  });

  it("name no place twice within a province and town", () => {
    const names = PLACES.map(({ province, town, name }) => `${province}/${town}/${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
