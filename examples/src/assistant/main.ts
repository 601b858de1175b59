import { runProgram } from "@maru/cli";
import { packing } from "./packing.ts";

/** `echo '{"message":"3박"}' | npx tsx examples/src/assistant/main.ts script packing` */
process.exitCode = await runProgram(new Map([["packing", () => packing]]), process.argv.slice(2));
