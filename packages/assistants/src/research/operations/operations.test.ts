import { describe, expect, it } from "vitest";
import { carryOutCalls, type Line } from "../../testing/carry-out-calls.ts";
import { research } from "../index.ts";

const NOW = "2026-11-18T10:00:00+09:00";
const talk = (...lines: readonly Line[]) =>
  carryOutCalls(research({ data: null, user: "local", environment: {} }), NOW, lines);
const last = async (...lines: readonly Line[]) => (await talk(...lines)).replies.at(-1) ?? "";

describe("operations on a report, by hand", () => {
  it("adds a topic and researches only that one", async () => {
    const { state, replies } = await talk("Haru랑 Mallet 비교좀", {
      op: "edit",
      args: { how: "add", change: "Dori" },
    });
    expect(Object.keys(state["findings"] as object)).toEqual(["r1", "r2", "r3"]);
    expect(replies.at(-1)).toContain("더했어요: Dori");
    expect(replies.at(-1)).toContain("Haru: ");
  });

  it("takes a topic out, and leaves the others as they were", async () => {
    const { state } = await talk("Haru랑 Mallet 비교좀", {
      op: "edit",
      args: { how: "remove", change: "Mallet" },
    });
    expect(Object.keys(state["findings"] as object)).toEqual(["r1"]);
    expect(state["final_report"]).not.toContain("Mallet 5 runs");
  });

  it("shows the passage and the day of a cited source", async () => {
    const reply = await last("throughput은 누구말이 맞아", {
      op: "explain",
      args: { ask: "passage", ref: "source:1" },
    });
    expect(reply).toContain("queue-bench results");
    expect(reply).toContain("2026-10-05");
    expect(reply).toContain("On 4 cores: Mallet 12,300 jobs per second");
  });

  it("works out a change and says that it was worked out", async () => {
    const reply = await last("9시 등교와 지각", { op: "calc", args: { fn: "growth", what: "3.1" } });
    expect(reply).toContain("-1.3, -41.9%예요 (계산)");
    expect(reply).toContain("[1]");
  });

  it("tells what was searched, what was left out and what is missing", async () => {
    const of = (ask: string) => last("재택 개발자의 생산성", { op: "coverage", args: { ask } });
    expect(await of("searched")).toContain("재택 개발자의 생산성");
    expect(await of("dropped")).toContain("철회됨: 개발자 재택과 생산성");
    expect(await of("missing")).toContain("모두 자료가 있었어요");
  });

  it("tells a retracted figure from one that holds", async () => {
    expect(await last({ op: "verify", args: { what: "재택 개발자의 생산성은 22% 높았다" } })).toContain(
      "철회된 논문에만 있어요",
    );
    expect(await last({ op: "verify", args: { what: "재택군의 처리 건수는 4% 많았다" } })).toContain(
      "네, 그 수치는 자료에 있어요",
    );
  });

  it("sets disagreeing measurements side by side with who made them", async () => {
    const reply = await last({ op: "compare", args: { what: "Haru Mallet jobs per second" } });
    expect(reply).toContain("queue-bench (fictional), 2026-10-05");
    expect(reply).toContain("Haru team (fictional), 2026-06-25");
  });
});
