import type { TurnExpectation } from "./expectation.ts";

/** What a `turn` event says; only what is judged. */
export interface SaidTurn {
  readonly reply: string;
  readonly asks: readonly string[];
  readonly state: Readonly<Record<string, unknown>>;
  readonly intent: string | null;
  readonly teams: readonly string[];
  readonly sources: readonly string[];
  /** Only assistants that write documents tell of one. */
  readonly document?: unknown;
  /** Only assistants that research tell whether they asked back, how many topics there are and how often they searched. */
  readonly clarify?: boolean;
  readonly units?: number;
  readonly searches?: number;
  /** Only assistants that plan, judge or store tell of these. */
  readonly plan?: unknown;
  readonly compliance?: unknown;
  readonly storage?: unknown;
  readonly phase?: unknown;
  readonly progress?: unknown;
  readonly agents: readonly string[];
  readonly tools: readonly string[];
  readonly status: string;
  readonly awaiting: string | null;
}

/** Everything that is not as it should be, in words; empty when all is well. */
export function judgeTurn(turn: SaidTurn, expected: TurnExpectation): readonly string[] {
  const reply = squeeze(turn.reply);
  return [
    ...Object.entries(expected.state ?? {}).flatMap(([name, value]) =>
      mismatch(`state.${name}`, turn.state[name], value),
    ),
    ...(expected.asks === undefined || expected.asks.some((field) => turn.asks.includes(field))
      ? []
      : [`asks ${list(turn.asks)}, not for one of ${list(expected.asks)}`]),
    ...(expected.asks_none ?? [])
      .filter((field) => turn.asks.includes(field))
      .map((field) => `asks for ${field}`),
    ...(expected.says_all ?? [])
      .filter((words) => !words.some((word) => reply.includes(squeeze(word))))
      .map((words) => `does not say one of ${list(words)}`),
    ...(expected.says_none ?? [])
      .filter((word) => reply.includes(squeeze(word)))
      .map((word) => `says "${word}"`),
    ...(
      [
        "intent",
        "teams",
        "sources",
        "document",
        "clarify",
        "units",
        "searches",
        "plan",
        "compliance",
        "storage",
        "phase",
        "progress",
      ] as const
    ).flatMap((part) => (expected[part] === undefined ? [] : mismatch(part, turn[part], expected[part]))),
    ...(expected.is_cited === undefined ? [] : mismatch("is_cited", isCited(turn.reply), expected.is_cited)),
    ...(expected.agents === undefined ? [] : mismatch("agents", turn.agents, expected.agents)),
    ...(expected.tools === undefined ? [] : mismatch("tools", turn.tools, expected.tools)),
    ...(expected.status === undefined || expected.status === turn.status ? [] : [`status is ${turn.status}`]),
    ...(expected.awaiting === undefined || expected.awaiting === turn.awaiting
      ? []
      : [`awaits ${turn.awaiting}`]),
  ];
}

/** The numbers in the text are those of its list of sources, each listed once and none left out. */
function isCited(reply: string): boolean {
  const lines = reply.split("\n");
  const listed = lines.flatMap((line) => /^\[(\d+)\]/u.exec(line)?.[1] ?? []);
  const text = lines.filter((line) => !/^\[\d+\]/u.test(line)).join("\n");
  const cited = new Set([...text.matchAll(/\[(\d+)\]/gu)].map(([, number]) => number));
  return (
    listed.length > 0 &&
    listed.every((number, index) => Number(number) === index + 1 && cited.has(number)) &&
    cited.size === listed.length
  );
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, "");
}

function list(words: readonly string[]): string {
  return `[${words.join(", ")}]`;
}

type Matcher = Readonly<Record<string, unknown>>;

/** Compares a value with what was expected: a value itself, or one of the matchers. */
export function mismatch(where: string, found: unknown, expected: unknown): readonly string[] {
  const wrong = [`${where} is ${JSON.stringify(found)?.slice(0, 200)}, expected ${JSON.stringify(expected)}`];
  if (typeof expected !== "object" || expected === null || Array.isArray(expected))
    return JSON.stringify(found ?? null) === JSON.stringify(expected) ? [] : wrong;
  const matcher = expected as Matcher;
  if ("in" in matcher)
    return (matcher.in as unknown[]).some((each) => mismatch("", found, each).length === 0) ? [] : wrong;
  if ("set" in matcher) return sameSet(found, matcher.set as unknown[]) ? [] : wrong;
  if ("contains" in matcher)
    return (matcher.contains as unknown[]).every((each) => holds(found, each)) ? [] : wrong;
  if ("len" in matcher) return sizeOf(found) === matcher.len ? [] : wrong;
  if ("contains_text" in matcher)
    return (matcher.contains_text as string[]).every((text) => (JSON.stringify(found) ?? "").includes(text))
      ? []
      : wrong;
  if ("min" in matcher || "max" in matcher) {
    const isInside =
      typeof found === "number" &&
      found >= ((matcher.min as number | undefined) ?? Number.NEGATIVE_INFINITY) &&
      found <= ((matcher.max as number | undefined) ?? Number.POSITIVE_INFINITY);
    return isInside ? [] : wrong;
  }
  return Object.entries(matcher).flatMap(([key, value]) =>
    mismatch(`${where}.${key}`, (found as Matcher | null | undefined)?.[key], value),
  );
}

function sameSet(found: unknown, expected: readonly unknown[]): boolean {
  return (
    Array.isArray(found) && found.length === expected.length && expected.every((each) => holds(found, each))
  );
}

function holds(found: unknown, each: unknown): boolean {
  return (
    Array.isArray(found) && found.some((candidate) => JSON.stringify(candidate) === JSON.stringify(each))
  );
}

function sizeOf(found: unknown): number {
  if (Array.isArray(found)) return found.length;
  return typeof found === "object" && found !== null ? Object.keys(found).length : -1;
}
