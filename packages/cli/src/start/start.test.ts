import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { runMaru, temporaryStore } from "../testing/run-maru.ts";

const main = new URL("../main.ts", import.meta.url).pathname;

it("serves at the address it prints first, and stops when it is told to", { timeout: 60_000 }, async () => {
  const { folder } = temporaryStore();
  const child = spawn(process.execPath, ["--import", "tsx", main, "start", "--port", "0", "--data", folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  const [address] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const answer = await fetch(new URL("/api/v1/assistants", address));
  const { assistants } = (await answer.json()) as { assistants: { name: string }[] };
  expect(assistants.map(({ name }) => name)).toContain("travel");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("listens to other machines only once there is a way to sign in", async () => {
  const { folder } = temporaryStore();
  const { code, errors } = await runMaru(["start", "--host", "0.0.0.0", "--port", "0", "--data", folder]);
  expect(code).toBe(2);
  expect(errors).toContain("API keys");
});
