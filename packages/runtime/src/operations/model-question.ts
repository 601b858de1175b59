import { createHash } from "node:crypto";
import {
  type Call,
  type DialogueState,
  messagePrompt,
  type PersonalValues,
  REPLY_TOOL,
  replyProblems,
  systemPrompt,
  toolDefinitions,
} from "@maru/dialogue";
import { understand } from "@maru/language";
import type { Message, StateDefinition, StateOf } from "@maru/state";
import type { ModelPlace, ModelTool } from "../decisions/decision.ts";
import { answerView } from "./answer-view.ts";
import type { Abilities } from "./behaviour.ts";

/** The tool by which a model leaves a message to the rules: what no operation can do yet. */
export const HAND_OVER = "hand_over";

const HAND_OVER_TOOL: ModelTool = {
  name: HAND_OVER,
  description: "leaves the whole message to the rules. Only alone, and only where no operation fits.",
  parameters: { type: "object", properties: {}, additionalProperties: false },
};

/** Everything that a model is asked with. */
export interface ModelQuestion {
  readonly system: string;
  readonly tools: readonly ModelTool[];
  readonly content: string;
  readonly round: number;
  readonly request: string;
  readonly place: ModelPlace;
}

interface Asking<Definition extends StateDefinition> {
  readonly state: StateOf<Definition>;
  readonly hints: readonly Call[];
  readonly assistant: string;
  readonly now: string;
}

export function modelQuestion<Definition extends StateDefinition>(
  abilities: Abilities<Definition>,
  asking: Asking<Definition>,
): ModelQuestion {
  const { state, assistant } = asking;
  const { system, tools } = fixedPart(abilities);
  const content = contentFor(abilities, asking);
  const round = (state as unknown as DialogueState).model_steps.length + 1;
  return {
    ...{ system, tools, content, round },
    request: hash(system, content),
    place: placeOf(state, assistant, round),
  };
}

function placeOf(state: unknown, assistant: string, round: number): ModelPlace {
  const { messages } = state as { readonly messages: readonly Message[] };
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return { id: `${hash(assistant, ...said).slice(0, 16)}-${round}`, said, round };
}

/** The same for every message of an assistant: made once, and kept by providers. */
function fixedPart<Definition extends StateDefinition>(abilities: Abilities<Definition>) {
  const known = FIXED.get(abilities);
  if (known !== undefined) return known;
  const { persona, catalogue, behaviours, unread = {} } = abilities;
  // Small talk needs no operation where the answer itself says it.
  const operations = [...catalogue.operations].filter(
    ([name, { kind, effect }]) => behaviours[name] !== undefined && kind !== "talk" && effect !== "talks",
  );
  const told = { ...catalogue, operations: new Map(operations) };
  const made = {
    system: systemPrompt(persona, told),
    tools: [...toolDefinitions(told, { unread }), HAND_OVER_TOOL, REPLY_TOOL],
  };
  FIXED.set(abilities, made);
  return made;
}

const FIXED = new WeakMap<object, { readonly system: string; readonly tools: readonly ModelTool[] }>();

function contentFor<Definition extends StateDefinition>(
  abilities: Abilities<Definition>,
  { state, hints, now }: Asking<Definition>,
): string {
  const { shown, digest, open, language, names = [] } = abilities;
  const dialogue = state as unknown as DialogueState & { readonly messages: readonly Message[] };
  const before = dialogue.messages.slice(0, -1).map(({ role, content }) => ({ role, content }));
  const last = dialogue.model_steps.at(-1);
  const repaired =
    last === undefined
      ? []
      : [
          {
            ...last,
            problems: [...last.problems, ...replyProblems(dialogue, answerView(abilities, state))],
          },
        ];
  return messagePrompt({
    now,
    digest: digest(state, language(state)),
    shown: shown(state),
    open: open(state),
    before,
    utterance: understand(dialogue.heard?.text ?? "", { now, names }),
    results: Object.values(dialogue.results),
    operations: dialogue.operations,
    steps: repaired,
    hints,
    personal: personalValues(abilities, dialogue),
  });
}

function personalValues<Definition extends StateDefinition>(
  { catalogue }: Abilities<Definition>,
  { kept }: DialogueState,
): PersonalValues {
  const slots = new Set(
    [...catalogue.slots.values()].flatMap(({ name, isPersonal }) => (isPersonal ? [name] : [])),
  );
  const words = Object.entries(kept)
    .filter(([name]) => slots.has(name))
    .flatMap(([, values]) => values.map((value) => value.words));
  return { slots, words };
}

function hash(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32);
}
