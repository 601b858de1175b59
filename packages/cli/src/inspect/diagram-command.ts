import { type DiagramKind, Runtime } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { type Call, type CommandSpec, defineCommand, UsageError } from "../command/command-spec.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { readingRuntime } from "../store/reading-runtime.ts";
import { resolveSession, TENANT_OPTION } from "../store/resolve-session.ts";

interface DiagramFlags extends StoreFlags {
  readonly kind: DiagramKind;
  readonly tenant: string;
}
type DiagramCall = Call<DiagramFlags, readonly [string]>;

/** `maru diagram`: an assistant's state, or a conversation, as a Mermaid picture. */
export function diagramCommand(assistants: readonly string[]): CommandSpec {
  const first = assistants[0] ?? "travel";
  return defineCommand<DiagramFlags, readonly [string]>({
    name: "diagram",
    about: { ko: "상태나 대화를 Mermaid 그림으로", en: "a state or a conversation as a Mermaid picture" },
    examples: [
      {
        line: `diagram ${first}`,
        about: { ko: "여행 도우미가 거치는 단계", en: "the phases of the assistant" },
      },
      {
        line: `diagram ${first} --kind class`,
        about: { ko: "상태의 모든 값과 종류", en: "all fields of its state" },
      },
      {
        line: "diagram 오사카 --kind sequence",
        about: { ko: "한 대화에서 누가 무엇을 했는지", en: "who did what in one conversation" },
      },
    ],
    parameters: [
      {
        name: "<what>",
        about: {
          ko: `도우미(${assistants.join(", ")})나 세션의 번호·이름`,
          en: `an assistant (${assistants.join(", ")}) or a session, by id or name`,
        },
      },
    ],
    options: [
      {
        name: "--kind <kind>",
        about: { ko: "그림의 종류", en: "which picture" },
        choices: ["flow", "class", "sequence"],
        otherwise: "flow",
      },
      STORE_OPTION,
      TENANT_OPTION,
    ],
    answersJson: true,
    run: async (call) => {
      const mermaid = await draw(call);
      call.print.give({ kind: call.flags.kind, mermaid }, () => [mermaid.trimEnd()]);
      return undefined;
    },
  });
}

async function draw(call: DiagramCall): Promise<string> {
  const { parameters, flags, world, factories } = call;
  const [what] = parameters;
  const factory = factories.get(what);
  if (factory === undefined)
    return withStore(flags, world, async (storage) => {
      const session = await resolveSession(storage, what, flags.tenant);
      return readingRuntime(storage, call).inspector.draw(session, flags.kind);
    });
  if (flags.kind === "sequence")
    throw new UsageError({
      ko: "순서도는 대화에만 있어요. 세션의 번호나 이름을 적어 주세요.",
      en: "only a conversation has a sequence. Name a session.",
    });
  const assistant = factory({ data: null, user: "local", environment: world.environment });
  const storage = await openStorage("memory:");
  return new Runtime({ storage, assistants: [assistant] }).inspector.drawAssistant(assistant, flags.kind);
}
