import type { CallInput, Form } from "@maru/dialogue";
import { isRuntimeError, Runtime } from "@maru/runtime";
import { type CommandSpec, defineCommand, UsageError } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { table } from "../command/table.ts";
import { runtimeOf } from "../runtime-options.ts";
import { chooseAssistant } from "../store/choose-assistant.ts";
import { findOrCreateSession } from "../store/find-or-create-session.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { readArguments } from "./read-arguments.ts";

interface DoFlags extends StoreFlags {
  readonly session?: string;
  readonly user: string;
  readonly suppose?: boolean;
}

/** `maru do <assistant> [operation] [name=value…]`: an operation without a word, in the terminal and from programs. */
export function doCommand(assistants: readonly string[]): CommandSpec {
  const [first = "travel"] = assistants;
  return defineCommand<DoFlags, readonly [string, string | undefined, readonly string[] | undefined]>({
    name: "do",
    about: { ko: "말 없이 한 가지 일 시키기", en: "do one thing without a word" },
    notes: {
      ko: "일 이름을 빼면 할 수 있는 일을, 값을 빼면 그 일의 항목을 보여 줘요. 값은 «이름=값»으로, 여러 개면 같은 이름을 다시 써요.",
      en: "Without an operation it lists what can be done; an operation without its values says what it needs. Values are name=value; repeat a name to give several.",
    },
    examples: [
      { line: `do ${first}`, about: { ko: "할 수 있는 일을 봐요", en: "lists what can be done" } },
      {
        line: `do ${first} set slot=destination value=오사카 --session 여행`,
        about: { ko: "여행지를 적어요", en: "keeps the destination" },
      },
      {
        line: `do ${first} set slot=duration value=4박 --session 여행 --suppose`,
        about: { ko: "바꾸지 않고 어떻게 될지만 봐요", en: "only shows what would change" },
      },
    ],
    parameters: [
      {
        name: "<assistant>",
        about: { ko: `도우미: ${assistants.join(", ")}`, en: `one of: ${assistants.join(", ")}` },
      },
      { name: "[operation]", about: { ko: "할 일", en: "what to do" } },
      { name: "[values...]", about: { ko: "이름=값", en: "name=value" } },
    ],
    options: [
      STORE_OPTION,
      {
        name: "--session <id>",
        about: {
          ko: "이어 갈 대화, 없으면 이 이름으로 시작",
          en: "continue this conversation, or begin it under this name",
        },
      },
      { name: "--user <id>", about: { ko: "누가", en: "who does it" }, otherwise: "local" },
      {
        name: "--suppose",
        about: { ko: "해 보기만 하고 남기지 않기", en: "try it on a copy; keep nothing" },
      },
    ],
    answersJson: true,
    run: async ({ parameters: [name, op, given = []], flags, world, print, factories }) => {
      const factory = chooseAssistant(factories, name);
      return withStore(flags, world, async (storage) => {
        const { environment, ports } = world;
        const assistant = factory({ data: null, user: flags.user, environment, store: storage.store });
        const runtime = new Runtime({
          storage,
          assistants: [assistant],
          ports,
          ...(await runtimeOf(environment)),
        });
        try {
          const { user } = flags;
          const session = await findOrCreateSession(runtime, {
            assistant,
            storage,
            user,
            session: flags.session ?? null,
          });
          const { forms } = await runtime.hands(session);
          if (op === undefined) {
            print.give({ operations: forms.map(({ op: each }) => each) }, () =>
              listOf(forms, print.language),
            );
            return undefined;
          }
          const form = forms.find((each) => each.op === op);
          if (form === undefined) throw unknownOperation(op, forms);
          const call: CallInput = {
            op,
            args: readArguments(form, given),
            ...(flags.suppose === true ? { suppose: true as const } : {}),
          };
          const client_id = Buffer.from(ports.random(12)).toString("hex");
          await runtime.send(session, { client_id, content: { type: "do", calls: [call], by: "program" } });
          await runtime.whenIdle(session.id);
          const { summary } = await runtime.view(session);
          print.give({ session: session.id, reply: summary.reply, ...summary.extra }, () => [summary.reply]);
          return undefined;
        } catch (error) {
          if (!isRuntimeError(error)) throw error;
          print.note({ ko: error.sentence("ko"), en: error.sentence("en") });
          return EXIT.failed;
        } finally {
          await runtime.drain();
        }
      });
    },
  });
}

function listOf(forms: readonly Form[], language: "ko" | "en"): readonly string[] {
  const headings = { ko: ["일", "이름", "하는 일"], en: ["operation", "name", "what it does"] }[language];
  return table(
    headings,
    forms.map(({ op, label, does }) => [op, label[language], does[language]]),
  );
}

function unknownOperation(op: string, forms: readonly Form[]): UsageError {
  const known = forms.map((form) => form.op).join(", ");
  return new UsageError({
    ko: `«${op}»라는 일은 몰라요. 할 수 있는 일: ${known}`,
    en: `There is no operation “${op}”. There are: ${known}`,
  });
}
