import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { ThreadOptions } from "@maru/runtime";

/**
 * What threads run. Beside the program in one file lies that of its threads; run from its sources, they are compiled as
 * they are read.
 */
export function threadProgram(
  program: string = import.meta.filename,
): Pick<ThreadOptions, "file" | "execArgv"> {
  const bundled = program.replace(/\.js$/u, "-threads.js");
  if (bundled !== program && existsSync(bundled)) return { file: bundled, execArgv: [] };
  const { resolve } = createRequire(import.meta.url);
  return {
    file: resolve("@maru/assistants/threads"),
    execArgv: ["--import", pathToFileURL(resolve("tsx")).href],
  };
}
