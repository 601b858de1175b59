/** What the runtime writes about its work. The real one is pino behind redaction. */
export interface Logger {
  readonly debug: (fields: LogFields, message: string) => void;
  readonly info: (fields: LogFields, message: string) => void;
  readonly warn: (fields: LogFields, message: string) => void;
  readonly error: (fields: LogFields, message: string) => void;
  /** The same log, with fields that every line carries. */
  readonly child: (fields: LogFields) => Logger;
}

export type LogFields = { readonly [name: string]: unknown };

export const SILENT: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => SILENT,
};
