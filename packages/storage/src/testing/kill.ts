import { fileURLToPath } from "node:url";
import { compileChild } from "./compile-child.ts";
import { runScript, type ScriptOptions, type ScriptReport } from "./run-script.ts";

/** The programs that tests run and kill. */
export type ChildProgram = "commit-child" | "increment-child" | "big-child" | "full-child";

export interface ChildOptions extends ScriptOptions {
  readonly program: ChildProgram;
}

/** Runs one of the programs in a process of its own. */
export async function runChild(options: ChildOptions): Promise<ScriptReport> {
  const script = await compileChild(fileURLToPath(new URL(`./${options.program}.ts`, import.meta.url)));
  return runScript(script, options);
}
