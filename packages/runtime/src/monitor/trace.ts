import type { PlainObject } from "@maru/state";
import type { DecisionRecord } from "../decisions/decision.ts";
import type { NodePlace } from "../graph/run-context.ts";
import type { ToolCallRecord } from "../tools/call-tool.ts";

export interface NodeRecord {
  readonly node: string;
  readonly status: "completed" | "failed" | "interrupted";
  readonly milliseconds: number;
  readonly error?: string;
}

export interface StepRecord {
  readonly nodes: readonly NodeRecord[];
  readonly tools: readonly ToolCallRecord[];
  readonly decisions: readonly DecisionRecord[];
}

/** Notes who did what since the last commit, for the event that goes with the next one. */
export class Trace {
  readonly #monotonic: () => number;
  readonly #began = new Map<string, number>();
  #nodes: NodeRecord[] = [];
  #tools: ToolCallRecord[] = [];
  #decisions: DecisionRecord[] = [];

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  nodeStarted(place: NodePlace): void {
    this.#began.set(keyOf(place), this.#monotonic());
  }

  nodeFinished(place: NodePlace, status: NodeRecord["status"], error?: string): void {
    const began = this.#began.get(keyOf(place)) ?? this.#monotonic();
    this.#began.delete(keyOf(place));
    const milliseconds = Math.round(this.#monotonic() - began);
    this.#nodes.push({ node: place.node, status, milliseconds, ...(error === undefined ? {} : { error }) });
  }

  toolCalled(call: ToolCallRecord): void {
    this.#tools.push(call);
  }

  decided(decision: DecisionRecord): void {
    this.#decisions.push(decision);
  }

  /** What happened since the last commit; `forget` it once that commit is durable. */
  peek(): StepRecord {
    return { nodes: this.#nodes, tools: this.#tools, decisions: this.#decisions };
  }

  forget(told: StepRecord): void {
    this.#nodes = this.#nodes.slice(told.nodes.length);
    this.#tools = this.#tools.slice(told.tools.length);
    this.#decisions = this.#decisions.slice(told.decisions.length);
  }
}

function keyOf(place: NodePlace): string {
  return `${place.path}/${place.position ?? ""}`;
}

export function toPlain(record: StepRecord): PlainObject {
  return JSON.parse(JSON.stringify(record)) as PlainObject;
}
