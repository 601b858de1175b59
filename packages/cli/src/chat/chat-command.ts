import { createInterface } from "node:readline";
import type { AssistantFactory } from "@maru/assistants";
import { isRuntimeError, Runtime } from "@maru/runtime";
import { type Call, type CommandSpec, defineCommand } from "../command/command-spec.ts";
import { plainText } from "../command/plain-text.ts";
import { runtimeOf } from "../runtime-options.ts";
import { chooseAssistant } from "../store/choose-assistant.ts";
import { findOrCreateSession } from "../store/find-or-create-session.ts";
import { STORE_OPTION, withStore } from "../store/open-store.ts";

interface ChatFlags {
  readonly session: string;
  readonly store?: string;
  readonly user: string;
}

/** `maru chat <assistant>`: a conversation in the terminal that goes on where it was left. */
export function chatCommand(assistants: readonly string[]): CommandSpec {
  const first = assistants[0] ?? "travel";
  return defineCommand<ChatFlags, readonly [string]>({
    name: "chat",
    about: { ko: "터미널에서 대화하기", en: "talk to an assistant here" },
    examples: [
      { line: `chat ${first}`, about: { ko: "이어서 대화해요", en: "goes on where you left" } },
      {
        line: `chat ${first} --session 오사카`,
        about: { ko: "이름을 붙인 다른 대화를 해요", en: "another conversation, with a name" },
      },
    ],
    parameters: [
      {
        name: "[assistant]",
        about: { ko: `도우미: ${assistants.join(", ")}`, en: `one of: ${assistants.join(", ")}` },
        otherwise: first,
      },
    ],
    options: [
      {
        name: "--session <name>",
        about: {
          ko: "이어 가거나 새로 시작할 대화의 이름",
          en: "the conversation to go on with, or to begin",
        },
        otherwise: "기본",
      },
      STORE_OPTION,
      { name: "--user <id>", about: { ko: "말하는 사람", en: "who speaks" }, otherwise: "local" },
    ],
    run: async (call) => {
      await chat(chooseAssistant(call.factories, call.parameters[0]), call);
      return undefined;
    },
  });
}

async function chat(
  factory: AssistantFactory,
  { flags, world }: Call<ChatFlags, unknown[] | readonly [string]>,
) {
  await withStore(flags, world, async (storage) => {
    const { environment, ports, output, input } = world;
    const assistant = factory({ data: null, user: flags.user, environment, store: storage.store });
    const runtime = new Runtime({
      storage,
      assistants: [assistant],
      ports,
      ...(await runtimeOf(environment)),
    });
    const session = await findOrCreateSession(runtime, {
      assistant,
      storage,
      user: flags.user,
      session: flags.session,
    });
    const show = async () => {
      const { summary, awaiting } = await runtime.view(session);
      output.write(`\n${plainText(awaiting?.message ?? summary.reply)}\n`);
      const replies = summary.quick_replies ?? [];
      if (replies.length > 0) output.write(`  [ ${plainText(replies.join(" · "))} ]\n`);
    };
    const unsubscribe = runtime.subscribe(session.id, (heard) => {
      if (heard.kind === "transient" && heard.transient.type === "progress")
        output.write(`  … ${plainText(heard.transient.data.message)}\n`);
    });
    await show();
    const terminal = createInterface({ input, output, prompt: "\n나> ", signal: world.signal });
    terminal.prompt();
    try {
      for await (const text of terminal) {
        const client_id = Buffer.from(ports.random(12)).toString("hex");
        try {
          await runtime.send(session, { client_id, content: { type: "message", text } });
          await runtime.whenIdle(session.id);
          await show();
        } catch (error) {
          if (!isRuntimeError(error)) throw error;
          output.write(`\n${error.sentence("ko")}\n`);
        }
        terminal.prompt();
      }
    } finally {
      unsubscribe();
      await runtime.drain();
    }
  });
}
