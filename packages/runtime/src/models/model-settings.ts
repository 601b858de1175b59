import { RuntimeError } from "../errors.ts";

export type Provider = "openai" | "anthropic" | "google" | "ollama";

export interface ModelSettings {
  readonly provider: Provider;
  readonly model: string;
  readonly base_url: string | null;
  readonly key: string | null;
}

const KEYS: Readonly<Record<Provider, string | null>> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_API_KEY",
  ollama: null,
};

/** `MARU_MODEL=openai:gpt-…`, with `MARU_MODEL_URL` for another server. Null when no model is wanted. */
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
  return { provider, model, base_url, key };
}

function isProvider(name: string | undefined): name is Provider {
  return name !== undefined && Object.hasOwn(KEYS, name);
}
