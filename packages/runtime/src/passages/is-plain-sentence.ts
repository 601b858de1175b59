import type { Language } from "@maru/state";

const LONGEST = 300;
/** Nothing that draws, links, quotes code or hides: letters we read, digits, and the marks of plain prose. */
const PLAIN =
  /^["'“‘]?[\p{Script=Latin}가-힣\d₩][\p{Script=Latin}가-힣\d\s.,!?%~·\-–—:;()'"“”‘’₩$€£¥+/&→㎡°…]*$/u;
const ENDED = /[.!?…]["'”’)]*$/u;
/** A scheme, a host, or what looks like the name of one. */
const LINK = /:\/\/|\bwww\b|\bhttps?\b|[\p{L}\d-]\.\p{L}{2}/iu;
const LIST = /^[a-z\d]{1,2}[.)]\s/iu;

/** Whether it is one whole sentence of prose in the reader's language, with no link, markup or hidden letter. */
export function isPlainSentence(sentence: string, language: Language): boolean {
  if (sentence.length > LONGEST || !PLAIN.test(sentence) || !ENDED.test(sentence)) return false;
  if (LINK.test(sentence) || LIST.test(sentence)) return false;
  // What begins small was cut off from something.
  return language === "ko"
    ? /[가-힣]/u.test(sentence)
    : !/[가-힣]/u.test(sentence) && !/^[a-z]/u.test(sentence);
}
