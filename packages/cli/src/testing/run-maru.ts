import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { type AssistantFactory, FACTORIES } from "@maru/assistants";
import { SYSTEM_PORTS } from "@maru/runtime";
import { onTestFinished } from "vitest";
import type { Screen } from "../command/world.ts";
import { runProgram } from "../program.ts";

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** The one JSON document on standard output. */
  readonly json: () => unknown;
}

export interface RunOptions {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** As if a person sat in front of it. */
  readonly isTerminal?: boolean;
  readonly signal?: AbortSignal;
  /** Hears what is written beside the result, as it is written. */
  readonly onErrors?: (text: string) => void;
  readonly now?: number;
  readonly factories?: ReadonlyMap<string, AssistantFactory>;
}

/** Runs `maru` in this process as a user would type it. */
export async function runMaru(parameters: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const [output, errors] = [screen(options.isTerminal), screen(options.isTerminal)];
  const input = Readable.from([options.input ?? ""]);
  errors.stream.on("data", (text: string) => options.onErrors?.(text));
  const code = await runProgram(options.factories ?? FACTORIES, parameters, {
    environment: { LANG: "en_US.UTF-8", ...options.environment },
    input: Object.assign(input, { isTTY: options.isTerminal === true }),
    output: output.stream,
    errors: errors.stream,
    ports:
      options.now === undefined ? SYSTEM_PORTS : { ...SYSTEM_PORTS, now: () => options.now ?? Number.NaN },
    signal: options.signal ?? new AbortController().signal,
  });
  return { code, output: output.text(), errors: errors.text(), json: () => JSON.parse(output.text()) };
}

/** Runs it at a terminal and stops it with Ctrl-C as soon as the progress bar shows something done. */
export async function runAndStop(parameters: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const stopping = new AbortController();
  return runMaru(parameters, {
    ...options,
    isTerminal: true,
    signal: stopping.signal,
    onErrors: (text) => {
      if (text.includes("█") || text.includes("░")) stopping.abort();
    },
  });
}

/** A store in a folder of its own that goes with the test. */
export function temporaryStore(): { readonly folder: string; readonly url: string } {
  const folder = mkdtempSync(join(tmpdir(), "maru-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, url: `sqlite:${join(folder, "maru.db")}` };
}

/** Says these things to an assistant in a session of this name, kept in the store. */
export async function talk(
  url: string,
  session: string,
  messages: readonly string[],
  options: RunOptions & { readonly assistant?: string } = {},
): Promise<void> {
  const input = messages.map((message) => JSON.stringify({ message })).join("\n");
  const parameters = ["script", options.assistant ?? "travel", "--store", url, "--session", session];
  const ran = await runMaru(parameters, { ...options, input });
  if (ran.code !== 0) throw new Error(`the conversation could not be made: ${ran.errors}`);
}

function screen(isTerminal = false): { readonly stream: Screen; readonly text: () => string } {
  const stream = new PassThrough();
  let text = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    text += chunk;
  });
  return { stream: Object.assign(stream, { isTTY: isTerminal, columns: 100 }), text: () => text };
}
