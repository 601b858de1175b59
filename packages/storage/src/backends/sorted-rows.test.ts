import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SortedRows } from "./sorted-rows.ts";

const key = fc.string({ unit: "grapheme-composite", maxLength: 3 });

describe("sorted rows", () => {
  it("answer every range as filtering and sorting everything would", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(key, fc.boolean())),
        key,
        key,
        fc.option(fc.nat({ max: 4 }), { nil: undefined }),
        fc.boolean(),
        (changes, from, to, limit, reverse) => {
          const rows = new SortedRows();
          const model = new Map<string, string>();
          for (const [index, [each, isPut]] of changes.entries()) {
            if (isPut) rows.set(each, String(index));
            else rows.delete(each);
            if (isPut) model.set(each, String(index));
            else model.delete(each);
          }
          const bytes = (text: string) => Buffer.from(text);
          const inside = [...model]
            .filter(([each]) => bytes(each).compare(bytes(from)) >= 0 && bytes(each).compare(bytes(to)) < 0)
            .sort(([left], [right]) => bytes(left).compare(bytes(right)));
          if (reverse) inside.reverse();
          const expected = inside.slice(0, limit).map(([each, cell]) => ({ key: each, cell }));
          expect(rows.range(from, to, limit, reverse)).toEqual(expected);
          expect(rows.size).toBe(model.size);
        },
      ),
    );
  });

  it("copied change apart from each other", () => {
    const rows = new SortedRows();
    rows.set("a", "1");
    const copy = rows.copy();
    copy.set("b", "2");
    rows.delete("a");
    expect(copy.rows().map(({ key }) => key)).toEqual(["a", "b"]);
    expect(rows.rows()).toEqual([]);
  });

  it("count the bytes of keys and cells", () => {
    const rows = new SortedRows();
    rows.set("가", "나");
    rows.set("a", Uint8Array.of(1, 2));
    expect(rows.bytes()).toBe(9);
  });
});
