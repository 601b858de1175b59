import { spawn } from "node:child_process";
import { once } from "node:events";

export interface ScriptOptions {
  readonly parameters: readonly string[];
  /** A command that starts the program it is given, with something changed around it. */
  readonly within?: { readonly command: string; readonly parameters: readonly string[] };
  /** `record`, or the point to die at. */
  readonly fault?: string;
  /** Called with every line; may end the process from outside. */
  readonly onLine?: (line: string, kill: () => void) => void;
}

export interface ScriptReport {
  /** The lines it wrote: what it saw acknowledged. */
  readonly lines: readonly string[];
  /** The fault points it passed, when it was told to record them. */
  readonly points: readonly string[];
  readonly killed: boolean;
}

/** Runs a JavaScript program in a process of its own that can be killed without harm to the tests. */
export async function runScript(script: string, options: ScriptOptions): Promise<ScriptReport> {
  const [command, ...parameters] = [
    ...(options.within === undefined ? [] : [options.within.command, ...options.within.parameters]),
    process.execPath,
    script,
    ...options.parameters,
  ] as [string, ...string[]];
  const child = spawn(command, parameters, {
    env: { ...process.env, MARU_FAULT: options.fault ?? "" },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const kill = () => void child.kill("SIGKILL");
  const lines = collectLines(child.stdio[1], (line) => options.onLine?.(line, kill));
  const errors = collectLines(child.stdio[2]);
  const points = collectLines(child.stdio[3]);
  const [code, signal] = await once(child, "close");
  const killed = signal === "SIGKILL";
  if (!killed && code !== 0) throw new Error(`the process failed:\n${errors.join("\n")}`);
  return { lines, points, killed };
}

function collectLines(stream: unknown, onLine?: (line: string) => void): readonly string[] {
  const lines: string[] = [];
  let rest = "";
  // Decoded by the stream, since a chunk may end in the middle of a letter.
  (stream as NodeJS.ReadableStream).setEncoding("utf8").on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) {
      lines.push(line);
      onLine?.(line);
    }
  });
  return lines;
}
