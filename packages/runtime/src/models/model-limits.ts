import { LIMITS, type Limits } from "../assistant.ts";
import { ALLOWANCES, type Allowances } from "../decisions/owner-spending.ts";
import { RuntimeError } from "../errors.ts";

/** When a model reads a message: always, or only where the rules leave a clause open. */
export const MODEL_USES = ["always", "unsure"] as const;
export type ModelUse = (typeof MODEL_USES)[number];

/** How a model is used, and what it may cost a message, a conversation, a person and a company. */
export interface ModelRules {
  readonly use: ModelUse;
  readonly limits: Partial<Limits>;
  readonly allowances: Partial<Allowances>;
}

interface LimitSetting {
  readonly name: string;
  readonly is: { readonly limit: keyof Limits } | { readonly allowance: keyof Allowances };
}

/** What `MARU_MODEL_LIMITS` may name. Tokens and money of a person and a company count by day. */
export const LIMIT_SETTINGS: readonly LimitSetting[] = [
  { name: "message_calls", is: { limit: "turn_model_calls" } },
  { name: "message_operations", is: { limit: "turn_operations" } },
  { name: "message_tokens", is: { limit: "turn_tokens" } },
  { name: "message_cost", is: { limit: "turn_cost" } },
  { name: "message_milliseconds", is: { limit: "turn_model_time" } },
  { name: "conversation_tokens", is: { limit: "session_tokens" } },
  { name: "conversation_cost", is: { limit: "session_cost" } },
  { name: "person_tokens", is: { allowance: "user_tokens" } },
  { name: "person_cost", is: { allowance: "user_cost" } },
  { name: "company_tokens", is: { allowance: "company_tokens" } },
  { name: "company_cost", is: { allowance: "company_cost" } },
];

/** What holds where nothing is set. */
export function usualLimit({ is }: LimitSetting): number {
  return "limit" in is ? LIMITS[is.limit] : ALLOWANCES[is.allowance];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `MARU_MODEL_USE=unsure`, `MARU_MODEL_TIMEOUT=60` in seconds for one call, and
 * `MARU_MODEL_LIMITS=message_calls=3,person_cost=5`.
 */
export function readModelRules(environment: Environment): ModelRules {
  const given = limitsGiven(environment.MARU_MODEL_LIMITS ?? "");
  const patience = patienceGiven(environment.MARU_MODEL_TIMEOUT);
  const limits: { -readonly [name in keyof Limits]?: number } = patience === null ? {} : waitingFor(patience);
  const allowances: { -readonly [name in keyof Allowances]?: number } = {};
  for (const { name, is } of LIMIT_SETTINGS) {
    const value = given.get(name);
    if (value === undefined) continue;
    if ("limit" in is) limits[is.limit] = value;
    else allowances[is.allowance] = value;
  }
  return { use: useGiven(environment.MARU_MODEL_USE), limits, allowances };
}

/** Besides the calls, a turn takes the time that its operations take. */
const BESIDES = 60_000;

/** Who gives one call more time gives a message time for all of its calls. */
function waitingFor(milliseconds: number): Partial<Limits> {
  const turn_model_time = Math.max(LIMITS.turn_model_time, milliseconds * LIMITS.turn_model_calls);
  return {
    model_call_time: milliseconds,
    turn_model_time,
    turn_time: Math.max(LIMITS.turn_time, turn_model_time + BESIDES),
  };
}

function useGiven(given: string | undefined): ModelUse {
  const text = given?.trim().toLowerCase() ?? "";
  if (text === "") return "always";
  const use = MODEL_USES.find((each) => each === text);
  if (use === undefined) throw invalid("MARU_MODEL_USE", text, MODEL_USES.join(", "));
  return use;
}

function patienceGiven(given: string | undefined): number | null {
  const text = given?.trim() ?? "";
  if (text === "") return null;
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3_600)) throw invalid("MARU_MODEL_TIMEOUT", text, "seconds, up to 3600");
  return Math.round(seconds * 1_000);
}

function limitsGiven(given: string): ReadonlyMap<string, number> {
  const parts = given
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return new Map(
    parts.map((part) => {
      const [name = "", value = "", ...more] = part.split("=").map((each) => each.trim());
      const number = Number(value);
      const isKnown = LIMIT_SETTINGS.some((setting) => setting.name === name);
      if (!isKnown || more.length > 0 || value === "" || !Number.isFinite(number) || number < 0)
        throw invalid("MARU_MODEL_LIMITS", part, LIMIT_SETTINGS.map((setting) => setting.name).join(", "));
      return [name, number] as const;
    }),
  );
}

function invalid(variable: string, given: string, allowed: string): RuntimeError {
  return new RuntimeError("INVALID_MODEL_SETTING", { variable, given: given.slice(0, 60), allowed });
}
