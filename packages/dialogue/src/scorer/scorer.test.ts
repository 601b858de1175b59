import { understand } from "@maru/language";
import { describe, expect, it } from "vitest";
import { COMMON_OPERATIONS } from "../operations/common/index.ts";
import { featuresOf } from "./features.ts";
import { trainLinear } from "./linear.ts";
import { trainedScorer } from "./trained.ts";
import { loadWeights, scoresOf, storeWeights } from "./weights.ts";

const NOW = "2026-11-18T10:00:00+09:00";
const OPERATIONS = COMMON_OPERATIONS.map(({ name }) => name);

describe("weights", () => {
  const lessons = [
    { features: featuresOf("문자로 써 주세요"), holds: [0], among: [0, 1] },
    { features: featuresOf("메일 써 주세요"), holds: [0], among: [0, 1] },
    { features: featuresOf("얼마인가요"), holds: [1], among: [0, 1] },
    { features: featuresOf("다 해서 얼마예요"), holds: [1], among: [0, 1] },
  ];
  const learnt = () => trainLinear(lessons, { classes: 2, rounds: 10, least: 1 });

  it("are the same for the same lessons", () => {
    expect(learnt().values).toEqual(learnt().values);
  });

  it("say the same once they are stored and loaded, as far as what is kept goes", () => {
    const weights = learnt();
    const stored = storeWeights([{ weights, classes: [0, 1] }], 100_000);
    const scores = scoresOf(loadWeights(stored), featuresOf("카톡으로 써 줘"), 2);
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 0);
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
  });
});

describe("what was learnt from the examples", () => {
  const best = (assistant: string, text: string) =>
    trainedScorer(assistant).guess(understand(text, { now: NOW }), OPERATIONS)[0]?.[0];

  it.each([
    ["realestate", "내용증명 하나 써 주세요", "draft"],
    ["travel", "단톡방에 올릴 글로 써줘", "draft"],
    ["travel", "고마워요", "talk"],
    ["company", "방금 그 표 합계도 넣어서 보여줘", "arrange"],
    ["research", "이 숫자 정말 맞아요?", "verify"],
  ])("for %s, «%s» asks for something that fits", (assistant, text, expected) => {
    const guesses = trainedScorer(assistant).guess(understand(text, { now: NOW }), OPERATIONS)[0] ?? [];
    expect(guesses.slice(0, 3).map(({ op }) => op)).toContain(expected);
  });

  it("is not sure of words that mean nothing", () => {
    expect(best("travel", "푸르뎅뎅 곱슬곱슬")?.chance ?? 0).toBeLessThan(0.5);
  });

  it("names chances between nothing and certain", () => {
    for (const assistant of ["travel", "realestate", "company", "research"]) {
      const { chance = -1 } = best(assistant, "그건 왜 그런가요") ?? {};
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  });
});
