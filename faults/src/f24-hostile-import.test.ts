import { noteAssistant } from "@maru/runtime/testing";
import { expect, it } from "vitest";
import { mutantsOf } from "./hostile-import/mutate.ts";
import { exported, takeIn, travel } from "./hostile-import/take-in.ts";

const SEED = Number(process.env.MARU_SEED ?? 24);
const COUNT = 193;

it.each([
  ["travel", travel, ["오사카 3박 4일 둘이서", "맛집 위주로"]],
  ["note", noteAssistant, ["우유", "빵", "달걀"]],
] as const)(
  "F24 %s: a changed document is refused whole and named, or taken and usable",
  async (name, make, said) => {
    const document = await exported(make(), said);
    const counts = { refused: 0, usable: 0, wrong: 0 };
    const wrong: string[] = [];
    for (const { what, make: hostile } of mutantsOf(document, SEED, COUNT)) {
      const outcome = await takeIn(make(), hostile);
      counts[outcome.type] += 1;
      if (outcome.type === "wrong") wrong.push(`${what}: ${outcome.problem}`);
    }
    console.log(
      [
        `F24 ${name}, seed ${SEED}`,
        "| documents | refused whole and named | taken and usable | anything else |",
        "|---|---|---|---|",
        `| ${COUNT} | ${counts.refused} | ${counts.usable} | ${counts.wrong} |`,
      ].join("\n"),
    );
    expect(wrong).toEqual([]);
  },
);
