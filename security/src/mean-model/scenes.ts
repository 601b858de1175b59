import realestate from "../../../packages/assistants/gold/realestate.json" with { type: "json" };
import travel from "../../../packages/assistants/gold/travel.json" with { type: "json" };

/** A message, and what an honest model calls. */
export interface Scene {
  readonly assistant: "travel" | "realestate";
  readonly say: string;
  readonly calls: readonly (readonly [string, object])[];
}

type Gold = readonly { readonly turns: readonly { readonly say: string; readonly model: unknown }[] }[];

/** Messages, each as the beginning of a conversation; those that plan a whole trip would take all the time. */
export const SCENES: readonly Scene[] = [
  ...scenesOf("realestate", realestate, 0),
  ...scenesOf("travel", travel, 1),
];

function scenesOf(assistant: Scene["assistant"], gold: Gold, from: number): readonly Scene[] {
  return gold
    .flatMap(({ turns }) => turns.slice(from))
    .flatMap(({ say, model }) => {
      const [calls] = model as Scene["calls"][];
      const isHandedOver = calls?.some(([name]) => name === "hand_over") ?? true;
      return calls === undefined || isHandedOver ? [] : [{ assistant, say, calls }];
    });
}
