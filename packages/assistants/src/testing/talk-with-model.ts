import { type Assistant, type ModelPort, Runtime, type RuntimeOptions, SYSTEM_PORTS } from "@maru/runtime";
import type { ModelServer } from "@maru/runtime/testing";
import { openStorage } from "@maru/storage";

type ScriptedCall = readonly [name: string, given: object];

/** What somebody says, and what the model answers to it, round by round. */
export interface ModelTurn {
  readonly say: string;
  readonly answers: readonly (readonly ScriptedCall[] | "status 500")[];
}

interface Talk {
  readonly assistant: Assistant;
  readonly now: string;
  readonly server: ModelServer;
  readonly model: ModelPort;
  readonly options?: Pick<RuntimeOptions, "limits" | "modelUse" | "allowances">;
}

/** A conversation with a model whose answers are written down, over HTTP in the format of its provider. */
export async function talkWithModel(
  { assistant, now, server, model, options = {} }: Talk,
  turns: readonly ModelTurn[],
) {
  const ports = { ...SYSTEM_PORTS, now: () => Date.parse(now), wait: async () => undefined };
  const storage = await openStorage("memory:", { ports: SYSTEM_PORTS });
  const runtime = new Runtime({
    storage,
    assistants: [assistant],
    ports: { ...SYSTEM_PORTS, now: ports.now },
    model,
    ...options,
  });
  try {
    const session = await runtime.create({ assistant: assistant.name, tenant: "local", user: "tester" });
    const replies: string[] = [];
    const asked: string[] = [];
    for (const [index, { say, answers }] of turns.entries()) {
      server.behave(
        ...answers.map((answer) =>
          answer === "status 500"
            ? ({ type: "status", status: 400 } as const)
            : ({
                type: "calls",
                calls: answer.map(([name, given]) => ({ name, arguments: given })),
              } as const),
        ),
      );
      await runtime.send(session, { client_id: String(index), content: { type: "message", text: say } });
      await runtime.whenIdle(session.id);
      asked.push(...server.asked.map(({ messages }) => messages.map(({ text }) => text).join("\n")));
      replies.push((await runtime.view(session)).summary.reply);
    }
    const { state, summary } = await runtime.view(session);
    const { events } = await runtime.events(session.id, 0);
    return { replies, asked, events, state: state as unknown as Readonly<Record<string, unknown>>, summary };
  } finally {
    await runtime.drain();
    await storage.close();
  }
}
