import type { FoundExpression } from "./regular-expressions.ts";

/** Regular expressions that our packages put together while they are loaded. Nothing may have loaded them before. */
export async function recordMade(): Promise<readonly FoundExpression[]> {
  const original = globalThis.RegExp;
  const found = new Map<string, FoundExpression>();
  const note = (made: RegExp) => {
    const where = /packages\/[\w/-]+\/src\/[\w/.-]+\.ts/.exec(callersOf())?.[0];
    if (where !== undefined) found.set(`${made}`, { where, source: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given, self) => note(Reflect.construct(target, given, self)),
    apply: (target, self, given) => note(Reflect.apply(target, self, given)),
  });
  try {
    await import("@maru/language");
    await import("@maru/assistants");
  } finally {
    globalThis.RegExp = original;
  }
  return [...found.values()];
}

/** Only the one who asked counts: beneath every library stands somebody of ours. */
function callersOf(): string {
  return new Error().stack?.split("\n").slice(4, 5).join("\n") ?? "";
}
