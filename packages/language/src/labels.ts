import { before, endOfMatch, isDigit, textBefore } from "./sticky.ts";

/** Digits that name something instead of counting it: dates, times, telephone numbers, floors, articles of a law. */
const LABELS: readonly RegExp[] = [
  // 2026-12-01, 2026. 12. 1., 2026-12, 1.2.3
  /\d{4} ?[-./] ?\d{1,2} ?[-./] ?\d{1,2}(?!\d)/y,
  /(?:19|20)\d\d[-.](?:0[1-9]|1[0-2])(?![\d억만천])/y,
  /\d{1,6}(?:\.\d{1,6}){2,6}/y,
  // 02-0000-1111, 01012345678, 1588-1234
  /\d{2,4}-\d{3,4}-\d{4}(?!\d)/y,
  /0\d{8,10}(?!\d)/y,
  /1[5-9]\d\d-\d{4}(?! ?[\d,만원억천])/y,
  // 12/20, 12/20~12/23
  /(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9])(?![\d/천만억])(?: ?[~-] ?(?:\d{1,2}\/)?\d{1,2}(?![\d만천]| ?[박명]))?/y,
  // 12.20(금), 12.20~12.23
  /(?:1[0-2]|[1-9])\.(?:3[01]|[12]\d|0?[1-9])(?: ?[~-] ?(?:1[0-2]|[1-9])\.\d{1,2}(?!\d|억|만|천|%|m2|배|조)|(?= ?\([월화수목금토일]\)))/y,
  // 10:30, 10시 30분, 3시 반
  /\d{1,2}:\d{2}(?::\d{2})?(?!\d)/y,
  /\d{1,2} ?시(?!간)(?: ?\d{1,2} ?분| ?반)?/y,
  /\d{1,2} ?[ap]\.?m(?![a-z])/y,
  // 12월 20일~23일, 2026년 12월, 26년 3월
  /\d{1,2} ?월(?!세)(?: ?\d{1,2} ?일)?(?: ?[~-] ?(?:\d{1,2} ?월 ?)?\d{1,2} ?일)?/y,
  /(?:19|20)\d\d ?년(?! ?(?:간|동안))/y,
  /\d{2} ?년(?= ?\d{1,2} ?월)/y,
  // 6조의3, 7조 2항
  /\d{1,4} ?조(?: ?의 ?\d{1,3})?(?: ?제? ?\d{1,3} ?항)?(?! ?(?:원|달러|엔|유로|[\d,.일이삼사오육칠팔구십백천]{1,8} ?억))/y,
  // 5층, 3호선, 2번 출구, 301호, 2차, 5성급, 3일차
  /\d{1,5}(?:층|호(?!텔)|번|일차|일째|주차|차(?!례)|회차|위(?![안엔])|등(?!등)|성(?!인)|학년|년차|년도|년생|년식|년째|주년|단계|가(?![가-힣])|동(?!안)|길|관(?!광)|항(?!공)|기(?!준)|주택|안(?![에으쪽팎넘되]))/y,
  /\d{1,5} (?:층|호선|호실|번 ?출구|번째|번지|성급|학년)/y,
  /\d{1,3}(?:st|nd|rd|th)(?![a-z])/y,
  // Longer than any amount
  /\d{16,}/y,
];
/** 제6조, 제 3항, #3, no. 3 */
const NAMED_BEFORE = before(String.raw`제 ?|#|no\. ?`);
const NAMED = /\d+(?: ?조)?(?: ?의 ?\d{1,3})?(?: ?제? ?\d{1,3} ?[항호])?/y;

/** Where the label ends that begins at a digit, if one does. */
export function endOfLabel(text: string, at: number): number | undefined {
  if (textBefore(NAMED_BEFORE, text, at) !== undefined) return endOfMatch(NAMED, text, at);
  for (const pattern of LABELS) {
    const end = endOfMatch(pattern, text, at);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** Part of a longer run of digits, as the 00 of 1,00; but the 3 of «2,3명» stands for itself. */
export function isInsideDigits(text: string, at: number): boolean {
  if (isDigit(text[at - 1])) return true;
  if (!/[.,]/.test(text.charAt(at - 1)) || !isDigit(text[at - 2])) return false;
  return text[at - 1] === "." || isDigit(text[at + 1]) || isDigit(text[at - 3]);
}
