import type { Sentence } from "@maru/state";
import type { Printer } from "../command/printer.ts";

export interface Failure {
  readonly space: string;
  readonly error: {
    readonly code: string;
    readonly message: string;
    sentence(language: keyof Sentence): string;
  };
}

/** What could not be done, as programs get it. */
export function reported(failures: readonly Failure[]) {
  return failures.map(({ space, error: { code, message } }) => ({ space, error: code, message }));
}

/** The same for people: a sentence of theirs, then exactly what it was, to search for or to pass on. */
export function failureLines(failures: readonly Failure[], print: Printer): readonly string[] {
  return failures.map(({ space, error }) => {
    const said = print.in({ ko: `${error.sentence("ko")} (${error.message})`, en: error.message });
    return `${print.style("red", space)}: ${said}`;
  });
}
