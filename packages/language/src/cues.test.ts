import { expect, it } from "vitest";
import { findCues } from "./cues.ts";

const CUES = [
  { means: "only", names: [], ends: ["만", "만요"] },
  { means: "export", names: ["종이로", "print"] },
];

it("finds what words point to, at the end where it must stand there, and Latin names only whole", () => {
  const meant = (text: string) => findCues(text, CUES).map(({ means }) => means);
  expect(meant("상장사만요~")).toEqual(["only"]);
  expect(meant("만두 레시피")).toEqual([]);
  expect(meant("종 이로 뽑아줘")).toEqual(["export"]);
  expect(meant("preprints")).toEqual([]);
});
