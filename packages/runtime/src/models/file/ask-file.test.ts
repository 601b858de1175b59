import { expect, it } from "vitest";
import type { ModelRequest } from "../../decisions/decision.ts";
import { modelPort } from "../model-port.ts";
import { readModelSettings } from "../model-settings.ts";
import { type LlamaModule, loadLlama } from "./llama.ts";

const TOOL = {
  name: "set",
  description: "keeps a value in a slot",
  parameters: {
    type: "object",
    properties: {
      slot: { type: "string", enum: ["deposit", "rent"] },
      value: { type: "string" },
      suppose: { type: "boolean" },
    },
    required: ["slot", "value"],
  },
};

const request = (given: Partial<ModelRequest> = {}): ModelRequest => ({
  system: "You keep what people tell you.",
  messages: [{ role: "user", content: "The deposit is 100 dollars." }],
  schema: null,
  tools: [TOOL],
  signal: new AbortController().signal,
  ...given,
});

/** A package that answers with a prepared text, and remembers what it was asked. */
function fakeLlama(text: string, window = 4_096) {
  const heard: { grammar?: object; system?: string; disposed: number; build?: string } = { disposed: 0 };
  const llama: LlamaModule = {
    getLlama: async ({ build }) => {
      heard.build = build;
      return {
        createGrammarForJsonSchema: async (schema) => {
          heard.grammar = schema;
          return schema;
        },
        loadModel: async () => ({
          trainContextSize: window,
          tokenize: (words) => [...words].slice(0, Math.ceil(words.length / 3)),
          createContext: async () => ({
            getSequence: () => ({}),
            dispose: async () => {
              heard.disposed += 1;
            },
          }),
        }),
      };
    },
    LlamaChatSession: class {
      constructor({ systemPrompt }: { readonly systemPrompt: string }) {
        heard.system = systemPrompt;
      }
      prompt = async () => text;
    },
  };
  return { llama, heard };
}

const SETTINGS = readModelSettings({ MARU_MODEL: "file:./model.gguf" });
function portOn(llama: LlamaModule) {
  if (SETTINGS === null) throw new Error("a model was named");
  return modelPort(SETTINGS, { loadLlama: async () => llama });
}

it("is named by its file", () => {
  expect(SETTINGS).toMatchObject({ provider: "file", model: "./model.gguf", key: null });
});

it("calls tools in an answer that is held to their schemas, and compiles nothing", async () => {
  const { llama, heard } = fakeLlama(
    '{"calls":[{"name":"set","arguments":{"slot":"deposit","value":"100 dollars"}}]}',
  );
  const reply = await portOn(llama).complete(request());
  expect(reply.calls).toEqual([{ name: "set", arguments: '{"slot":"deposit","value":"100 dollars"}' }]);
  expect(reply.tokens.output).toBeGreaterThan(1);
  expect(heard.build).toBe("never");
  expect(heard.disposed).toBe(1);
  expect(heard.system).toContain("- set: keeps a value");
  expect(JSON.stringify(heard.grammar)).toContain('{"const":"set"}');
  expect(JSON.stringify(heard.grammar)).toContain('"slot":{"enum":["deposit","rent"]}');
});

it("calls nothing out of half an answer", async () => {
  expect((await portOn(fakeLlama('{"calls":[{"na').llama).complete(request())).calls).toEqual([]);
});

it("says that a question is too long for its window instead of cutting it", async () => {
  const { llama } = fakeLlama("", 800);
  await expect(portOn(llama).complete(request())).rejects.toMatchObject({
    code: "MODEL_FAILED",
    details: { reason: "what it is asked is more than it can read at once" },
  });
});

it("names a package that is not installed, and the command that installs it", async () => {
  await expect(loadLlama("node-llama-cpp-that-is-not-there")).rejects.toMatchObject({
    code: "MISSING_PACKAGE",
    details: { command: "npm install --ignore-scripts node-llama-cpp@3.22" },
  });
});

it("answers from a real file, where one is named with the package that reads it", async () => {
  const { MARU_TEST_GGUF: file, MARU_TEST_LLAMA: place } = process.env;
  if (file === undefined || place === undefined || SETTINGS === null) return;
  const port = modelPort({ ...SETTINGS, model: file }, { loadLlama: () => loadLlama(place) });
  const { calls = [], tokens } = await port.complete(request());
  // Its schema holds whatever it means: nothing is claimed about how well it reads.
  expect(calls.length).toBeGreaterThan(0);
  for (const { name, arguments: given } of calls) {
    expect(name).toBe("set");
    expect(["deposit", "rent"]).toContain((JSON.parse(given) as { slot: string }).slot);
  }
  expect(tokens.input).toBeGreaterThan(10);
}, 600_000);
