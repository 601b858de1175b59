import type { BranchTree } from "@maru/protocol";
import { expect, it } from "vitest";
import { branchMap } from "./branch-map.ts";

const node = (id: string, parent: string | null, minute: number): BranchTree["nodes"][number] => ({
  checkpoint_id: id,
  parent_id: parent,
  at: `2026-11-16T10:${String(minute).padStart(2, "0")}:00+09:00`,
  turn: 0,
  source: "loop",
  is_head: id === "c",
  length: 1,
});

it("the way to the head is straight, and every branch has a track of its own", () => {
  const nodes = [
    node("a", null, 0),
    node("b", "a", 1),
    node("x", "a", 2),
    node("y", "b", 3),
    node("c", "b", 4),
  ];
  const map = branchMap({ nodes, head: "c" });
  expect(map.map(({ checkpoint_id, track }) => `${checkpoint_id}${track}`)).toEqual([
    "c0",
    "y1",
    "x2",
    "b0",
    "a0",
  ]);
  expect(map.filter(({ isOnTheWay }) => isOnTheWay).map(({ checkpoint_id }) => checkpoint_id)).toEqual([
    "c",
    "b",
    "a",
  ]);
});

it("nothing yet is an empty map", () => {
  expect(branchMap({ nodes: [], head: null })).toEqual([]);
});
