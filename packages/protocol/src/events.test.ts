import { describe, expect, it } from "vitest";
import { readEvent } from "./events.ts";

describe("an event from the server", () => {
  it("is read with its sequence", () => {
    const read = readEvent({ event: "planning_start", seq: 3, data: { message: "계획을 세우고 있어요" } });
    expect(read).toEqual({
      kind: "known",
      event: { event: "planning_start", seq: 3, data: { message: "계획을 세우고 있어요" } },
    });
  });

  it("of a newer server is passed over, and its sequence still counts", () => {
    expect(readEvent({ event: "hologram", seq: 9, data: {} })).toEqual({
      kind: "unknown",
      name: "hologram",
      seq: 9,
    });
  });

  it("keeps fields that only a newer server knows", () => {
    const read = readEvent({ event: "error", data: { error: "X", message: "m", hint: "h" } });
    expect(read.kind === "known" && read.event.data).toMatchObject({ hint: "h" });
  });

  it.each([null, 3, "{}", [], { event: "__proto__", data: {} }, { event: "error", seq: 1, data: null }])(
    "that makes no sense is no event: %j",
    (given) => expect(readEvent(given).kind).toBe("unknown"),
  );
});
