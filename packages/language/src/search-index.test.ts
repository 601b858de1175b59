import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { garuAnalyser } from "./garu-analyser.ts";
import { createSearchIndex } from "./search-index.ts";

const LAWS = [
  {
    id: "7",
    title: "차임 등의 증감청구권",
    body: "증액청구는 약정한 차임이나 보증금의 20분의 1의 금액을 초과하지 못한다",
  },
  {
    id: "7-2",
    title: "월차임 전환 시 산정률의 제한",
    body: "보증금의 전부 또는 일부를 월 단위의 차임으로 전환하는 경우",
  },
  {
    id: "6-3",
    title: "계약갱신 요구",
    body: "임대인은 임차인이 계약갱신을 요구할 경우 정당한 사유 없이 거절하지 못한다",
  },
  {
    id: "3",
    title: "대항력",
    body: "임차인이 주택의 인도와 주민등록을 마친 때에는 그 다음 날부터 효력이 생긴다",
  },
  {
    id: "4",
    title: "임대차기간",
    body: "기간을 정하지 아니하거나 2년 미만으로 정한 임대차는 그 기간을 2년으로 본다",
  },
];
type Field = "title" | "body";

function laws(options: Parameters<typeof createSearchIndex<Field>>[0] = { weights: { title: 3 } }) {
  const index = createSearchIndex<Field>(options);
  for (const { id, title, body } of LAWS) index.add({ id, fields: { title, body } });
  return index;
}

describe("searching laws", () => {
  it.each([
    ["차임을 얼마나 올릴 수 있나요? 증액 한도", "7"],
    ["계약갱신요구권이 뭐예요", "6-3"],
    ["대항력은 언제 생겨요?", "3"],
    ["월차임 전환율", "7-2"],
    ["임대차 기간 2년", "4"],
    ["주민등록 인도 효력", "3"],
  ])("%s", (query, expected) => {
    expect(laws().search(query)[0]?.id).toBe(expected);
  });

  it("weighs a title more than a body", () => {
    const index = createSearchIndex<Field>({ weights: { title: 5 } });
    index.add({ id: "body", fields: { title: "주택", body: "전세 전세 대출" } });
    index.add({ id: "title", fields: { title: "전세", body: "주택 임대 계약" } });
    expect(index.search("전세").map(({ id }) => id)).toEqual(["title", "body"]);
  });

  it("finds by another word for the same", () => {
    const plain = laws();
    const wise = laws({
      weights: { title: 3 },
      synonyms: [
        ["집세", "차임", "월세"],
        ["전입신고", "주민등록"],
      ],
    });
    expect(plain.search("집세")).toEqual([]);
    expect(wise.search("집세 인상").map(({ id }) => id)).toContain("7");
    expect(wise.search("전입신고")[0]?.id).toBe("3");
  });

  it("leaves out what the filter refuses, before it counts the limit", () => {
    const hits = laws().search("임차인 차임 기간", { filter: ({ id }) => id !== "7", limit: 2 });
    expect(hits).toHaveLength(2);
    expect(hits.map(({ id }) => id)).not.toContain("7");
  });

  it("shows where it matched", () => {
    const [hit] = laws().search("대항력");
    const [match] = hit?.matches ?? [];
    expect(match?.field).toBe("title");
    expect(match?.spans).toEqual([{ start: 0, end: 3 }]);
  });

  it("forgets what was removed and knows what was replaced", () => {
    const index = laws();
    expect(index.remove("3")).toBe(true);
    expect(index.remove("3")).toBe(false);
    expect(index.search("주민등록")).toEqual([]);
    index.add({ id: "4", fields: { title: "대항력", body: "" } });
    expect(index.search("대항력")[0]?.id).toBe("4");
    expect(index.search("미만")).toEqual([]);
    expect(index.size).toBe(4);
  });

  it("answers alike however it came to hold its documents", () => {
    const text = fc
      .array(fc.constantFrom("전세", "월세", "대출", "계약", "서울", "cat"), { maxLength: 6 })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.array(text, { maxLength: 6 }),
        text,
        (kept, gone, query) => {
          const straight = createSearchIndex<"text">();
          for (const [id, each] of kept.entries()) straight.add({ id: String(id), fields: { text: each } });
          const winding = createSearchIndex<"text">();
          for (const [id, each] of gone.entries()) winding.add({ id: String(id), fields: { text: each } });
          for (const id of gone.keys()) winding.remove(String(id));
          for (const [id, each] of [...kept.entries()].reverse())
            winding.add({ id: String(id), fields: { text: each } });
          const answer = (index: typeof straight) =>
            index.search(query).map(({ id, score }) => [id, score.toFixed(9)]);
          expect(answer(winding)).toEqual(answer(straight));
        },
      ),
    );
  });
});

describe("searching with morphemes", () => {
  const require = createRequire(import.meta.url);
  const analyser = garuAnalyser({
    wasm: new Uint8Array(readFileSync(require.resolve("garu-ko/pkg/garu_wasm_bg.wasm"))),
    model: new Uint8Array(readFileSync(require.resolve("garu-ko/models/base.gmdl"))),
  });

  it("finds a verb in another form", () => {
    const found = (options: Parameters<typeof createSearchIndex<"text">>[0], query: string) => {
      const index = createSearchIndex<"text">(options);
      index.add({ id: "big", fields: { text: "방이 커요" } });
      index.add({ id: "near", fields: { text: "역에서 가까워요" } });
      return index.search(query).map(({ id }) => id);
    };
    expect(found({ analyser }, "큰")).toEqual(["big"]);
    expect(found({}, "큰")).toEqual([]);
  });

  it("says where the word of a morpheme stood", () => {
    expect(analyser("약을 먹었다").filter(({ tag }) => tag === "VV")).toEqual([
      { text: "먹", tag: "VV", start: 3, end: 6 },
    ]);
  });

  it("passes over words that would take it too long", () => {
    expect(analyser("가".repeat(10_000))).toEqual([]);
  });
});
