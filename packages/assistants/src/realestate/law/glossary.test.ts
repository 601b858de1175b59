import { describe, expect, it } from "vitest";
import { articleById } from "./corpus.ts";
import { findTerm, GLOSSARY } from "./glossary.ts";

describe("the glossary", () => {
  it("knows what people ask for, however they write it", () => {
    expect(findTerm("대항력이 뭐야?")?.term).toBe("대항력");
    expect(findTerm("최우선 변제가 뭐예요")?.term).toBe("최우선변제");
    expect(findTerm("우선변제권이란")?.term).toBe("우선변제권");
    expect(findTerm("계약갱신청구권 뜻")?.term).toBe("계약갱신요구권");
    expect(findTerm("오늘 뭐 먹지")).toBeUndefined();
  });

  it("rests on articles of the corpus only, and names every term once", () => {
    expect(GLOSSARY.flatMap(({ articles }) => articles.filter((id) => !articleById(id)))).toEqual([]);
    const names = GLOSSARY.flatMap(({ term, also }) => [term, ...also]);
    expect(new Set(names).size).toBe(names.length);
  });
});
