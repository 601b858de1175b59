import { expect, it } from "vitest";
import { gistOf } from "./gist-of-event.ts";

it("an event is told in a few words", () => {
  expect(gistOf({ turn: 1, text: "오사카 가고 싶어요" })).toBe("오사카 가고 싶어요");
  expect(gistOf({ reply: "## 오사카\n\n- **2박** 3일" })).toBe("오사카 - 2박 3일");
  expect(gistOf({ nodes: [{ node: "router" }], changed: ["duration", "budget"] })).toBe(
    "router → duration, budget",
  );
  expect(gistOf({ execution_steps: [{ task: "법령 찾기" }, { task: "시세 찾기" }] })).toBe(
    "법령 찾기, 시세 찾기",
  );
  for (const odd of [null, 7, "?", {}, { nodes: "?", changed: 3 }]) expect(gistOf(odd)).toBe("");
});
