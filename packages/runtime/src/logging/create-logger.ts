import { type Plain, redactUnknown } from "@maru/state";
import { type Level, pino } from "pino";
import { seoulTime } from "../ports.ts";
import type { LogFields, Logger } from "./logger.ts";

export type LogLevel = Extract<Level, "debug" | "info" | "warn" | "error"> | "silent";

/** Where lines go: each comes whole, with its newline. */
export interface LogDestination {
  write(line: string): void;
}

export interface LoggerOptions {
  readonly level?: LogLevel;
  /** Standard error unless told: standard output belongs to programs that read answers. */
  readonly destination?: LogDestination;
  readonly now?: () => number;
}

/**
 * One JSON object per line, redacted: keys, numbers of people and cards, passwords never get here, and nothing that
 * somebody wrote can begin a line of its own or speak to a terminal.
 *
 * @example
 * const logger = createLogger({ level: "info" });
 * logger.info({ session: session.id }, "a turn began");
 */
export function createLogger(options: LoggerOptions = {}): Logger {
  const destination = options.destination ?? { write: (line: string) => void process.stderr.write(line) };
  const now = options.now ?? (() => Date.now());
  const log = pino(
    {
      level: options.level ?? "info",
      base: null,
      timestamp: () => `,"time":"${seoulTime(now())}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line: string) => destination.write(escapeUnprintable(line)) },
  );
  return loggerOn(log, {});
}

type PinoLogger = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error" | "isLevelEnabled">;

/** Redacted when a line is written: a level that is off costs nothing. */
function loggerOn(log: PinoLogger, bound: LogFields): Logger {
  const at = (level: Exclude<LogLevel, "silent">) => (fields: LogFields, message: string) => {
    if (!log.isLevelEnabled(level)) return;
    log[level](redactFields({ ...bound, ...fields }), String(redactUnknown(message)));
  };
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    child: (fields) => loggerOn(log, { ...bound, ...fields }),
  };
}

/** Names that a line has of its own; a field of that name must not look like them. */
const OWN = new Set(["level", "time", "msg"]);

function redactFields(fields: LogFields): Record<string, Plain> {
  const redacted = redactUnknown(fields);
  if (typeof redacted !== "object" || redacted === null || Array.isArray(redacted))
    return { fields: redacted };
  return Object.fromEntries(
    Object.entries(redacted).map(([name, value]) => [OWN.has(name) ? `${name}_` : name, value as Plain]),
  );
}

/** JSON leaves these as they are, and terminals and viewers obey them: C1 codes, line separators, text direction. */
const UNPRINTABLE = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

function escapeUnprintable(line: string): string {
  return line.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
