import { mkdir } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { AssistantFactory } from "@maru/assistants";
import { isRuntimeError, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import type { Command } from "commander";
import { runtimeOf } from "../runtime-options.ts";
import { findSession } from "../script/find-session.ts";
import { plainText } from "./plain-text.ts";

interface Flags {
  readonly session: string;
  readonly store?: string;
  readonly user: string;
}

const FOLDER = "data";
const STORE = `sqlite:./${FOLDER}/maru.db`;

/** `maru chat <assistant>`: a conversation in the terminal that goes on where it was left. */
export function addChatCommand(program: Command, factories: ReadonlyMap<string, AssistantFactory>): void {
  const [first = "travel"] = factories.keys();
  program
    .command("chat")
    .description("talk to an assistant here (터미널에서 대화하기)")
    .argument("[assistant]", `one of: ${[...factories.keys()].join(", ")}`, first)
    .option("--session <name>", "the conversation to go on with, or to begin", "기본")
    .option("--store <url>", `where it is kept (default: ${STORE})`)
    .option("--user <id>", "who speaks", "local")
    .addHelpText(
      "after",
      `\nExample:\n  $ npm run -s maru -- chat ${first}\n  나> 3박4일로 오사카 둘이서 100만원쯤, 맛집 위주`,
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
      await chat(factory, flags);
    });
}

async function chat(factory: AssistantFactory, flags: Flags): Promise<void> {
  if (flags.store === undefined) await mkdir(FOLDER, { recursive: true });
  const storage = await openStorage(flags.store ?? STORE);
  const assistant = factory({ data: null, user: flags.user, environment: process.env });
  const runtime = new Runtime({ storage, assistants: [assistant], ...(await runtimeOf(process.env)) });
  const session = await findSession(runtime, {
    assistant,
    storage,
    user: flags.user,
    session: flags.session,
  });
  const show = async () => {
    const { summary, awaiting } = await runtime.view(session);
    process.stdout.write(`\n${plainText(awaiting?.message ?? summary.reply)}\n`);
    const replies = summary.quick_replies ?? [];
    if (replies.length > 0) process.stdout.write(`  [ ${replies.join(" · ")} ]\n`);
  };
  const unsubscribe = runtime.subscribe(session.id, (heard) => {
    if (heard.kind === "transient" && heard.transient.type === "progress")
      process.stdout.write(`  … ${plainText(heard.transient.data.message)}\n`);
  });
  await show();
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: "\n나> " });
  terminal.prompt();
  try {
    for await (const text of terminal) {
      const client_id = Buffer.from(SYSTEM_PORTS.random(12)).toString("hex");
      try {
        await runtime.send(session, { client_id, content: { type: "message", text } });
        await runtime.whenIdle(session.id);
        await show();
      } catch (error) {
        if (!isRuntimeError(error)) throw error;
        process.stdout.write(`\n${error.sentence("ko")}\n`);
      }
      terminal.prompt();
    }
  } finally {
    unsubscribe();
    await runtime.drain();
    await storage.close();
  }
}
