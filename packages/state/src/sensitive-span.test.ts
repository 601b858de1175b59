import { expect, it } from "vitest";
import { MASK, maskSpans, type Span, toHalfWidth } from "./sensitive-span.ts";

it("masks each stretch and keeps the text between", () => {
  const spans: Span[] = [
    { start: 5, end: 7, label: MASK },
    { start: 0, end: 2, label: "[이메일]" },
  ];
  expect(maskSpans("ab가나다cd라", spans)).toBe("[이메일]가나다[가려짐]라");
});

it("hides all that overlapping stretches cover and names the longest", () => {
  const spans: Span[] = [
    { start: 1, end: 3, label: MASK },
    { start: 2, end: 8, label: "[전화번호]" },
    { start: 3, end: 5, label: MASK },
  ];
  expect(maskSpans("0123456789", spans)).toBe("0[전화번호]89");
});

it("keeps stretches apart that only touch", () => {
  const spans: Span[] = [
    { start: 0, end: 2, label: MASK },
    { start: 2, end: 4, label: "[이메일]" },
  ];
  expect(maskSpans("abcd", spans)).toBe("[가려짐][이메일]");
});

it("reads wide letters as narrow ones without moving a position", () => {
  expect(toHalfWidth("０１０－１２３４　５６７８＋ａ＠ｂ–—\u00A0가")).toBe("010-1234 5678+a@b-- 가");
});
