#!/usr/bin/env tsx
import { FACTORIES } from "@maru/assistants";
import { processWorld } from "./command/world.ts";
import { runProgram } from "./program.ts";

const stopping = new AbortController();
// The first Ctrl-C lets long work end cleanly, the second one ends it.
for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => stopping.abort());
// Whoever reads may have seen enough: `maru sessions list | head -1`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});

process.exitCode = await runProgram(FACTORIES, process.argv.slice(2), processWorld(stopping.signal));
