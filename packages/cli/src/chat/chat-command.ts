import type { AssistantFactory } from "@maru/assistants";
import { Runtime } from "@maru/runtime";
import { type Call, type CommandSpec, defineCommand } from "../command/command-spec.ts";
import { runtimeOf } from "../runtime-options.ts";
import { chooseAssistant } from "../store/choose-assistant.ts";
import { findOrCreateSession } from "../store/find-or-create-session.ts";
import { STORE_OPTION, withStore } from "../store/open-store.ts";
import { Conversation } from "./conversation.ts";

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
    notes: {
      ko: "하는 일을 보여 주며 답하고, 승인이 필요하면 물어봐요. Ctrl-C는 답을 멈추고, 닫았다 열면 이어서 대화해요.",
      en: "Shows what it is doing, and asks where an approval is needed. Ctrl-C stops an answer; close it and come back, and it goes on.",
    },
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
  { flags, world, print }: Call<ChatFlags, readonly [string]>,
): Promise<void> {
  await withStore(flags, world, async (storage) => {
    const { environment, ports } = world;
    const assistant = factory({ data: null, user: flags.user, environment, store: storage.store });
    const runtime = new Runtime({
      storage,
      assistants: [assistant],
      ports,
      ...(await runtimeOf(environment)),
    });
    const { user, session: name } = flags;
    const session = await findOrCreateSession(runtime, { assistant, storage, user, session: name });
    try {
      await new Conversation({ runtime, session, assistant, world, print }).hold();
    } finally {
      await runtime.drain();
    }
  });
}
