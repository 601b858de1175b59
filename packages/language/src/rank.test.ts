import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rank } from "./rank.ts";
import { tokenise } from "./tokenise.ts";

const MEMORIES = [
  "아버지는 부산 해운대에 살고 계세요",
  "매운 음식을 잘 못 먹어요. 새우 알레르기가 있어요",
  "제주도에서는 렌터카를 빌리는 걸 좋아해요",
  "고양이 두 마리를 키워요. 이름은 나비와 초코예요",
  "우리 집은 서울 마포구에 있어요",
  "예산은 보통 1인당 150만원 정도예요",
  "Prefers aisle seats and dislikes early flights",
  "회의는 오전보다 오후가 편해요",
  "결혼기념일은 5월 21일이에요",
  "창밖으로 바다가 보이는 숙소를 선호해요",
  "딸은 초등학교 3학년이고 수영을 배워요",
  "혈압약을 매일 아침 먹어요",
  "회사는 판교에 있고 지하철로 출퇴근해요",
];

function search(query: string, documents: readonly string[] = MEMORIES): readonly (string | undefined)[] {
  return rank(tokenise(query), documents.map(tokenise)).map(({ document }) => documents[document]);
}

describe("search in Korean and English", () => {
  it.each([
    ["제주 렌트카", "렌터카"],
    ["고양이 이름이 뭐였지?", "고양이"],
    ["새우를 먹어도 되나요", "새우"],
    ["예산 150만 원", "150만원"],
    ["아버지가 사시는 곳이 어디예요?", "아버지"],
    ["결혼 기념일이 언제예요?", "결혼기념일"],
    ["AISLE seat 선호", "aisle"],
    ["회의 시간은 오후로 잡아 주세요", "회의"],
  ])("a question is answered by what it asks about: %s", (query, expected) => {
    expect(search(query)[0]).toContain(expected);
  });

  it.each([
    ["집이 어디예요?", "집은"],
    ["딸이 몇 학년이에요?", "딸은"],
  ])("the beginning of a word outweighs the polite ending of the question: %s", (query, expected) => {
    expect(search(query)[0]).toContain(expected);
  });

  it.each([
    ["바다보이는숙소", "바다가 보이는 숙소"],
    ["결혼 기념일", "결혼기념일"],
    ["혈압 약", "혈압약"],
  ])("spacing does not matter: %s", (query, expected) => {
    expect(search(query)[0]).toContain(expected);
  });

  it("leaves out what shares nothing with the query", () => {
    expect(search("나비 flights").toSorted()).toEqual([
      "Prefers aisle seats and dislikes early flights",
      "고양이 두 마리를 키워요. 이름은 나비와 초코예요",
    ]);
    expect(search("xylophone")).toEqual([]);
    expect(search("?!")).toEqual([]);
    expect(rank(tokenise("고양이"), [])).toEqual([]);
  });

  it("leaves out what shares no more than a syllable from the middle of a word", () => {
    expect(search("고양이", ["이번 주 일정", "양이 적어요", "길고양이"])).toEqual([
      "길고양이",
      "양이 적어요",
    ]);
  });

  it("prefers a whole word over its scattered syllables", () => {
    expect(search("사과", ["과자와 사탕을 샀다", "사과를 샀다"])).toEqual([
      "사과를 샀다",
      "과자와 사탕을 샀다",
    ]);
  });

  it("prefers what shares the beginning of a word over what shares its end", () => {
    expect(search("무릎이에요", ["생일이에요", "무릎 통증"])[0]).toBe("무릎 통증");
    expect(search("약속장소", ["장소 변경", "약속 변경"])[0]).toBe("약속 변경");
  });

  it("prefers the rare word of a query over the common one", () => {
    expect(search("여행 여권", ["여행 일정", "여권 번호", "여행 가방", "여행 경비"])[0]).toBe("여권 번호");
  });

  it("prefers the short document that says the same", () => {
    expect(search("cat", ["a cat and many other things that nobody asked for", "a cat"])[0]).toBe("a cat");
  });

  it("keeps the order of equal documents", () => {
    const [first, second] = rank(tokenise("집"), [tokenise("집 A"), tokenise("집 B"), tokenise("C")]);
    expect([first?.document, second?.document]).toEqual([0, 1]);
    expect(first?.score).toBe(second?.score);
  });

  it("shows what matched, joined where it touches", () => {
    const text = "제주도에서는 제주 귤";
    const [found] = rank(tokenise("제주도 귤"), [tokenise(text)]);
    expect(found?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(["제주도", "제주", "귤"]);
  });
});

describe("ranking", () => {
  const words = fc.constantFrom("집", "서울", "서울집", "cat", "cats", "7", "제주도", "여행", " ");
  const text = fc.array(words, { maxLength: 8 }).map((each) => each.join(" "));

  it("gives positive scores, best first, earlier first among equals, and spans inside their document", () => {
    fc.assert(
      fc.property(text, fc.array(text), (query, documents) => {
        const ranked = rank(tokenise(query), documents.map(tokenise));
        ranked.forEach(({ document, score, spans }, index) => {
          const next = ranked[index + 1];
          expect(score > 0 && spans.length > 0).toBe(true);
          if (next !== undefined)
            expect(score > next.score || (score === next.score && document < next.document)).toBe(true);
          let last = -1;
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThan(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual((documents[document] ?? "").length);
            last = end;
          }
        });
      }),
    );
  });

  it("finds every document that holds a word, a pair or a first syllable of the query, and no other", () => {
    fc.assert(
      fc.property(text, fc.array(text), (query, documents) => {
        const wanted = new Set(
          tokenise(query).flatMap((token) =>
            token.kind === "unigram" && !token.startsRun ? [] : [token.text],
          ),
        );
        const sharing = documents.flatMap((each, index) =>
          tokenise(each).some((token) => wanted.has(token.text)) ? [index] : [],
        );
        const found = rank(tokenise(query), documents.map(tokenise)).map(({ document }) => document);
        expect(found.toSorted((left, right) => left - right)).toEqual(sharing);
      }),
    );
  });
});
