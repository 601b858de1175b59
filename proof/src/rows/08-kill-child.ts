import { appendFileSync } from "node:fs";
import { Annotation, type BaseCheckpointSaver, StateGraph } from "@langchain/langgraph";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { END, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { thread } from "../notes-graph.ts";
import { tripAssistant } from "../trip-assistant.ts";

/**
 * A process that takes one message, acknowledges it, and answers it with an effect outside. It kills itself at the
 * point it is told, or goes on with what an earlier one left behind when it is told 0.
 */
const [side = "", url = "", effects = "", killAt = "0", durability = "sync"] = process.argv.slice(2);
let points = 0;
let isAccepted = false;

function point(): void {
  if (!isAccepted) return;
  points += 1;
  if (points === Number(killAt)) process.kill(process.pid, "SIGKILL");
}

function effect(key: string): void {
  point();
  appendFileSync(effects, `${key}\n`);
  point();
}

async function official(): Promise<readonly string[]> {
  const saver = PostgresSaver.fromConnString(url);
  await saver.setup();
  for (const method of ["put", "putWrites"] as const) {
    const original = (saver[method] as (...given: unknown[]) => Promise<unknown>).bind(saver);
    Object.assign(saver, {
      [method]: async (...given: unknown[]) => {
        point();
        const result = await original(...given);
        point();
        return result;
      },
    });
  }
  const Notes = Annotation.Root({
    notes: Annotation<string[]>({ reducer: (all, more) => all.concat(more), default: () => [] }),
  });
  const graph = new StateGraph(Notes)
    .addNode("pay", () => {
      effect("pay");
      return { notes: ["paid"] };
    })
    .addNode("answer", () => ({ notes: ["answered"] }))
    .addEdge("__start__", "pay")
    .addEdge("pay", "answer")
    .compile({ checkpointer: saver as unknown as BaseCheckpointSaver });
  const config = { ...thread("kill"), durability: durability as "sync" };
  if (killAt === "0" && (await saver.getTuple(config)) !== undefined) await graph.invoke(null, config);
  if (killAt !== "0") {
    isAccepted = true;
    process.send?.("accepted");
    await graph.invoke({ notes: ["asked"] }, config);
  }
  const { values } = await graph.getState(config);
  return (values.notes as readonly string[] | undefined) ?? [];
}

async function maru(): Promise<readonly string[]> {
  const storage = await openStorage(url);
  const assistant = tripAssistant(
    {
      pay: {
        run: async (_state, context) => {
          // The shop keeps the key of every payment and can be asked for it.
          await context.effect({
            name: "pay",
            certainty: { type: "lookup", lookup: async () => ((await wasPaid()) ? "paid" : null) },
            perform: async () => {
              effect("pay");
              return "paid";
            },
          });
          return { notes: ["paid"] };
        },
        next: "answer",
      },
      answer: { run: () => ({ notes: ["answered"] }), next: END },
    },
    "pay",
  );
  const runtime = new Runtime({
    storage,
    assistants: [assistant],
    leaseTime: 300,
    ports: { ...SYSTEM_PORTS, faultPoint: point },
  });
  const { sessions } = await storage.sessions.list({ tenant: "proof", user: "proof" });
  const session =
    sessions[0] ?? (await runtime.create({ assistant: assistant.name, tenant: "proof", user: "proof" }));
  if (killAt !== "0") {
    await runtime.send(session, { client_id: "1", content: { type: "message", text: "asked" } });
    isAccepted = true;
    process.send?.("accepted");
  } else runtime.wake(session);
  await runtime.whenIdle(session.id);
  const { state } = await runtime.view(session);
  const asked = (state.messages as readonly { content: string }[]).map(({ content }) => content);
  return [...asked, ...(state.notes as readonly string[])];
}

async function wasPaid(): Promise<boolean> {
  const { readFile } = await import("node:fs/promises");
  return (await readFile(effects, "utf8").catch(() => "")).includes("pay");
}

const notes = side === "maru" ? await maru() : await official();
process.send?.({ notes, points });
process.disconnect?.();
process.exit(0);
