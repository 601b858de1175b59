import { findClauses, findCorrections } from "@maru/language";
import { describe, expect, it } from "vitest";
import { readDestination } from "./read-destination.ts";

const read = (text: string, known: { isAsked?: boolean; isKnown?: boolean } = {}) =>
  readDestination(text, {
    corrections: findCorrections(text),
    clauses: findClauses(text),
    language: "ko",
    isAsked: known.isAsked ?? false,
    known: known.isKnown ? "오사카" : null,
    taken: [],
  });

describe("where to", () => {
  it.each([
    ["오사까 3박", "오사카"],
    ["오사카는 가봤고 후쿠오카로", "후쿠오카"],
    ["삿포로 가고 싶어요 도쿄는 다녀왔어요", "삿포로"],
    ["혼자요", undefined],
    ["A안이랑 B안 차이가 뭐야", undefined],
    ["오사카랑 교토", undefined],
    ["푸꿕 3박", "푸꾸옥"],
    ["빈으로 5박", "비엔나"],
    ["빈 방 있어요?", undefined],
    ["빈펄 리조트", undefined],
    ["비엔나 커피 좋아해요", undefined],
    ["제천 1박", undefined],
    ["예산부터 말해도 되죠?", undefined],
    ["방콕 경유해서 푸켓으로", "푸켓"],
    ["마닐라에서 환승하고 보홀", "보홀"],
  ])("%s: %s", (text, expected) => {
    expect(read(text, { isAsked: true }).destination).toBe(expected);
  });

  it("takes no place one only sets out from or passes through for the one that is wanted", () => {
    const { destination, problems } = read("수원에서 팔라우 마닐라 경유로");
    expect(destination).toBeUndefined();
    expect(problems).toMatchObject([{ problem: "not_served", said: "팔라우" }]);
  });

  it("does not take a word that only looks like a place for a change of mind", () => {
    expect(read("후코오까", { isKnown: true }).destination).toBeUndefined();
    expect(read("후코오까로 바꿔줘", { isKnown: true }).destination).toBe("후쿠오카");
  });

  it.each([
    ["베트남", ["다낭", "나트랑", "푸꾸옥", "달랏", "하노이", "호찌민"]],
    ["필리핀", ["세부", "보홀", "보라카이", "마닐라"]],
    ["오스트리아", ["비엔나"]],
    ["헝가리", ["부다페스트"]],
    ["유럽", ["파리", "런던", "로마", "바르셀로나", "프라하", "부다페스트"]],
  ])("asks for a city of %s", (country, candidates) => {
    expect(read(`${country} 가고 싶어요`).problems).toMatchObject([{ problem: "country", candidates }]);
  });

  it("asks which one when several are named together", () => {
    expect(read("오사카랑 교토 4박").problems).toMatchObject([
      { problem: "ambiguous", candidates: ["오사카", "교토"] },
    ]);
  });
});

describe("where from", () => {
  it.each([
    ["아 출발은 부산이에요", "PUS", undefined],
    ["From Busan to Fukuoka", "PUS", "후쿠오카"],
    ["부산→오사카", "PUS", "오사카"],
    ["인천 출발 제주", "ICN", "제주"],
    ["부산 2박", undefined, "부산"],
  ])("%s: %s to %s", (text, origin, destination) => {
    expect(read(text)).toMatchObject({ problems: [] });
    expect([read(text).origin, read(text).destination]).toEqual([origin, destination]);
  });
});
