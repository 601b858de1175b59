import { writeSync } from "node:fs";
import { STEPS, takeStep } from "./known-steps.ts";
import { openBackend } from "./open-backend.ts";

/** Takes the known steps one by one and says each one once it was acknowledged. */
const [kind, where] = process.argv.slice(2);
const backend = await openBackend(kind, where);
for (let step = 1; step <= STEPS; step += 1) {
  await takeStep(backend, step);
  writeSync(1, `${step}\n`);
}
await backend.close();
