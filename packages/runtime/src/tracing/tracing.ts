/** What a span may say: names and numbers, never what people or models wrote. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A stretch of work that others can watch. */
export interface Span {
  readonly child: (name: string, facts: SpanFacts) => Span;
  readonly end: (outcome: { readonly failed: boolean; readonly facts?: SpanFacts }) => void;
}

export interface Tracing {
  readonly start: (name: string, facts: SpanFacts) => Span;
  /** Sends what is still here. */
  readonly close: () => Promise<void>;
}

const NO_SPAN: Span = { child: () => NO_SPAN, end: () => undefined };

/** Nobody watches. */
export const NO_TRACING: Tracing = { start: () => NO_SPAN, close: async () => undefined };

/** Does something inside a span of its own. */
export async function traced<Result>(
  parent: Span,
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
  tell?: (result: Result) => SpanFacts,
): Promise<Result> {
  const span = parent.child(name, facts);
  try {
    const result = await work();
    span.end({ failed: false, ...(tell === undefined ? {} : { facts: tell(result) }) });
    return result;
  } catch (error) {
    span.end({ failed: true, facts: { "error.type": kindOf(error) } });
    throw error;
  }
}

/** The code or the kind of an error. Its message may quote somebody. */
export function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === "string") return code;
  return typeof name === "string" ? name : "unknown";
}
