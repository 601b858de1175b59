import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusal-of.ts";
import { encodeValue } from "./item.ts";

function nested(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = { value };
  return value;
}

describe("the value of an item", () => {
  it.each([
    ["a text", "text"],
    ["nothing", undefined],
    ["null", null],
    ["a function inside", { call: () => 1 }],
    ["a number no JSON can say", { n: 10n }],
    ["an unknown class", { at: new (class Secret {})() }],
    ["more levels than fit", nested(201)],
    ["levels without end", nested(100_000)],
    ["more than fits into one item", { text: "가".repeat(10 * 1024 * 1024) }],
  ])("is refused: %s", (_, value) => {
    expect(refusalOf(() => encodeValue(value)).code).toBe("NOT_STORABLE");
  });

  it("says where the part is that cannot be stored", () => {
    expect(refusalOf(() => encodeValue({ list: [{ fine: 1 }, { bad: Symbol("s") }] })).details).toMatchObject(
      {
        path: "value.list.1.bad",
      },
    );
  });

  it("may be nested deeply", () => {
    expect(encodeValue(nested(150))).toEqual(nested(150));
  });
});
