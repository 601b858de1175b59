import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ModelPort, ModelRequest } from "@maru/runtime";
import { expect, it, onTestFinished } from "vitest";
import { recording, replaying } from "./recordings.ts";

const REQUEST: ModelRequest = {
  system: "read",
  messages: [{ role: "user", content: "오사카 3박" }],
  schema: null,
  tools: [
    {
      name: "set",
      description: "keeps a value",
      parameters: { properties: { slot: { enum: ["duration"] }, value: { type: "string" } } },
    },
  ],
  place: { id: "abc-1", said: ["오사카 3박"], round: 1 },
  signal: new AbortController().signal,
};

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "recordings-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

it("what a model called is answered again, without a model", async () => {
  const kept = folder();
  const model: ModelPort = {
    name: "test",
    price: null,
    complete: async () => ({
      text: "",
      calls: [{ name: "set", arguments: '{"slot":"duration","value":"3박"}' }],
      tokens: { input: 1, output: 1 },
    }),
  };
  const asked = await recording(model, kept).complete(REQUEST);
  const again = await replaying(kept).complete(REQUEST);
  expect(again.calls).toEqual(asked.calls);
});

it("what nobody has answered is written down for who plays the model, and fails", async () => {
  const kept = folder();
  await expect(replaying(kept).complete(REQUEST)).rejects.toThrow("nothing is recorded");
  expect(readdirSync(join(kept, "pending"))).toEqual(["abc-1.json"]);
});

it.each([
  ["an operation that is gone", { name: "book", arguments: {} }],
  ["an argument that is gone", { name: "set", arguments: { slot: "duration", amount: "3박" } }],
  ["a value that is no choice any more", { name: "set", arguments: { slot: "length", value: "3박" } }],
])("lists %s, and asks anew instead of failing", async (_, call) => {
  const kept = folder();
  writeFileSync(join(kept, "abc-1.json"), JSON.stringify({ said: ["오사카 3박"], round: 1, calls: [call] }));
  await expect(replaying(kept).complete(REQUEST)).rejects.toThrow("nothing is recorded");
  expect(readFileSync(join(kept, "outdated.jsonl"), "utf8")).toContain('"place":"abc-1"');
  expect(readdirSync(join(kept, "pending"))).toEqual(["abc-1.json"]);
});

it("lists a file that is no recording", async () => {
  const kept = folder();
  writeFileSync(join(kept, "abc-1.json"), "{half");
  await expect(replaying(kept).complete(REQUEST)).rejects.toThrow("nothing is recorded");
  expect(readFileSync(join(kept, "outdated.jsonl"), "utf8")).toContain("cannot be read");
});
