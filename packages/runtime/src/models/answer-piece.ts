import type { ModelRequest } from "../decisions/decision.ts";

/** A bit of an answer, whichever format its server speaks. */
export interface AnswerPiece {
  readonly text: string;
  /** What the server has counted so far; what it does not know is missing. */
  readonly usage?: { readonly input_tokens?: unknown; readonly output_tokens?: unknown } | undefined;
  /** Why the answer ends with this piece, in the words of its server; null while it goes on. */
  readonly end: string | null;
  readonly calls: readonly CallPiece[];
}

/** A bit of a call. Those of one number belong together; without a number it is whole. */
export interface CallPiece {
  readonly index: number | null;
  readonly name: string;
  readonly arguments: string;
}

/** Asks one model's server. The pieces come as they arrive; a server that cannot stream sends one. */
export type AskServer = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<AnswerPiece>;

/** What is asked of a model that must answer in JSON. */
export function systemOf({ system, schema }: Pick<ModelRequest, "system" | "schema">): string {
  if (schema === null) return system;
  return `${system}\n\nAnswer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
}
