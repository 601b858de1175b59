import { runProof } from "./command.ts";

// Leaving through exit also ends the servers that were started.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

try {
  process.exitCode = await runProof(process.argv.slice(2), { print: console.log, progress: console.error });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
