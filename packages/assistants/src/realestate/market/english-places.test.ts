import { expect, it } from "vitest";
import { placeIn, regionInEnglish, romanise } from "./english-places.ts";

it("writes names as they sound", () => {
  expect(["해운대", "종로", "강릉", "울릉", "서울"].map(romanise)).toEqual([
    "Haeundae",
    "Jongno",
    "Gangneung",
    "Ulleung",
    "Seoul",
  ]);
});

it("keeps the Korean name beside the English one, the wider place last", () => {
  expect(placeIn("강남구", "en")).toBe("Gangnam-gu (강남구)");
  expect(placeIn("부산광역시 중구", "en")).toBe("Jung-gu, Busan (부산광역시 중구)");
  expect(placeIn("강남구", "ko")).toBe("강남구");
});

it("says the regions of the decrees in English", () => {
  expect(regionInEnglish("광역시(과밀억제권역과 군 제외), 안산·파주")).toBe(
    "metropolitan cities without their counties, Ansan, Paju",
  );
});
