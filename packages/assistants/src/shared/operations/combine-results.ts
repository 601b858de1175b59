import {
  type CheckedCall,
  COMBINATIONS,
  type Combination,
  combine,
  type DialogueState,
  type ResultValue,
} from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, thingsFor } from "./arguments-of.ts";

type Figure = Extract<ResultValue, { kind: "money" | "percent" | "count" }>;

/** `calc` over what is there already: results that are pointed at, or the last ones, put together. */
export function combineResults(call: CheckedCall, scene: Scene<DialogueState>): Outcome<object> {
  const how = choiceFor(call, "fn") ?? "total";
  if (!isCombination(how))
    return {
      refused: {
        ko: "그 계산은 아직 못 해요. 합계, 차이, 평균, 비율은 할 수 있어요.",
        en: "That sum is not among those I can do: total, difference, average, share.",
      },
    };
  const named = thingsFor(call, "ref").filter(({ kind }) => kind === "result");
  const ids = named.length > 0 ? named.map(({ id }) => id) : lastTwo(scene);
  const figures = ids.flatMap((id) => mainFigure(scene, id));
  const value = combine(how, figures);
  if (value === undefined)
    return {
      refused: {
        ko: "함께 계산할 값이 둘 이상 있어야 해요. 먼저 금액을 계산해 주세요.",
        en: "There must be two figures that go together. Please work out the amounts first.",
      },
    };
  return {
    values: { value },
    rests_on: ids,
    parts: [{ type: "fact", text: `{{${scene.result}.value}}` }],
  };
}

function isCombination(how: string): how is Combination {
  return (COMBINATIONS as readonly string[]).includes(how);
}

function lastTwo({ results }: Scene<DialogueState>): readonly string[] {
  return [...results.values()]
    .filter(({ is_stale }) => !is_stale)
    .slice(-2)
    .map(({ id }) => id);
}

/** The first amount of a result is what it is about. */
function mainFigure({ results }: Scene<DialogueState>, id: string): readonly Figure[] {
  const values = Object.values(results.get(id)?.values ?? {});
  const figure = values.find(
    (value): value is Figure => value.kind === "money" || value.kind === "percent" || value.kind === "count",
  );
  return figure === undefined ? [] : [figure];
}
