import * as z from "zod";
import { CheckpointId, Json, JsonObject } from "./plain.ts";

/** A node, tool or decision of one step, with what it took. */
const Ran = z.looseObject({ milliseconds: z.number().optional() });

/** One committed step of a conversation. */
export const HistoryEntry = z.object({
  checkpoint_id: CheckpointId,
  parent_id: CheckpointId.nullable(),
  at: z.string(),
  turn: z.number().nullable(),
  step: z.number(),
  source: z.string(),
  nodes: z.array(Ran.extend({ node: z.string(), status: z.string() })),
  tools: z.array(Ran.extend({ tool: z.string() })),
  decisions: z.array(Ran.extend({ decision: z.string(), by: z.string(), tokens: z.number().optional() })),
  changed: z.array(z.string()),
  /** What changed, in one line. */
  summary: z.string(),
  phase: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  progress_delta: z.number().nullable(),
  new_errors: z.array(z.string()),
  completed_steps: z.array(z.string()),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;
export const HistoryPage = z.object({ entries: z.array(HistoryEntry), next: CheckpointId.nullable() });
export type HistoryPage = z.output<typeof HistoryPage>;

export const StateAt = z.object({
  checkpoint_id: CheckpointId,
  state: JsonObject,
  /** Fields whose values are masked because they are marked personal or secret. */
  masked: z.array(z.string()),
});
export type StateAt = z.output<typeof StateAt>;

/** One value of a state. What is too large to be shown at once has a size, and is opened by where it stands. */
export const StateEntry = z.object({
  /** A JSON Pointer (RFC 6901): `/itinerary/day_1/activities/3`. */
  at: z.string(),
  name: z.string(),
  value: Json.optional(),
  /** How a long text begins, or what stands around the words that were looked for. */
  excerpt: z.string().optional(),
  /** Letters of a text, items of a list or an object. */
  size: z.number().optional(),
});
export type StateEntry = z.output<typeof StateEntry>;
export const StatePart = z.object({
  checkpoint_id: CheckpointId,
  entries: z.array(StateEntry),
  /** How many there are in all; null when nobody counted to the end. */
  total: z.number().nullable(),
  masked: z.array(z.string()),
});
export type StatePart = z.output<typeof StatePart>;

/** One difference between two states, by path. */
export const Difference = z.object({
  path: z.string(),
  kind: z.enum(["added", "removed", "changed"]),
  before: Json.optional(),
  after: Json.optional(),
});
export type Difference = z.output<typeof Difference>;
export const DiffBody = z.object({
  from: CheckpointId.nullable(),
  to: CheckpointId,
  summary: z.string(),
  differences: z.array(Difference),
  /** How many more there are than fit into one answer. */
  left_out: z.number(),
});
export type DiffBody = z.output<typeof DiffBody>;

export const FieldHistory = z.object({
  field: z.string(),
  entries: z.array(
    z.object({
      checkpoint_id: CheckpointId,
      at: z.string(),
      by: z.string().nullable(),
      /** Left out when it is too large to be shown in a list of values. */
      value: Json.optional(),
    }),
  ),
});
export type FieldHistory = z.output<typeof FieldHistory>;

/** A call as a reader asked for it; without its arguments where they are hidden. */
const ReadCall = z.object({ op: z.string(), args: JsonObject.nullable() });

/** How the message of a step was read, by whom, and what became of it. */
export const Readings = z.object({
  checkpoint_id: CheckpointId,
  /** What the rules read, beside a model. */
  rules: z.array(ReadCall),
  /** What a model answered, round by round. */
  model: z.array(
    z.object({
      round: z.number(),
      model: z.string(),
      calls: z.array(ReadCall),
      problems: z.array(z.string()),
      failed: z.string().nullable(),
      tokens: z.object({ input: z.number(), output: z.number() }),
      milliseconds: z.number(),
    }),
  ),
  /** What was carried out or refused, and who decided. */
  operations: z.array(
    ReadCall.extend({
      id: z.string(),
      decided_by: z.string(),
      status: z.string(),
      why: z.object({ ko: z.string(), en: z.string() }).nullable(),
    }),
  ),
  is_masked: z.boolean(),
});
export type Readings = z.output<typeof Readings>;

export const Branch = z.object({
  checkpoint_id: CheckpointId,
  parent_id: CheckpointId.nullable(),
  at: z.string(),
  turn: z.number().nullable(),
  source: z.string(),
  /** Whether the conversation goes on from here. */
  is_head: z.boolean(),
});
export type Branch = z.output<typeof Branch>;
/** Only where the tree forks, begins or ends; straight stretches are counted in `length`. */
export const BranchTree = z.object({
  nodes: z.array(Branch.extend({ length: z.number() })),
  head: CheckpointId.nullable(),
});
export type BranchTree = z.output<typeof BranchTree>;

/** New values by field name; each goes through the same validation as a node's update. */
export const Edits = JsonObject;
export const NewFork = z.strictObject({ checkpoint_id: CheckpointId, edits: Edits.default({}) });
export const StateEdit = z.strictObject({
  edits: Edits,
  /** The checkpoint the edit was made on; refused when the conversation has moved on. */
  checkpoint_id: CheckpointId,
});
export const Forked = z.object({ checkpoint_id: CheckpointId });

export const AssistantSchema = z.object({
  name: z.string(),
  version: z.number(),
  /** JSON Schema of the state, with the marks `personal`, `secret` and `bulky`. */
  schema: JsonObject,
  /** JSON Schema of an edit. */
  update_schema: JsonObject,
  /** Nodes and edges of its graph, for drawing. */
  graph: z.object({
    nodes: z.array(z.object({ id: z.string(), title: z.string() })),
    edges: z.array(z.object({ from: z.string(), to: z.string(), conditional: z.boolean() })),
  }),
});
export type AssistantSchema = z.output<typeof AssistantSchema>;

export const DiagramKind = z.enum(["flow", "class", "sequence"]);
export const Diagram = z.object({ kind: DiagramKind, mermaid: z.string() });
export type Diagram = z.output<typeof Diagram>;
