/**
 * The command line, for your own assistants too:
 *
 * process.exitCode = await runProgram(new Map([["packing", () => packing]]), process.argv.slice(2));
 */
export { runProgram } from "./program.ts";
export { cliReference } from "./reference/cli-reference.ts";
export { operationsReference } from "./reference/operations-reference.ts";
export { runScript, type ScriptOptions } from "./script/run-script.ts";
