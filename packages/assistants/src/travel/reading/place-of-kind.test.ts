import { describe, expect, it } from "vitest";
import { destinationByName } from "../destinations.ts";
import { placeOfKind } from "./place-of-kind.ts";

const found = (city: string, text: string, avoided: readonly string[] = []) => {
  const destination = destinationByName(city);
  if (destination === undefined) throw new Error(city);
  return placeOfKind(text, destination, avoided);
};

describe("a wish for a kind of place", () => {
  it("finds one whose name or description speaks of it", () => {
    const { kind, place } = found("오사카", "오코노미야키 집 넣어줘") ?? {};
    expect(kind).toBe("오코노미야키");
    expect(`${place?.ko} ${place?.note_ko}`).toContain("오코노미야키");
  });

  it("never comes back to what was refused", () => {
    const first = found("오사카", "오코노미야키도 먹고 싶어")?.place.ko ?? "";
    expect(found("오사카", "오코노미야키도 먹고 싶어", [first])?.place.ko).not.toBe(first);
  });

  it.each([
    "맛집 더 넣어줘",
    "셜록홈즈 박물관도 가고 싶어",
    "쇼핑도 하루 넣어줘",
    "우주정거장 넣어줘",
    "고마워요",
  ])("finds none in «%s»", (text) => {
    expect(found("오사카", text)).toBeNull();
  });
});
