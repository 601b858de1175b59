import { redactorOf, type StateDefinition, type StateOf } from "@maru/state";
import { type LogFields, type Logger, SILENT } from "./logger.ts";

type Redactor = (value: unknown) => unknown;

/** A log that also leaves out whatever the state holds in fields marked personal or secret. */
export function besideState<Definition extends StateDefinition>(
  logger: Logger,
  definition: Definition,
  stateNow: () => StateOf<Definition> | null,
): Logger {
  return logger === SILENT ? logger : redacting(logger, redactorNow(definition, stateNow), {});
}

function redacting(logger: Logger, redactor: () => Redactor, bound: LogFields): Logger {
  const at = (level: "debug" | "info" | "warn" | "error") => (fields: LogFields, message: string) => {
    const redact = redactor();
    const shown = redact({ ...bound, ...fields });
    const isObject = typeof shown === "object" && shown !== null;
    logger[level](isObject ? (shown as LogFields) : { fields: shown }, String(redact(message)));
  };
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    child: (fields) => redacting(logger, redactor, { ...bound, ...fields }),
  };
}

/** What a state hides is looked up once per state, not once per line. */
function redactorNow<Definition extends StateDefinition>(
  definition: Definition,
  stateNow: () => StateOf<Definition> | null,
): () => Redactor {
  const known = new WeakMap<object, Redactor>();
  return () => {
    const state = stateNow();
    if (state === null) return (value) => value;
    const found = known.get(state as object) ?? redactorOf(definition, state);
    known.set(state as object, found);
    return found;
  };
}
