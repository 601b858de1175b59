import type { ModelPrice } from "../decisions/decision.ts";
import { RuntimeError } from "../errors.ts";

export type Provider = "openai" | "anthropic" | "google" | "ollama" | "file";

export interface ModelSettings {
  readonly provider: Provider;
  readonly model: string;
  readonly base_url: string | null;
  readonly key: string | null;
  /** False for servers that only know whole answers. */
  readonly streams: boolean;
  readonly price: ModelPrice | null;
}

const KEYS: Readonly<Record<Provider, string | null>> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_API_KEY",
  ollama: null,
  file: null,
};

/**
 * `MARU_MODEL=openai:gpt-…` or `MARU_MODEL=file:./model.gguf`, with `MARU_MODEL_URL` for another server, `MARU_MODEL_STREAM=off` for one that cannot
 * stream, and `MARU_MODEL_PRICE=2.5/10` for what a million tokens cost, in and out. Null when no model is wanted.
 */
export function readModelSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ModelSettings | null {
  const given = environment.MARU_MODEL?.trim() ?? "";
  if (given === "" || given === "none") return null;
  const [provider, ...rest] = given.split(":");
  const model = rest.join(":");
  if (!isProvider(provider) || model === "")
    throw new RuntimeError("UNKNOWN_MODEL", { given: given.slice(0, 60) });
  const base_url = environment.MARU_MODEL_URL?.trim() || null;
  const variable = KEYS[provider];
  const key = variable === null ? null : environment[variable]?.trim() || null;
  // A server of one's own often needs no key.
  if (variable !== null && key === null && base_url === null)
    throw new RuntimeError("MISSING_MODEL_KEY", { provider, variable });
  const streams = environment.MARU_MODEL_STREAM?.trim().toLowerCase() !== "off";
  return { provider, model, base_url, key, streams, price: readPrice(environment.MARU_MODEL_PRICE) };
}

const PRICE = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/;

function readPrice(given: string | undefined): ModelPrice | null {
  const text = given?.trim() ?? "";
  if (text === "") return null;
  const found = PRICE.exec(text);
  if (found === null) throw new RuntimeError("INVALID_MODEL_PRICE", { given: text.slice(0, 60) });
  return { input: Number(found[1]), output: Number(found[2]) };
}

function isProvider(name: string | undefined): name is Provider {
  return name !== undefined && Object.hasOwn(KEYS, name);
}
