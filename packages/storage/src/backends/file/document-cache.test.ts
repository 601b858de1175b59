import { describe, expect, it } from "vitest";
import { emptySpace } from "../space-rows.ts";
import { DocumentCache } from "./document-cache.ts";
import { CellRenderer } from "./file-cell.ts";

const file = (version: string, bytes: number) => ({
  document: { space: "s", rows: emptySpace() },
  version,
  bytes,
  renderer: new CellRenderer(),
});

describe("the document cache", () => {
  it("gives a document only while its file is that version", () => {
    const cache = new DocumentCache(100);
    const first = file("1", 10);
    cache.set("a", first);
    expect(cache.get("a", "1")).toBe(first);
    expect(cache.get("a", "2")).toBeNull();
    cache.delete("a");
    expect(cache.get("a", "1")).toBeNull();
  });

  it("forgets what was not used longest when it is full, but never the newest", () => {
    const cache = new DocumentCache(100);
    cache.set("a", file("1", 40));
    cache.set("b", file("1", 40));
    cache.get("a", "1");
    cache.set("c", file("1", 40));
    expect(["a", "b", "c"].map((name) => cache.get(name, "1") !== null)).toEqual([true, false, true]);
    cache.set("huge", file("1", 500));
    expect(["a", "c", "huge"].map((name) => cache.get(name, "1") !== null)).toEqual([false, false, true]);
    cache.set("a", file("2", 40));
    expect(cache.get("huge", "1")).toBeNull();
    cache.set("a", file("3", 60));
    cache.set("b", file("1", 40));
    expect(["a", "b"].map((name) => cache.get(name, name === "a" ? "3" : "1") !== null)).toEqual([
      true,
      true,
    ]);
  });
});
