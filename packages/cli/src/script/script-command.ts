import { createInterface } from "node:readline";
import type { AssistantFactory } from "@maru/assistants";
import { openStorage } from "@maru/storage";
import { type Command, InvalidArgumentError } from "commander";
import { runtimeOf } from "../runtime-options.ts";
import { readData } from "./read-data.ts";
import { runScript } from "./run-script.ts";
import { clockFrom } from "./script-clock.ts";

interface Flags {
  readonly session?: string;
  readonly store?: string;
  readonly now?: string;
  readonly user: string;
  readonly data?: string;
}

/** `maru script <assistant>`: a conversation as lines of JSON, for tests and programs. */
export function addScriptCommand(program: Command, factories: ReadonlyMap<string, AssistantFactory>): void {
  program
    .command("script")
    .description("talk to an assistant line by line: JSON in, JSON out (한 줄에 JSON 하나씩 대화하기)")
    .argument("<assistant>", `one of: ${[...factories.keys()].join(", ")}`)
    .option("--session <id>", "continue this conversation, or begin it under this name")
    .option("--store <url>", "memory:, file:./dir, sqlite:./maru.db or postgres://… (default: memory:)")
    .option("--now <iso>", "begin at this moment instead of now", readMoment)
    .option("--user <id>", "who speaks", "local")
    .option("--data <path>", "a JSON file, or a folder of them, for the assistant to work on")
    .addHelpText(
      "after",
      `
Input, one JSON object per line:
  {"message":"오사카 3박 4일"}
  {"decision":"approve"|"reject"|"modify","changes":{…}}
  {"fault":{"tool":"flight_search","mode":"error"|"timeout"|"empty","times":2,"match":"…"}}

Example:
  $ echo '{"message":"오사카 3박 4일"}' | npm run -s maru -- script ${[...factories.keys()][0] ?? "travel"}`,
    )
    .action(async (name: string, flags: Flags) => {
      const factory = factories.get(name);
      if (factory === undefined)
        return program.error(
          `error: there is no assistant "${name}". Known: ${[...factories.keys()].join(", ")}`,
          {
            exitCode: 2,
          },
        );
      const data = flags.data === undefined ? null : await readData(flags.data);
      const assistant = factory({ data, user: flags.user, environment: process.env });
      const ports = clockFrom(flags.now);
      const storage = await openStorage(flags.store ?? "memory:", { ports });
      try {
        await runScript({
          assistant,
          storage,
          ports,
          user: flags.user,
          runtime: await runtimeOf(process.env),
          session: flags.session ?? null,
          lines: createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
          write: (line) => process.stdout.write(`${line}\n`),
        });
      } finally {
        await storage.close();
      }
    });
}

function readMoment(text: string): string {
  if (Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError("Expected ISO 8601, for example 2026-11-16T10:00:00+09:00.");
  return text;
}
