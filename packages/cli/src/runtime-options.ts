import {
  createLogger,
  type LogLevel,
  modelPort,
  openTracing,
  type RuntimeOptions,
  readModelSettings,
  SILENT,
} from "@maru/runtime";

/** What the environment says about models, logs and traces. Nothing is the default, and everything works without. */
export async function runtimeOf(
  environment: Readonly<Record<string, string | undefined>>,
  usualLevel: LogLevel = "silent",
): Promise<Required<Pick<RuntimeOptions, "model" | "logger" | "tracing">>> {
  const settings = readModelSettings(environment);
  const level = LOG_LEVELS.find((name) => name === environment.MARU_LOG_LEVEL) ?? usualLevel;
  return {
    model: settings === null ? null : modelPort(settings),
    logger: level === "silent" ? SILENT : createLogger({ level }),
    tracing: await openTracing(environment),
  };
}

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
