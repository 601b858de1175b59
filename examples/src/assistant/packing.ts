import {
  type Assistant,
  type Decision,
  defineAssistant,
  defineGraph,
  defineTool,
  END,
  fromAssistant,
  fromUser,
  type NodeContext,
} from "@maru/runtime";
import { defineState, list, Message, type StateOf, type UpdateOf, value } from "@maru/state";
import * as z from "zod";

/** 1. The state: what is known. Everything else follows from it. */
export const PackingState = defineState("packing", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id", keep: 20 }),
    nights: value(z.int().min(1).max(14)).optional(),
    weather: value(z.enum(["hot", "mild", "cold"])).optional(),
    items: value(z.array(z.string())).default([]),
  },
});
type State = StateOf<typeof PackingState>;
type Update = UpdateOf<typeof PackingState>;

/** 2. A decision: rules that always work, a prompt for when there is a model. */
const readNights: Decision<string, { nights: number | null }> = {
  name: "packing.nights",
  schema: z.object({ nights: z.int().min(1).max(14).nullable() }),
  rules: (text) => {
    const nights = Number(/(\d+)\s*(?:박|nights?)/.exec(text)?.[1] ?? Number.NaN);
    return { nights: nights >= 1 && nights <= 14 ? nights : null };
  },
};

/** 3. A tool: something outside, declared with what it takes and gives. */
const weather = defineTool({
  name: "weather",
  description: { ko: "이번 달 날씨", en: "This month's weather" },
  input: z.object({ month: z.int().min(1).max(12) }),
  output: z.enum(["hot", "mild", "cold"]),
  run: ({ month }) => (month >= 6 && month <= 9 ? "hot" : month >= 12 || month <= 2 ? "cold" : "mild"),
});

/** 4. Nodes: they read the state and return what changes. */
async function collect(state: State, context: NodeContext): Promise<Update> {
  const said = state.messages.at(-1)?.content ?? "";
  const { result } = await context.decide(readNights, said);
  if (result.nights !== null) return { nights: result.nights };
  return { messages: [fromAssistant(context.id("ask"), "몇 박인가요? (1박~14박)", context.now())] };
}

async function pack(state: State, context: NodeContext): Promise<Update> {
  const nights = state.nights ?? 1;
  const sky = await context.call(weather, { month: Number(context.now().slice(5, 7)) });
  const items = [`속옷 ${nights + 1}벌`, `양말 ${nights + 1}켤레`, sky === "cold" ? "두꺼운 외투" : "겉옷"];
  const reply = `${nights}박 짐이에요: ${items.join(", ")}.`;
  return { weather: sky, items, messages: [fromAssistant(context.id("reply"), reply, context.now())] };
}

/** 5. The graph: which node comes after which. */
const graph = defineGraph(PackingState, {
  start: "collect",
  nodes: {
    collect: {
      run: collect,
      next: (state) => (state.nights === null ? END : "pack"),
      targets: ["pack", END],
    },
    pack: { run: pack, next: END },
  },
});

export const packing: Assistant = defineAssistant(graph, {
  name: "packing",
  title: { ko: "짐 싸기", en: "Packing" },
  description: { ko: "며칠 가는지 말하면 짐을 적어 줘요.", en: "Lists what to pack." },
  examples: [{ ko: "3박 4일", en: "3 nights" }],
  initial: (_session, at) => ({ messages: [fromAssistant(at.id, "몇 박 여행인가요?", at.now)] }),
  receive: (_state, message) => ({ messages: [fromUser(message)] }),
  describe: (state) => ({
    reply: state.messages.findLast(({ role }) => role === "assistant")?.content ?? "",
    asks: state.nights === null ? ["nights"] : [],
  }),
  tools: [weather],
});
