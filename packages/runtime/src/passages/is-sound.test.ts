import { describe, expect, it } from "vitest";
import { groundsOf, isSound } from "./is-sound.ts";

const TRIP = groundsOf({
  language: "ko",
  throughout: "오사카 · 3박 4일 · 2명 · 예산 100만원 (1인당) · 맛집\n2026년 12월 16일(수) ~ 12월 19일(토)",
  each: [
    "추천: B안\n| B안 ⭐ | 가격과 편안함의 균형 | 대형항공사(FSC) | 난바·도톤보리 지역 3성급 호텔 | 1,798,800원 |\n전체 예산 200만원 안에서 20만 1,200원이 남아요.\n난바·도톤보리에 묵어서 맛집 일정에 맞아요.",
    "| A안 | 우메다·나카노시마 지역 5성급 호텔 | 4,156,800원 |\nA안은 235만 8,000원 더 들어요.",
    "| C안 | 난바·도톤보리 지역 게스트하우스 | 1,252,800원 |\nC안은 54만 6,000원 덜 들어요.",
  ],
});

const LAW = groundsOf({
  language: "ko",
  throughout: "",
  each: [
    "한도는 3억 1,500만원이에요.",
    "올려 달라는 요구는 지금 보증금·월세의 5%(20분의 1)까지만 할 수 있어요(주택임대차보호법 제7조 제2항).",
    "5% 한도는 갱신요구권(제6조의3)을 쓴 갱신에 적용돼요.",
    "서로 자유롭게 합의한 새 계약에는 적용되지 않아요.",
    "등기가 끝나면 이사해도 대항력이 유지돼요(제3조의3).",
    "계약하고 30일 안에 신고해야 해요.",
  ],
});

const ENGLISH = groundsOf({
  language: "en",
  throughout: "Osaka · 3 nights · 2 people · budget 1,000,000 won (per person) · food",
  each: [
    "| Plan B ⭐ | A balance of price and comfort | 3-star hotel in Namba | 1,798,800 won |\nIt stays within the whole budget of 2 million won, with 201,200 won left. We recommend it.",
    "| Plan A | 5-star hotel in Umeda | 4,156,800 won |",
  ],
});

describe("a sentence that says what the facts say", () => {
  it.each([
    "맛집을 즐기시려는 2명의 여행이라면 B안을 추천해요.",
    "난바·도톤보리에 묵어서 맛집을 다니시면 돼요.",
    "전체 예산 2,000,000원 안에서 201,200원이 남아요.",
    "이번 오사카 여행은 12월 16일에 떠나요.",
    "C안은 54만 6,000원이 덜 들어요.",
    "즐거운 여행이 되시길 바라요!",
  ])("is shown, in whatever notation and with whatever endings: %s", (sentence) => {
    expect(isSound(sentence, TRIP)).toBe(true);
  });

  it.each([
    "지금 보증금의 5%까지만 올려 달라고 할 수 있어요.",
    "이번 한도는 315,000,000원이라고 보시면 돼요.",
    "서로 합의한 새 계약에는 적용되지 않아요.",
    "주택임대차보호법 제7조에 따라 5%까지만 할 수 있어요.",
    "아래 내용을 차근차근 살펴보세요.",
  ])("is shown about law: %s", (sentence) => {
    expect(isSound(sentence, LAW)).toBe(true);
  });

  it.each([
    "Plan B is a balance of price and comfort for your trip to Osaka.",
    "It stays within your budget, with 201,200 won left.",
    "We hope you enjoy every day of it!",
  ])("is shown in English: %s", (sentence) => {
    expect(isSound(sentence, ENGLISH)).toBe(true);
  });
});

describe("a sentence that says anything else", () => {
  it.each([
    ["another price", "B안은 1,700,000원이에요."],
    ["the price of another plan", "B안은 1,252,800원이에요."],
    ["a rounded price", "예산에서 20만원이 남아요."],
    ["a price in words", "예산에서 이백만원이 남아요."],
    ["another date", "12월 20일에 떠나요."],
    ["another length", "오사카 4박 여행이에요."],
    ["a number of something else", "3명이 함께 가요."],
    ["a count in words", "두 배 더 들어요."],
    ["another recommendation", "A안을 추천해요."],
    ["an invented stay", "그랜드 팰리스 호텔에 묵어요."],
    ["an invented stay with a known beginning", "난바그랜드호텔에 묵어요."],
    ["an invented stay that calls itself nothing", "신라스테이에 묵어서 즐겁습니다."],
    ["the stay of another place", "우메다 3성급 호텔에 묵어요."],
    ["an invented flight", "KE723편을 타고 떠나요."],
    ["an invented airline", "대한항공을 타고 떠나요."],
    ["a promise", "환불이 보장돼요."],
    ["a gift", "조식이 무료예요."],
    ["the opposite", "B안은 맛집 일정에 맞지 않아요."],
    ["a verdict nobody gave", "예산이 넉넉해요."],
    ["numbers in disguise", "예산에서 ３０만원이 남아요."],
  ])("is left out: %s", (_, sentence) => {
    expect(isSound(sentence, TRIP)).toBe(false);
  });

  it.each([
    ["another limit", "보증금은 10%까지만 올려 달라고 할 수 있어요."],
    ["another article", "주택임대차보호법 제8조에 따라 5%까지만 할 수 있어요."],
    ["an article of another number", "제6조에 따라 5% 한도는 갱신에 적용돼요."],
    ["another statute", "민법 제7조에 따라 5%까지만 할 수 있어요."],
    ["an invented statute", "세입자보호특별법에 따라 5%까지만 할 수 있어요."],
    ["what is denied", "서로 합의한 새 계약에는 적용돼요."],
    ["a denial", "등기가 끝나면 이사해도 대항력이 유지되지 않아요."],
    ["a ban", "올려 달라는 요구는 지금 보증금·월세의 5%까지만 할 수 없어요."],
    ["a licence", "대항력이 유지될 수 있어요."],
    ["no duty where there is one", "계약하고 30일 안에 신고해요."],
    ["the amount of one with the rule of another", "한도는 3억 1,500만원이고 갱신에 적용돼요."],
    ["a verdict", "보증금은 안전해요."],
  ])("is left out about law: %s", (_, sentence) => {
    expect(isSound(sentence, LAW)).toBe(false);
  });

  it.each([
    ["another plan", "We recommend Plan A."],
    ["the opposite", "It does not stay within your budget."],
    ["an invented stay", "Hilton is near."],
    ["another number of stars", "Plan B has a 5-star hotel."],
    ["a number in words", "You stay four nights."],
    ["another currency", "You have $201,200 left."],
    ["a promise", "Your breakfast is free."],
    ["another language", "B안을 추천해요."],
  ])("is left out in English: %s", (_, sentence) => {
    expect(isSound(sentence, ENGLISH)).toBe(false);
  });

  it.each([
    "자세한 내용은 https://evil.test 에 있어요.",
    "자세한 내용은 evil.test 에 있어요.",
    "자세한 내용은 [여기](x)에 있어요.",
    "![그림](x) 즐거운 여행이에요.",
    "**B안**을 추천해요.",
    "<b>B안</b>을 추천해요.",
    "# B안을 추천해요.",
    "- B안을 추천해요.",
    "`B안`을 추천해요.",
    "B안을 추천해요",
    "B안을 \u202e추천해요.",
    "B안을 \u200b추천해요.",
    "B안을 추\u001b[2J천해요.",
    `${"즐거운 ".repeat(100)}여행이에요.`,
  ])("is left out for its looks: %j", (sentence) => {
    expect(isSound(sentence, TRIP)).toBe(false);
  });
});
