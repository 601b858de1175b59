import { existsSync } from "node:fs";
import {
  createLogger,
  type LogLevel,
  loadLlama,
  type ModelPort,
  type ModelSettings,
  modelPort,
  openTracing,
  RuntimeError,
  type RuntimeOptions,
  readModelRules,
  readModelSettings,
  SILENT,
} from "@maru/runtime";
import { recording, replaying } from "./models/recordings.ts";

/** What the environment says about models, logs and traces. Nothing is the default, and everything works without. */
export async function runtimeOf(
  environment: Readonly<Record<string, string | undefined>>,
  usualLevel: LogLevel = "silent",
): Promise<
  Required<Pick<RuntimeOptions, "model" | "modelUse" | "limits" | "allowances" | "logger" | "tracing">>
> {
  const { use, limits, allowances } = readModelRules(environment);
  const settings = readModelSettings(environment);
  // Who names a file hears at once that it, or what reads it, is not there.
  if (settings?.provider === "file") await expectModelFile(settings);
  const level = LOG_LEVELS.find((name) => name === environment.MARU_LOG_LEVEL) ?? usualLevel;
  return {
    model: modelOf(environment, settings),
    modelUse: use,
    limits,
    allowances,
    logger: level === "silent" ? SILENT : createLogger({ level }),
    tracing: await openTracing(environment),
  };
}

async function expectModelFile({ model }: ModelSettings): Promise<void> {
  if (!existsSync(model))
    throw new RuntimeError("INVALID_MODEL_SETTING", {
      variable: "MARU_MODEL",
      given: `file:${model}`,
      allowed: "a file that is there",
    });
  await loadLlama();
}

/** A model, a model whose answers are kept, or answers that were kept. */
function modelOf(
  { MARU_MODEL_RECORD: kept, MARU_MODEL_REPLAY: replayed }: Readonly<Record<string, string | undefined>>,
  settings: ModelSettings | null,
): ModelPort | null {
  if (replayed?.trim()) return replaying(replayed.trim());
  if (settings === null) return null;
  const model = modelPort(settings);
  return kept?.trim() ? recording(model, kept.trim()) : model;
}

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
