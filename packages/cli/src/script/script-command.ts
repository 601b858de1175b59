import { loadKeyRing, openStorage } from "@maru/storage";
import { type CommandSpec, defineCommand, UsageError } from "../command/command-spec.ts";
import { linesOf } from "../command/lines.ts";
import { runtimeOf } from "../runtime-options.ts";
import { chooseAssistant } from "../store/choose-assistant.ts";
import { readData } from "./read-data.ts";
import { runScript } from "./run-script.ts";
import { clockFrom } from "./script-clock.ts";

interface ScriptFlags {
  readonly session?: string;
  readonly store: string;
  readonly now?: string;
  readonly user: string;
  readonly data?: string;
}

/** `maru script <assistant>`: a conversation as lines of JSON, for tests and programs. */
export function scriptCommand(assistants: readonly string[]): CommandSpec {
  return defineCommand<ScriptFlags, readonly [string]>({
    name: "script",
    about: {
      ko: "한 줄에 JSON 하나씩 대화하기 (테스트와 프로그램용)",
      en: "talk line by line, JSON in and JSON out (for tests and programs)",
    },
    notes: {
      ko: `표준 입력에 한 줄에 하나씩:
  {"message":"오사카 3박 4일"}
  {"do":{"op":"set","args":{"slot":"budget","value":"200만원"},"suppose":true}}
  {"decision":"approve"|"reject"|"modify","changes":{…}}
  {"fault":{"tool":"flight_search","mode":"error"|"timeout"|"empty","times":2,"match":"…"}}
표준 출력에는 일어난 일과, 메시지마다 "turn" 하나가 나와요.`,
      en: `On standard input, one object per line:
  {"message":"오사카 3박 4일"}
  {"do":{"op":"set","args":{"slot":"budget","value":"200만원"},"suppose":true}}
  {"decision":"approve"|"reject"|"modify","changes":{…}}
  {"fault":{"tool":"flight_search","mode":"error"|"timeout"|"empty","times":2,"match":"…"}}
On standard output come the events and, after each message, exactly one "turn".`,
    },
    examples: [
      {
        line: `script ${assistants[0] ?? "travel"} < lines.jsonl`,
        about: { ko: "파일에 적힌 대화를 그대로 해 봐요", en: "plays the conversation in a file" },
      },
      {
        line: `script ${assistants[0] ?? "travel"} --store sqlite:./trip.db --session 오사카 --now 2026-11-16T10:00:00+09:00`,
        about: {
          ko: "정한 시각에서, 앞선 대화를 이어서",
          en: "goes on with a conversation, at a given moment",
        },
      },
    ],
    parameters: [
      {
        name: "<assistant>",
        about: { ko: `도우미: ${assistants.join(", ")}`, en: `one of: ${assistants.join(", ")}` },
      },
    ],
    options: [
      {
        name: "--session <id>",
        about: {
          ko: "이어 갈 대화, 없으면 이 이름으로 시작",
          en: "continue this conversation, or begin it under this name",
        },
      },
      {
        name: "--store <url>",
        about: {
          ko: "저장소: memory:, file:./dir, sqlite:./maru.db, postgres://…",
          en: "the store: memory:, file:./dir, sqlite:./maru.db, postgres://…",
        },
        otherwise: "memory:",
      },
      {
        name: "--now <iso>",
        about: { ko: "지금 대신 이 시각에서 시작", en: "begin at this moment instead of now" },
        read: readMoment,
      },
      { name: "--user <id>", about: { ko: "말하는 사람", en: "who speaks" }, otherwise: "local" },
      {
        name: "--data <path>",
        about: {
          ko: "도우미가 쓸 JSON 파일이나 폴더",
          en: "a JSON file, or a folder of them, for the assistant to work on",
        },
      },
    ],
    run: async ({ parameters: [name], flags, world, factories }) => {
      const factory = chooseAssistant(factories, name);
      const data = flags.data === undefined ? null : await readData(flags.data);
      const { environment } = world;
      const ports = clockFrom(flags.now, world.ports);
      const storage = await openStorage(flags.store, {
        ports,
        keyRing: await loadKeyRing({ env: environment }),
      });
      try {
        const assistant = factory({ data, user: flags.user, environment, store: storage.store });
        await runScript({
          assistant,
          storage,
          ports,
          user: flags.user,
          runtime: await runtimeOf(environment),
          session: flags.session ?? null,
          lines: linesOf(world.input, world.signal),
          write: (line) => world.output.write(`${line}\n`),
        });
      } finally {
        await storage.close();
      }
      return undefined;
    },
  });
}

function readMoment(text: string): string {
  if (!Number.isNaN(Date.parse(text))) return text;
  throw new UsageError({
    ko: "ISO 8601로 적어 주세요. 예: 2026-11-16T10:00:00+09:00",
    en: "Expected ISO 8601, for example 2026-11-16T10:00:00+09:00.",
  });
}
