import { describe, expect, it } from "vitest";
import { stayName } from "./stay-name.ts";

const areas = [
  {
    id: "namba",
    ko: "난바·도톤보리",
    en: "Namba & Dotonbori",
    centre: { latitude: 34.667, longitude: 135.501 },
  },
];

describe("the name of a stay", () => {
  it("tells area and class of a hotel", () => {
    const hotel = {
      area: "namba",
      type: "standard",
      kind: "hotel",
      stars: 3,
      why_ko: "역이 가까워요",
    } as const;
    expect(stayName(hotel, areas)).toEqual({
      ko: "난바·도톤보리 지역 3성급 호텔",
      en: "3-star hotel in Namba & Dotonbori",
    });
  });

  it("gives no stars to a guesthouse", () => {
    const bed = { area: "namba", type: "budget", kind: "guesthouse", stars: null, why_ko: "싸요" } as const;
    expect(stayName(bed, areas)).toEqual({
      ko: "난바·도톤보리 지역 게스트하우스",
      en: "guesthouse in Namba & Dotonbori",
    });
  });
});
