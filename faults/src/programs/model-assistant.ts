import {
  answerParts,
  COMMON_OPERATIONS,
  choices,
  DIALOGUE_FIELDS,
  defineOperation,
  defineOperations,
  money,
  nextTurn,
  renderParts,
  slot,
} from "@maru/dialogue";
import {
  type Abilities,
  type Assistant,
  answerView,
  defineAssistant,
  defineGraph,
  END,
  fromAssistant,
  fromUser,
  type ModelPort,
  operationNodes,
  startOfTurn,
} from "@maru/runtime";
import { defineState, list, Message } from "@maru/state";
import { find, post } from "./ledger.ts";

const State = defineState("model-turns", {
  version: 1,
  fields: { ...DIALOGUE_FIELDS, messages: list(Message, { id: "id" }) },
});

const send = defineOperation({
  name: "send",
  kind: "order",
  effect: "writes",
  label: { ko: "보내기", en: "send" },
  does: { ko: "쓴 글을 보내요.", en: "sends the text" },
});

const CATALOGUE = defineOperations({
  operations: [...COMMON_OPERATIONS, send],
  slots: [slot("deposit", { ko: "보증금", en: "deposit" }, money({ from: 1, to: 1_000_000_000 }))],
  choices: {
    draft: { kind: choices({ message: ["문자", "message"] }) },
    wish: { scope: choices({ lease: ["계약", "lease"] }) },
  },
});

/** A turn of a model with everything in it: a value, a figure, a text, a text that is sent after an approval. */
export function modelAssistant(ledger: string, place: string): Assistant {
  const abilities: Abilities<typeof State> = {
    definition: State,
    catalogue: CATALOGUE,
    persona: { role: "a clerk", notes: [] },
    digest: () => [],
    open: () => [],
    shown: () => [],
    language: () => "ko",
    behaviours: {
      set: (call) => {
        const [value] = call.arguments["value"] ?? [];
        const words = value?.type === "mention" ? value.mention.words : "";
        return {
          update: { kept: { deposit: [{ value: words, words, is_assumed: false, by: null }] } },
          changed: ["slot.deposit"],
          parts: [{ type: "change", text: `보증금: ${words}` }],
        };
      },
      calc: (_call, { result }) => ({
        values: { half: { kind: "money", label: { ko: "절반", en: "half" }, amount: 50_000_000 } },
        rests_on: ["slot.deposit"],
        parts: [{ type: "fact", text: `절반은 {{${result}.half}}이에요.` }],
      }),
      draft: () => ({ draft: { kind: "message", title: "문자", text: "안녕하세요 [이름]", language: "ko" } }),
      send: async (_call, { context }) => {
        const { decision } = await context.approve({ action: "send", message: "보낼까요?", details: {} });
        if (decision !== "approve") return { parts: [{ type: "change", text: "보내지 않았어요." }] };
        await context.effect({
          name: "send",
          certainty: {
            type: "lookup",
            lookup: async (key) => ((await find(ledger, key)) === null ? null : "send"),
          },
          perform: (key) => post(ledger, key, `${place} send`),
        });
        return { parts: [{ type: "change", text: "보냈어요." }] };
      },
    },
  };
  const graph = defineGraph(State, {
    start: (state) => startOfTurn(state) ?? "tell",
    nodes: {
      ...operationNodes(abilities, { rules: "tell", tell: "tell" }),
      tell: {
        run: (state, context) => {
          const parts = answerParts(state, answerView(abilities, state));
          const said = renderParts(parts, new Map(Object.entries(state.results)), "ko");
          return { messages: [fromAssistant(context.id("told"), said, context.now())] };
        },
        next: END,
      },
    },
  });
  return defineAssistant(graph, {
    name: "clerk",
    title: { ko: "서기", en: "Clerk" },
    description: { ko: "서기", en: "Clerk" },
    examples: [],
    initial: () => ({}),
    operations: { catalogue: CATALOGUE, able: Object.keys(abilities.behaviours), shown: () => [] },
    receive: (_state, message) => ({ messages: [fromUser(message)], ...nextTurn(message) }),
    describe: ({ messages }) => ({ reply: messages.at(-1)?.content ?? "", asks: [] }),
    tools: [],
  });
}

export const SAID = ["보증금 1억이고 절반이면 얼마예요? 문자 쓰고 보내 줘", "승인", "고마워요"];

const reply = (parts: readonly object[], covers: readonly string[]) => ["reply", { parts, covers }] as const;

/** What the model answers, by message and round. */
const ANSWERS: { readonly [place: string]: readonly (readonly [string, object])[] } = {
  "1.1": [
    ["set", { slot: "deposit", value: "1억" }],
    ["calc", { fn: "share" }],
    ["draft", { kind: "message" }],
    ["send", {}],
  ],
  "1.2": [reply([{ type: "fact", text: "{{t1.half}} 그리고 9억이에요." }], ["c1"])],
  "1.3": [reply([{ type: "fact", text: "{{t1.half}}이에요." }], ["c1", "c2", "c3"])],
  "2.1": [reply([{ type: "talk", text: "네, 언제든지요." }], ["c1"])],
};

/** Every question to it is noted in a process that is not killed. */
export function notedModel(ledger: string, place: string, dice: () => string): ModelPort {
  return {
    name: "noted",
    price: null,
    complete: async ({ place: asked }) => {
      const at = `${asked?.said.length === 1 ? 1 : 2}.${asked?.round}`;
      await post(ledger, dice(), `${place} asked ${at}`);
      const calls = (ANSWERS[at] ?? []).map(([name, given]) => ({ name, arguments: JSON.stringify(given) }));
      return { text: "", calls, tokens: { input: 100, output: 10 } };
    },
  };
}
