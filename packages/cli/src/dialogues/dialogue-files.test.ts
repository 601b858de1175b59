import { expect, it } from "vitest";
import { assistantOf, DIALOGUE_FILES } from "../testing/describe-dialogues.ts";

it("every conversation is with an assistant whose conversations are played", () => {
  expect(new Set(DIALOGUE_FILES.map(assistantOf))).toEqual(
    new Set(["travel", "realestate", "research", "company"]),
  );
});
