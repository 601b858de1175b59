import type { CheckedCall, ResultValue } from "@maru/dialogue";
import type { Behaviour } from "@maru/runtime";
import { thingsFor } from "../../shared/operations/arguments-of.ts";
import { REALESTATE_SLOTS } from "../slots.ts";
import type { MainSupervisorState, SupervisorUpdate } from "../state.ts";
import { amountOf, type RealEstateScene } from "./case-values.ts";
import { sumsFor } from "./said-amounts.ts";
import { figured, won } from "./told.ts";

type Ask = Behaviour<MainSupervisorState, SupervisorUpdate>;

/** `verify`: a figure against what was worked out or kept; anything else is a question of the law. */
export function verifyWith(askLaw: Ask): Ask {
  return (call, scene) => {
    const [claimed] = sumsFor(call);
    if (claimed === undefined) return askLaw(call, scene);
    const known = knownSums(call, scene);
    if (known.length === 0)
      return {
        refused: {
          ko: "견줄 계산이 아직 없어요. 무엇을 계산한 값인지 알려 주세요.",
          en: "There is nothing yet to hold it against. Please tell me what it is the figure of.",
        },
      };
    const nearest = known.reduce((best, each) =>
      Math.abs(each.amount - claimed) < Math.abs(best.amount - claimed) ? each : best,
    );
    const difference = Math.abs(nearest.amount - claimed);
    const value: ResultValue = { kind: "money", label: { ...nearest.label }, amount: nearest.amount };
    return figured(scene, {
      values: { value, ...(difference === 0 ? {} : { difference: won("차이", "difference", difference) }) },
      says: [
        difference === 0
          ? { ko: "네, 맞아요. {value}이에요.", en: "Yes, that is right: {value}." }
          : { ko: "아니요. {value}이고, {difference}이에요.", en: "No: {value}, {difference}." },
      ],
      rests_on: [nearest.from],
    });
  };
}

interface Known extends Pick<Extract<ResultValue, { kind: "money" }>, "label" | "amount"> {
  readonly from: string;
}

/** Sums of the results that are pointed at, or of the last one; else those that were told. */
function knownSums(call: CheckedCall, scene: RealEstateScene): readonly Known[] {
  const named = thingsFor(call, "ref").flatMap(({ kind, id }) => (kind === "result" ? [id] : []));
  const last = [...scene.results.values()].filter(({ is_stale }) => !is_stale).slice(-1);
  const results = named.length > 0 ? named.flatMap((id) => scene.results.get(id) ?? []) : last;
  const worked = results.flatMap(({ id, values }) =>
    Object.values(values).flatMap((value) =>
      value.kind === "money" ? [{ label: value.label, amount: value.amount, from: id }] : [],
    ),
  );
  if (worked.length > 0) return worked;
  return REALESTATE_SLOTS.flatMap(({ name, is, label }) => {
    const amount = is.type === "money" ? amountOf(scene, name) : null;
    return amount === null ? [] : [{ label, amount, from: `slot.${name}` }];
  });
}
