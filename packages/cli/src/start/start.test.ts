import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { asAdministrator, startPostgres } from "@maru/storage/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { runMaru, temporaryStore } from "../testing/run-maru.ts";

const program = new URL("../../bin/maru.js", import.meta.url).pathname;

it("serves at the address it prints first, and stops when it is told to", { timeout: 120_000 }, async () => {
  const { folder } = temporaryStore();
  const child = spawn(process.execPath, [program, "start", "--port", "0", "--data", folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  const [address] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const answer = await fetch(new URL("/api/v1/assistants", address));
  const { assistants } = (await answer.json()) as { assistants: { name: string }[] };
  expect(assistants.map(({ name }) => name)).toContain("travel");
  expect((await fetch(address)).headers.get("content-type")).toContain("text/html");
  // What is read from beside a source, such as fonts, is found from the one file that the program is.
  const chatted = await fetch(new URL("/api/chat", address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: "3박4일로 오사카 둘이서 각자 150만원, 맛집 위주" }),
  });
  const { session_id } = (await chatted.json()) as { session_id: string };
  const file = await fetch(new URL(`/api/v1/sessions/${session_id}/documents/pdf`, address));
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await file.arrayBuffer();
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("listens to other machines only once there is a way to sign in", async () => {
  const { folder } = temporaryStore();
  const { code, errors } = await runMaru(["start", "--host", "0.0.0.0", "--port", "0", "--data", folder]);
  expect(code).toBe(2);
  expect(errors).toContain("API keys");
});

it("ends and says what to do when another version has upgraded its Postgres", {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const start = () => runMaru(["start", "--port", "0", "--store", postgres.url]);
  const running = start();
  const hasJoined = () =>
    asAdministrator(postgres.url, (ask) => ask("SELECT worker FROM maru_queue.processes"));
  await vi.waitFor(async () => expect(await hasJoined()).toHaveLength(1), { timeout: 60_000, interval: 200 });
  await asAdministrator(postgres.url, (ask) =>
    ask("UPDATE maru.format SET version = 99; ALTER FUNCTION maru.read_rows RENAME TO read_otherwise"),
  );
  const ended = await running;
  expect([ended.code, ended.errors]).toEqual([1, expect.stringContaining("start the newer version")]);
  const again = await start();
  expect([again.code, again.errors]).toEqual([2, expect.stringContaining("Upgrade the program")]);
  expect(ended.errors + again.errors).not.toContain(postgres.password);
});
