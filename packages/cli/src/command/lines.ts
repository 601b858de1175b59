import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/**
 * The lines of a stream. It is not touched before somebody asks for the first one, so that none is lost
 * meanwhile; the signal ends them.
 */
export async function* linesOf(input: Readable, signal: AbortSignal): AsyncGenerator<string> {
  yield* createInterface({ input, signal, crlfDelay: Number.POSITIVE_INFINITY });
}
