import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readExamples } from "./train-scorer.ts";

it("the weights belong to the examples that stand beside them", () => {
  const path = join(import.meta.dirname, "../packages/dialogue/src/scorer/weights.json");
  const { examples } = JSON.parse(readFileSync(path, "utf8")) as { readonly examples: string };
  // When this fails: npx tsx scripts/train-scorer.ts
  expect(examples).toBe(readExamples().digest);
});
