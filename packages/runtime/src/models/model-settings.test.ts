import { expect, it } from "vitest";
import { readModelSettings } from "./model-settings.ts";

it("wants no model unless one is named", () => {
  expect(readModelSettings({})).toBeNull();
  expect(readModelSettings({ MARU_MODEL: " none " })).toBeNull();
});

it("reads provider, model and key", () => {
  expect(readModelSettings({ MARU_MODEL: "anthropic:claude-x", ANTHROPIC_API_KEY: "k" })).toEqual({
    provider: "anthropic",
    model: "claude-x",
    base_url: null,
    key: "k",
    streams: true,
    price: null,
  });
});

it("keeps colons in the name of a model and needs no key for one's own server", () => {
  expect(readModelSettings({ MARU_MODEL: "ollama:qwen3:8b" })).toMatchObject({
    model: "qwen3:8b",
    key: null,
  });
  const own = { MARU_MODEL: "openai:local", MARU_MODEL_URL: "http://127.0.0.1:8000/v1" };
  expect(readModelSettings(own)).toMatchObject({ key: null, base_url: "http://127.0.0.1:8000/v1" });
});

it("reads what tokens cost and whether answers stream", () => {
  const given = { MARU_MODEL: "ollama:x", MARU_MODEL_PRICE: "2.5 / 10", MARU_MODEL_STREAM: "OFF" };
  expect(readModelSettings(given)).toMatchObject({ price: { input: 2.5, output: 10 }, streams: false });
});

it.each([
  ["UNKNOWN_MODEL", { MARU_MODEL: "gpt-5" }],
  ["UNKNOWN_MODEL", { MARU_MODEL: "toString:x" }],
  ["UNKNOWN_MODEL", { MARU_MODEL: "openai:" }],
  ["MISSING_MODEL_KEY", { MARU_MODEL: "openai:gpt", OPENAI_API_KEY: " " }],
  ["INVALID_MODEL_PRICE", { MARU_MODEL: "ollama:x", MARU_MODEL_PRICE: "-1/2" }],
])("says %s instead of guessing", (code, environment) => {
  expect(() => readModelSettings(environment)).toThrow(expect.objectContaining({ code }));
});
