import { FACTORIES } from "@maru/assistants";
import { type Assistant, type ModelPort, type ModelRequest, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { Dice } from "./dice.ts";
import { MUTATIONS, type Mutant, type Tool } from "./mutations.ts";
import { SCENES } from "./scenes.ts";
import { type After, whatReached } from "./what-reached.ts";

export interface Attacked {
  readonly kind: string;
  readonly tried: number;
  /** Operations that the code refused. */
  readonly refused: number;
  readonly reached: readonly string[];
}

const NOW = Date.parse("2026-11-18T10:00:00+09:00");
const PORTS = { ...SYSTEM_PORTS, now: () => NOW };

/** Plays as many mean answers as wanted, kind after kind, and says what of them reached a reply or a state. */
export async function attack(seed: number, times: number): Promise<readonly Attacked[]> {
  const dice = new Dice(seed);
  const kinds = Object.keys(MUTATIONS);
  const results = new Map(kinds.map((kind) => [kind, { tried: 0, refused: 0, reached: [] as string[] }]));
  const targets = { travel: await targetOf("travel"), realestate: await targetOf("realestate") };
  for (let index = 0; index < times; index += 1) {
    const kind = kinds[index % kinds.length] ?? "";
    const [mutate, result] = [MUTATIONS[kind], results.get(kind)];
    if (mutate === undefined || result === undefined) continue;
    const scene = dice.pick(SCENES);
    const { assistant, tools } = targets[scene.assistant];
    const mutant = mutate(scene, tools, dice);
    const after = await play(assistant, mutant);
    const reached = whatReached(mutant, after);
    result.tried += 1;
    result.refused += after.refused;
    if (reached !== null) result.reached.push(`${scene.assistant}, ${kind}, ${index}: ${reached}`);
  }
  return [...results].map(([kind, found]) => ({ kind, ...found }));
}

interface Target {
  readonly assistant: Assistant;
  /** What a model may call, as the assistant offers it. */
  readonly tools: readonly Tool[];
}

async function targetOf(name: "travel" | "realestate"): Promise<Target> {
  const factory = FACTORIES.get(name);
  if (factory === undefined) throw new Error(`there is no ${name}`);
  const assistant = factory({ data: null, user: "mean", environment: {} });
  let tools: readonly Tool[] = [];
  await turn(assistant, "안녕하세요", async (request) => {
    tools = request.tools ?? [];
    return { text: "", calls: [{ name: "hand_over", arguments: "{}" }], tokens: { input: 1, output: 1 } };
  });
  return { assistant, tools };
}

/** The same mean answer to every question: it does not get better when it is told what is wrong. */
async function play(assistant: Assistant, { say, calls }: Mutant): Promise<After> {
  return turn(assistant, say, async () => ({ text: "", calls, tokens: { input: 1, output: 1 } }));
}

async function turn(
  assistant: Assistant,
  say: string,
  complete: (request: ModelRequest) => ReturnType<ModelPort["complete"]>,
): Promise<After> {
  const storage = await openStorage("memory:", { ports: PORTS });
  const model: ModelPort = { name: "mean", price: null, complete };
  const runtime = new Runtime({ storage, assistants: [assistant], ports: PORTS, model });
  try {
    const session = await runtime.create({ assistant: assistant.name, tenant: "local", user: "mean" });
    await runtime.send(session, { client_id: "1", content: { type: "message", text: say } });
    await runtime.whenIdle(session.id);
    const { state, summary } = await runtime.view(session);
    const known = state as unknown as After["state"];
    const refused = known.operations.filter(({ status }) => status === "refused").length;
    return { reply: summary.reply, state: known, refused };
  } finally {
    await runtime.drain();
    await storage.close();
  }
}
