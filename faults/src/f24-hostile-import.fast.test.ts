import { noteAssistant } from "@maru/runtime/testing";
import { expect, it } from "vitest";
import { mutantsOf } from "./hostile-import/mutate.ts";
import { exported, takeIn } from "./hostile-import/take-in.ts";

const SEED = 24;
const COUNT = 24;

it.each([["note", noteAssistant, ["우유", "빵", "달걀"]]] as const)(
  "F24 %s, a few: a changed document is refused whole and named, or taken and usable",
  async (_, make, said) => {
    const document = await exported(make(), said);
    const wrong: string[] = [];
    for (const { what, make: hostile } of mutantsOf(document, SEED, COUNT)) {
      const outcome = await takeIn(make(), hostile);
      if (outcome.type === "wrong") wrong.push(`${what}: ${outcome.problem}`);
    }
    expect(wrong).toEqual([]);
  },
);
