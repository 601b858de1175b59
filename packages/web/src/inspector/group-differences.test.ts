import type { Difference } from "@maru/protocol";
import { describe, expect, it } from "vitest";
import { groupDifferences } from "./group-differences.ts";

const removed = (path: string, before: string): Difference => ({ path, kind: "removed", before });
const added = (path: string, after: string): Difference => ({ path, kind: "added", after });

describe("differences of a step", () => {
  it("are told field by field: what came into a list and what left it is one thing", () => {
    const groups = groupDifferences([
      removed("quick_replies[0]", "더 싸게"),
      { path: "duration", kind: "changed", before: 3, after: 2 },
      removed("quick_replies[1]", "B안으로 할게요"),
      added("quick_replies[2]", "제주"),
    ]);
    expect(groups.map(({ field, kind, items }) => [field, kind, items.length])).toEqual([
      ["quick_replies", "changed", 3],
      ["duration", "changed", 0],
    ]);
  });

  it("keep the place of what stands deeper, and of a single item", () => {
    const [day] = groupDifferences([
      { path: "itinerary.day_1.theme", kind: "changed", before: "성", after: "바다" },
      { path: "itinerary.day_2.theme", kind: "changed", before: "시장", after: "섬" },
    ]);
    expect(day?.places.map(({ path }) => path)).toEqual(["itinerary.day_1.theme", "itinerary.day_2.theme"]);
    expect(groupDifferences([added("messages[5]", "안녕")])[0]).toMatchObject({
      path: "messages[5]",
      kind: "added",
    });
  });

  it("have the clock last", () => {
    const groups = groupDifferences([
      { path: "updated_at", kind: "changed", before: "2026-11-18T14:00", after: "2026-11-18T14:01" },
      { path: "duration", kind: "changed", before: 3, after: 2 },
    ]);
    expect(groups.map(({ field }) => field)).toEqual(["duration", "updated_at"]);
  });
});
