import type { CheckedCall } from "@maru/dialogue";
import type { Mention } from "@maru/language";

/** The mention that an argument names, where it was given. */
export function mentionFor(call: CheckedCall, name: string): Mention | undefined {
  const [argument] = call.arguments[name] ?? [];
  return argument?.type === "mention" ? argument.mention : undefined;
}

export function choiceFor(call: CheckedCall, name: string): string | undefined {
  const [argument] = call.arguments[name] ?? [];
  return argument?.type === "choice" ? argument.value : undefined;
}

export function wordsFor(call: CheckedCall, name: string): string | undefined {
  const [argument] = call.arguments[name] ?? [];
  return argument?.type === "text" ? argument.words : undefined;
}

/** Everything that an argument points at, as `kind` and `id`. */
export function thingsFor(call: CheckedCall, name: string) {
  return (call.arguments[name] ?? []).flatMap((argument) =>
    argument.type === "ref" ? [argument.thing] : [],
  );
}
