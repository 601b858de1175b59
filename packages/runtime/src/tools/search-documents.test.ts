import { expect, it } from "vitest";
import { searchDocumentsTool } from "./search-documents.ts";

const tool = searchDocumentsTool({
  name: "legal_search",
  description: { ko: "법령을 찾아요.", en: "Searches laws." },
  documents: [
    { id: "7", fields: { title: "차임 등의 증감청구권", body: "증액은 20분의 1을 넘지 못한다" } },
    { id: "3", fields: { title: "대항력", body: "인도와 주민등록을 마친 때" } },
  ],
  weights: { title: 3 },
  synonyms: [["차임", "월세", "임대료"]],
});
const context = { signal: new AbortController().signal, now: () => "", key: "" };

it("finds a document by words it does not use itself, with its text", async () => {
  const { results } = await tool.run({ query: "임대료 인상", limit: 5 }, context);
  expect(results[0]).toMatchObject({ id: "7", fields: { title: "차임 등의 증감청구권" } });
});

it("gives an empty list when nothing fits, and as many as asked for", async () => {
  expect(await tool.run({ query: "비행기" }, context)).toEqual({ results: [] });
  expect((await tool.run({ query: "차임 대항력", limit: 1 }, context)).results).toHaveLength(1);
});
