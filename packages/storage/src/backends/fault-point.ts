import { writeSync } from "node:fs";

/** Where a recording process writes the names of the points it passes; its parent opens it. */
const RECORD_TO = 3;
const plan = process.env["MARU_FAULT"] ?? "";
const passes = new Map<string, number>();

/**
 * A named moment at which a crash must do no harm. Does nothing, unless the tests started this process with
 * MARU_FAULT: `record` writes every pass as `name#count` to file descriptor 3, and `name#count` kills the process
 * there as a power cut would.
 */
export const faultPoint: (name: string) => void = plan === "" ? () => {} : pass;

function pass(name: string): void {
  const count = (passes.get(name) ?? 0) + 1;
  passes.set(name, count);
  const here = `${name}#${count}`;
  if (plan === "record") writeSync(RECORD_TO, `${here}\n`);
  else if (plan === here) process.kill(process.pid, "SIGKILL");
}
