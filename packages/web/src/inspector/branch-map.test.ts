import type { BranchTree, HistoryEntry, TranscriptEntry } from "@maru/protocol";
import { expect, it } from "vitest";
import { branchMap } from "./branch-map.ts";
import { storyOf } from "./story-of-stop.ts";

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

it("a stop is told by what was said, what was changed by hand, and whether ways part there", () => {
  const nodes = [node("a", null, 0), { ...node("b", "a", 1), turn: 1 }, { ...node("c", "a", 4), turn: 2 }];
  const stops = branchMap({ nodes, head: "c" });
  const transcript = [
    { role: "user", turn: 1, text: "3박 4일" },
    { role: "assistant", turn: 2, text: "좋아요" },
    { role: "user", turn: 2, text: "다시 짜줘" },
  ] as TranscriptEntry[];
  const step = (checkpoint_id: string, parent_id: string, source: string, summary: string) =>
    ({ checkpoint_id, parent_id, source, summary }) as HistoryEntry;
  const entries = [
    step("c", "c1", "loop", "대화 1개 추가"),
    step("c1", "a", "fork", "기간 2박 → 5박"),
    step("b", "a", "loop", ""),
    step("a", "", "input", ""),
  ];
  const tell = (id: string) => {
    const stop = stops.find(({ checkpoint_id }) => checkpoint_id === id);
    return stop === undefined ? null : storyOf(stop, stops, transcript, entries);
  };
  expect(tell("c")).toEqual({ said: "다시 짜줘", edits: ["기간 2박 → 5박"], isFork: false });
  expect(tell("b")).toEqual({ said: "3박 4일", edits: [], isFork: false });
  expect(tell("a")).toEqual({ said: null, edits: [], isFork: true });
});
