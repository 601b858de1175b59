import type { DialogueState } from "@maru/dialogue";
import type { StateDefinition, StateOf } from "@maru/state";
import type { NodeSpec } from "../graph/define-graph.ts";
import { afterModel, type Next } from "./after-model.ts";
import { askModel } from "./ask-model.ts";
import type { Abilities } from "./behaviour.ts";
import { carryOut } from "./carry-out.ts";

interface Elsewhere {
  /** Where the rules take a message that no operation can do yet. */
  readonly rules: string;
  /** Where what came of it is told. */
  readonly tell: string;
}

/**
 * The nodes through which words for a model, taps and programs become changes: the model is asked in a step of its own,
 * and each call is carried out in one, so that what is done is durable before the next begins.
 */
export function operationNodes<Definition extends StateDefinition>(
  abilities: Abilities<Definition>,
  { rules, tell }: Elsewhere,
) {
  const targets = ["operations", "ask_model", rules, tell];
  const nodeOf: { readonly [next in Next]: string } = {
    operations: "operations",
    ask: "ask_model",
    rules,
    tell,
  };
  const next = (state: StateOf<Definition>) => nodeOf[afterModel(abilities, state)];
  return {
    operations: { run: (state, context) => carryOut(abilities, state, context), next, targets },
    ask_model: { run: (state, context) => askModel(abilities, state, context), next, targets },
  } satisfies { readonly [name: string]: NodeSpec<Definition> };
}

/** Where a turn begins that is read as operations; undefined for one that the rules read. */
export function startOfTurn(state: unknown): "operations" | "ask_model" | undefined {
  const { calls, heard } = state as DialogueState;
  if (calls.length > 0) return "operations";
  return heard === null ? undefined : "ask_model";
}
