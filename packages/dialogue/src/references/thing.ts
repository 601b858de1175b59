import type { Sentence } from "@maru/state";

/** What a reference can point at. */
export const REFERENCE_KINDS = [
  "slot",
  "item",
  "option",
  "plan",
  "draft",
  "clause",
  "line",
  "section",
  "report",
  "source",
  "document",
  "paste",
  "link",
  "thread",
  "table",
  "row",
  "column",
  "cell",
  "list",
  "chart",
  "figure",
  "field",
  "card",
  "record",
  "question",
  "offer",
  "supposition",
  "scenario",
  "verdict",
  "rule",
  "job",
  "view",
  "message",
  "case",
  "query",
  "result",
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** Something that is kept or was shown, and can be named: by its kind and id, its number, or its words. */
export interface Thing {
  readonly kind: ReferenceKind;
  /** `deposit` of a slot, `2.4` of an item, `t3` of a result. */
  readonly id: string;
  readonly label: Sentence;
  /** Other words it goes by. */
  readonly names?: readonly string[];
  /** Its place among those of its kind as they are shown, from one. */
  readonly position?: number;
  /** What it is part of: the day of an item, the plan of a day. */
  readonly of?: string;
}

/** Everything that can be named now. The order is that in which it came up: the last is the newest. */
export type Shown = readonly Thing[];
