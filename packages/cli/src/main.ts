import { FACTORIES } from "@maru/assistants";
import { runProgram } from "./program.ts";

process.exitCode = await runProgram(FACTORIES, process.argv.slice(2));
