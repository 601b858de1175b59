import { describe, expect, it } from "vitest";
import { createHybridIndex, type Embed, fuseRankings } from "./search-hybrid.ts";
import { createSearchIndex } from "./search-index.ts";

/** A tiny embedding: one axis per topic. */
const TOPICS = [/강아지|개|puppy/u, /고양이|야옹/u, /바다|해변/u];
const embed: Embed = async (texts) => texts.map((text) => TOPICS.map((topic) => (topic.test(text) ? 1 : 0)));
const document = (id: string, text: string) => ({ id, fields: { text } });

async function pets(port: Embed = embed) {
  const index = createHybridIndex(createSearchIndex<"text">(), port);
  await index.add([
    document("dog", "강아지를 키워요"),
    document("cat", "고양이와 살아요"),
    document("sea", "해변이 가까워요"),
  ]);
  return index;
}

describe("search by words and meaning", () => {
  it("finds what shares no word", async () => {
    const index = await pets();
    expect((await index.search("puppy")).map(({ id }) => id)).toEqual(["dog"]);
  });

  it("puts first what both find", async () => {
    const index = await pets();
    await index.add([document("walk", "puppy walk at the beach")]);
    expect((await index.search("puppy"))[0]?.id).toBe("walk");
  });

  it("goes on with words where the provider is down", async () => {
    const index = await pets(async () => {
      throw new Error("provider is down");
    });
    expect((await index.search("고양이"))[0]?.id).toBe("cat");
    expect(await index.search("puppy")).toEqual([]);
  });

  it("forgets removed documents and keeps to the filter", async () => {
    const index = await pets();
    index.remove("dog");
    expect(await index.search("puppy")).toEqual([]);
    expect(await index.search("야옹", { filter: ({ id }) => id !== "cat" })).toEqual([]);
  });
});

describe("fused rankings", () => {
  it("prefer what several place well to what one places first", () => {
    expect(
      fuseRankings([
        ["a", "b"],
        ["c", "b"],
      ]).map(({ id }) => id),
    ).toEqual(["b", "a", "c"]);
  });

  it("of nothing are nothing", () => {
    expect(fuseRankings([[], []])).toEqual([]);
  });
});
