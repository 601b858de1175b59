import { describe, expect, it } from "vitest";
import { SHOWN } from "../renting.fixture.ts";
import { readReference, resolve } from "./resolve.ts";

function found(written: string): string {
  const reference = readReference(written);
  if (reference === null) return "unreadable";
  const resolved = resolve(reference, SHOWN);
  return resolved.type === "found" ? `${resolved.thing.kind}:${resolved.thing.id}` : resolved.type;
}

describe("a reference", () => {
  it.each([
    ["slot:deposit", "slot:deposit"],
    ["slot.deposit", "slot:deposit"],
    ["item:1.2", "item:1.2"],
    ["item:호핑", "item:1.2"],
    ["item:두 번째", "item:1.2"],
    ["item:둘째", "item:1.2"],
    ["item:3", "item:2.1"],
    ["item:마지막", "item:2.1"],
    ["item:마지막에서 두 번째", "item:1.2"],
    ["item:ueno park", "item:1.1"],
    ["item:우에노", "ambiguous"],
    ["item:네 번째", "unknown"],
    ["draft", "draft:1"],
    ["last:result", "result:t2"],
    ["result", "result:t2"],
    ["result:t1", "result:t1"],
    ["last:clause", "unknown"],
    ["nothing:1", "unreadable"],
    ["last:nothing", "unreadable"],
    ["", "unreadable"],
  ])("«%s» is %s", (written, expected) => {
    expect(found(written)).toBe(expected);
  });
});
