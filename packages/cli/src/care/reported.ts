import type { Printer } from "../command/printer.ts";

interface Failure {
  readonly space: string;
  readonly error: { readonly code: string; readonly message: string };
}

/** What could not be done, as programs get it. */
export function reported(failures: readonly Failure[]) {
  return failures.map(({ space, error: { code, message } }) => ({ space, error: code, message }));
}

export function failureLines(failures: ReturnType<typeof reported>, print: Printer): readonly string[] {
  return failures.map(({ space, message }) => `${print.style("red", space)}: ${message}`);
}
