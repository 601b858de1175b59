import type { CheckedCall } from "@maru/dialogue";
import { understand } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { wordsFor } from "../../shared/operations/arguments-of.ts";
import type { AgentState } from "../state.ts";
import { sumOf } from "./sum-of-told.ts";
import { toldInstead } from "./told-instead.ts";

/** `calc` with no figures in the report: what was told is worked out, as told; else what is lacking is said. */
export function calcFromTold(call: CheckedCall, scene: Scene<AgentState>): Outcome<never> {
  const said = wordsFor(call, "what") ?? scene.state.heard?.text ?? "";
  const { mentions } = understand(said, { now: scene.now });
  const sum = sumOf(mentions, said);
  if (sum !== undefined)
    return toldInstead(
      scene,
      `${sum.working.ko} (말씀하신 수치로 한 계산이고, 자료로 확인한 값은 아니에요.)`,
      `${sum.working.en} (From the figures you gave; no source confirms them.)`,
    );
  const given = mentions.map(({ words }) => words).join(", ");
  return toldInstead(
    scene,
    given === ""
      ? "계산에 쓸 확인된 수치가 자료에 없어요. 수치를 알려 주시면 그걸로 계산할게요."
      : `말씀하신 수치(${given})는 알겠는데, 곱하거나 견줄 확인된 수치가 자료에 없어요. 그 값(예: 하나당 얼마)을 알려 주시면 바로 계산할게요.`,
    given === ""
      ? "The sources hold no figure to work with. Tell me the figures, and I work it out."
      : `I have ${given}, but no confirmed figure to work it out with. Tell me that value (for example the price of one), and I will.`,
  );
}
