import { describe, expect, it } from "vitest";
import { plannedTrip } from "../testing/planned-trip.ts";
import { suggestCities } from "./suggest-cities.ts";

const nothingKnown = await plannedTrip();
const names = (text: string) =>
  suggestCities(nothingKnown, text).map(({ destination }) => destination.names.ko);

describe("cities for who does not know yet", () => {
  it("names cities that everybody has heard of when nothing was wished for", () => {
    expect(names("추천해 줘")).toContain("오사카");
  });

  it.each(["온천 여행지 추천", "somewhere with hot springs"])("«%s» finds baths", (text) => {
    expect(names(text)).toEqual(expect.arrayContaining(["마쓰야마", "타이베이"]));
  });

  it.each(["일본 말고 가까운 해외 추천", "anywhere near but Japan"])("«%s» leaves a country out", (text) => {
    expect(names(text).some((name) => ["오사카", "도쿄", "후쿠오카"].includes(name))).toBe(false);
  });

  it("goes by what was said last of home and abroad", () => {
    expect(names("해외로 갈까\n아니 국내로 추천해 줘")).toContain("제주");
    expect(names("국내로 갈까\n아니 해외로 추천해 줘")).not.toContain("제주");
  });
});
