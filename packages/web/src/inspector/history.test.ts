import type { HistoryEntry } from "@maru/protocol";
import { expect, it } from "vitest";
import { costOf, historyRows } from "./history.ts";

const entry = (id: string, at: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  checkpoint_id: id,
  parent_id: null,
  at,
  turn: 0,
  step: 0,
  source: "loop",
  nodes: [],
  tools: [],
  decisions: [],
  changed: [],
  summary: "",
  phase: null,
  progress_delta: null,
  new_errors: [],
  completed_steps: [],
  ...more,
});

it("folds a long silence, and opens every turn once", () => {
  const rows = historyRows([
    entry("c", "2026-11-16T12:00:01+09:00", { turn: 1 }),
    entry("b", "2026-11-16T12:00:00+09:00", { turn: 1 }),
    entry("a", "2026-11-16T10:00:00+09:00"),
  ]);
  expect(rows.map((row) => (row.kind === "gap" ? row.milliseconds : row.opensTurn))).toEqual([
    true,
    false,
    7_200_000,
    true,
  ]);
});

it("a step takes as long as its slowest node, and all of its tokens", () => {
  const nodes = [30, 120].map((milliseconds) => ({ node: "n", status: "completed", milliseconds }));
  const decisions = [
    { decision: "a", by: "rules" },
    { decision: "b", by: "model", tokens: 40 },
  ];
  expect(costOf(entry("a", "", { nodes, decisions }))).toEqual({
    milliseconds: 120,
    tokens: 40,
    by: "model",
  });
  expect(costOf(entry("a", ""))).toEqual({ milliseconds: null, tokens: 0, by: null });
});
