import type { NodeOutcome, NodePlace } from "../graph/run-context.ts";
import { kindOf, type Span } from "./tracing.ts";

/** The spans of the nodes that run right now, below the span of their turn. */
export class NodeSpans {
  readonly #turn: Span;
  readonly #running = new Map<string, Span>();

  constructor(turn: Span) {
    this.#turn = turn;
  }

  started(place: NodePlace): void {
    this.#running.set(keyOf(place), this.#turn.child(`node ${place.node}`, { "maru.node": place.node }));
  }

  finished(place: NodePlace, outcome: NodeOutcome): void {
    const span = this.#running.get(keyOf(place));
    this.#running.delete(keyOf(place));
    const { error, status } = outcome;
    span?.end({
      failed: status === "failed",
      facts: { "maru.status": status, ...(error === undefined ? {} : { "error.type": kindOf(error) }) },
    });
  }

  /** Under what a node's decisions and tools belong. */
  of(place: NodePlace): Span {
    return this.#running.get(keyOf(place)) ?? this.#turn;
  }

  /** Ends what a stopped turn left open. */
  close(): void {
    for (const span of this.#running.values()) span.end({ failed: true });
    this.#running.clear();
  }
}

function keyOf(place: NodePlace): string {
  return `${place.path}/${place.position ?? ""}`;
}
