import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { bundle, fingerprint } from "./bundle.js";

const PROGRAM = fileURLToPath(new URL("./maru.js", import.meta.url));
const run = promisify(execFile);

it("makes one file of the program and one of its threads, once for the same sources", {
  timeout: 120_000,
}, async () => {
  const [first, second] = [await bundle(), await bundle()];
  expect(first).toMatch(new RegExp(`/dist/maru-${fingerprint()}\\.js$`));
  expect(second).toBe(first);
  const made = readdirSync(new URL("../dist/", import.meta.url)).filter((name) => name.startsWith("maru-"));
  expect(made.sort()).toEqual([`maru-${fingerprint()}-threads.js`, `maru-${fingerprint()}.js`]);
});

it("ends as the program does, and says nothing else", { timeout: 120_000 }, async () => {
  const helped = await run(process.execPath, [PROGRAM, "--help", "--lang", "en"]);
  expect([helped.stdout, helped.stderr]).toEqual([expect.stringContaining("Usage: maru"), ""]);
  const wrong = await run(process.execPath, [PROGRAM, "strat", "--lang", "en"]).catch((error) => error);
  expect(wrong).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining("Did you mean start?"),
  });
});
