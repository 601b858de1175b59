import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { AssistantFactory } from "@maru/assistants";
import { Runtime } from "@maru/runtime";
import { startServer } from "@maru/server";
import { openStorage } from "@maru/storage";
import { type Command, InvalidArgumentError } from "commander";
import { runtimeOf } from "../runtime-options.ts";
import { readWebFiles } from "./read-web-files.ts";

interface Flags {
  readonly port: number;
  readonly data: string;
  readonly store?: string;
  readonly origin: readonly string[];
}

/** `maru start`: the server with all assistants, on this machine, until it is told to stop. */
export function addStartCommand(program: Command, factories: ReadonlyMap<string, AssistantFactory>): void {
  program
    .command("start")
    .description("serve the assistants to browsers and programs (서버 켜기)")
    .option("--port <number>", "where to listen; 0 takes any free port", readPort, 4010)
    .option("--data <folder>", "where conversations are kept", "data")
    .option("--store <url>", "another store: sqlite:./maru.db, postgres://… (default: in the data folder)")
    .option("--origin <address...>", "pages from there may talk to the server too", [])
    .addHelpText("after", "\nExample:\n  $ npm run -s maru -- start --port 4010 --data ./data")
    .action((flags: Flags) => start(factories, flags));
}

async function start(factories: ReadonlyMap<string, AssistantFactory>, flags: Flags): Promise<void> {
  await mkdir(flags.data, { recursive: true });
  const storage = await openStorage(flags.store ?? `sqlite:${join(flags.data, "maru.db")}`);
  const options = await runtimeOf(process.env);
  const setup = { data: null, user: "local", environment: process.env };
  const assistants = [...factories.values()].map((factory) => factory(setup));
  const runtime = new Runtime({ storage, assistants, ...options });
  const web = await readWebFiles();
  const server = await startServer({
    runtime,
    storage,
    port: flags.port,
    origins: flags.origin,
    web,
    logger: options.logger,
  });
  await runtime.recover();
  process.stdout.write(`${server.url}\n`);
  if (web === null) process.stderr.write("The web app is not built; only the API is served.\n");
  await stopSignal();
  await server.stop();
  await storage.close();
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError("Expected a number from 0 to 65535.");
}
