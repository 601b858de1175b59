import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Observation, ProofRow } from "../row.ts";
import type { Workbench } from "../workbench.ts";

const CHILD = fileURLToPath(new URL("11-restart-child.ts", import.meta.url));

/** Restarts the server while a node of the child's turn is at work. */
async function stage(side: "official" | "maru", workbench: Workbench): Promise<Observation> {
  const server = await workbench.postgres();
  const child = fork(CHILD, [side, await server.database()], {
    execArgv: ["--import", import.meta.resolve("tsx")],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const closed = once(child, "close");
  const messages: unknown[] = [];
  child.on("message", (message) => messages.push(message));
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString("utf8");
  });
  await Promise.race([once(child, "message"), closed]);
  await server.restart();
  if (child.connected) child.send("go on");
  const [code, signal] = await closed;
  const [working, notes] = messages;
  if (working === undefined) throw new Error(`the process did not come to its turn: ${said.trim()}`);
  const isFinished = Array.isArray(notes) && notes.join() === "asked,worked,answered";
  const reason = said.match(/^\S*error: .*$/im)?.[0] ?? said.trim().slice(0, 100);
  return {
    failed: code !== 0 || !isFinished,
    saw:
      code === 0
        ? `the process lived on, and the turn that was under way ended with ${JSON.stringify(notes)}`
        : `the process ended with code ${code ?? signal} in the middle of the turn: "${reason}"`,
  };
}

export const restart: ProofRow = {
  number: 11,
  failure: "Node crashes when Postgres restarts",
  official: (workbench) => stage("official", workbench),
  maru: (workbench) => stage("maru", workbench),
};
