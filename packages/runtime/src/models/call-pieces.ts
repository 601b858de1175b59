import type { ModelToolCall } from "../decisions/decision.ts";
import { RuntimeError } from "../errors.ts";
import type { CallPiece } from "./answer-piece.ts";

/** More than any message asks for, with the words of an answer. */
const MOST_CALLS = 40;

/** Puts calls together out of the pieces in which they arrive. */
export class CallPieces {
  readonly #calls: { name: string; arguments: string }[] = [];
  readonly #byIndex = new Map<number, { name: string; arguments: string }>();
  #length = 0;

  /** Letters heard so far. */
  get length(): number {
    return this.#length;
  }

  get all(): readonly ModelToolCall[] {
    return this.#calls.map((call) => ({
      name: call.name.toWellFormed(),
      arguments: call.arguments.toWellFormed(),
    }));
  }

  add(piece: CallPiece): void {
    this.#length += piece.name.length + piece.arguments.length;
    const known = piece.index === null ? undefined : this.#byIndex.get(piece.index);
    if (known !== undefined) {
      known.name += piece.name;
      known.arguments += piece.arguments;
      return;
    }
    if (this.#calls.length >= MOST_CALLS)
      throw new RuntimeError("MODEL_FAILED", { reason: "it calls too many tools" });
    const begun = { name: piece.name, arguments: piece.arguments };
    this.#calls.push(begun);
    if (piece.index !== null) this.#byIndex.set(piece.index, begun);
  }
}
