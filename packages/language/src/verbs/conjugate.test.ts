import { expect, it } from "vitest";
import { before, connected, formal, past } from "./conjugate.ts";
import { stemBehind } from "./read-sentence.ts";

const VERBS: readonly (readonly [string, string, string, string])[] = [
  ["가", "가", "갑니다", "갈"],
  ["오", "와", "옵니다", "올"],
  ["보내", "보내", "보냅니다", "보낼"],
  ["늦", "늦어", "늦습니다", "늦을"],
  ["돕", "도와", "돕습니다", "도울"],
  ["어렵", "어려워", "어렵습니다", "어려울"],
  ["입", "입어", "입습니다", "입을"],
  ["듣", "들어", "듣습니다", "들을"],
  ["받", "받아", "받습니다", "받을"],
  ["짓", "지어", "짓습니다", "지을"],
  ["씻", "씻어", "씻습니다", "씻을"],
  ["모르", "몰라", "모릅니다", "모를"],
  ["따르", "따라", "따릅니다", "따를"],
  ["만들", "만들어", "만듭니다", "만들"],
  ["하", "해", "합니다", "할"],
  ["되", "돼", "됩니다", "될"],
  ["쓰", "써", "씁니다", "쓸"],
  ["아프", "아파", "아픕니다", "아플"],
  ["그렇", "그래", "그렇습니다", "그럴"],
  ["좋", "좋아", "좋습니다", "좋을"],
  ["주", "줘", "줍니다", "줄"],
  ["마시", "마셔", "마십니다", "마실"],
  ["쉬", "쉬어", "쉽니다", "쉴"],
];

it.each(VERBS)("conjugates %s, regular or not", (stem, joined, spoken, coming) => {
  const predicate = { stem, kind: "verb" as const };
  expect([connected(predicate), formal(predicate, "니다"), before(predicate, "ㄹ")]).toEqual([
    joined,
    spoken,
    coming,
  ]);
});

it("ends a noun with the copula that fits its last sound", () => {
  expect(formal({ stem: "12명", kind: "copula" }, "니다")).toBe("12명입니다");
  expect(past({ stem: "어제", kind: "copula" }).stem).toBe("어제였");
  expect(past({ stem: "월말", kind: "copula" }).stem).toBe("월말이었");
});

const BOTH_WAYS =
  "가 오 보내 늦 돕 듣 모르 만들 하 되 마시 쓰 짓 입 춥 주 좋 있 없 싶 않 아프 따르 쉬 받 고치 미루 나가 배우 싸우 어렵 쉽 고맙 반갑 치우 바꾸 부르 고르 자르 사 자 모으 담그 내 열 살 알 팔 놀 줄 밀 풀 묻 싣 낫 잇 붓 벗 씻 웃 찾 맞 놓 넣 좁 넓 짧 많 괜찮 적 작 높 낮 길 멀 힘들 드리 보이 기다리 다니 만나 떠나 끝나 나오 올라가 지우 비우 채우 깨우".split(
    " ",
  );

it.each(BOTH_WAYS)("finds %s again behind its connected form", (stem) => {
  expect(stemBehind(connected({ stem, kind: "verb" }))).toBe(stem);
});
