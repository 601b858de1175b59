import type { PartOfText } from "./text-revision.ts";

/** Kinds of words that can be taken out of a text, by their forms in it. */
const IN_PART: { readonly [part: string]: RegExp } = {
  money:
    /\d[\d,.]*(?:억|천|만|백)* ?(?:만)?원|\{\{t\d+\.(?:deposit|rent|price|offer|mgmt_fee|total|per_person)[^}]*\}\}/gu,
  number: /\d[\d,.]*%?/gu,
  date: /(?:\d{2,4}년 )?\d{1,2}월 \d{1,2}일|\d{1,2}\/\d{1,2}|\{\{t\d+\.[a-z_]*date\}\}/gu,
  apology: /죄송|사과|미안/u,
  address: /\[[^\]]*주소\]|\{\{t\d+\.address[^}]*\}\}/gu,
  law: /제\d+조|보호법|민법|Article \d/u,
  name: /(?:, )?\[[^\]]*(?:이름|임차인|임대인)\](?:님)?|\{\{t\d+\.(?:lessee|lessor)_name\}\}/gu,
};

const PART_NAMES: { readonly [part: string]: string } = {
  money: "금액",
  number: "숫자",
  date: "날짜",
  name: "이름",
  greeting: "인사",
  thanks: "감사 인사",
  apology: "사과",
  address: "주소",
  law: "법 조문",
};

/** How a part looks in a text; null for those that are whole lines. */
export function formOfPart(part: PartOfText): RegExp | undefined {
  return IN_PART[part];
}

export function nameOfPart(part: PartOfText): string {
  return PART_NAMES[part] ?? part;
}

/** «용건만»: what a text is for, without its manners. */
export function isMatterItself(words: string): boolean {
  return /용건|본론|내용/u.test(words);
}

/** A demand is asked for, not given as an order. */
export function softened(sentence: string): string {
  return sentence
    .replace(/주세요\.$/u, "주실 수 있을까요?")
    .replace(/주시기 바랍니다\.$/u, "주시면 감사하겠습니다.")
    .replace(/어려울 것 같(아요|습니다)\.$/u, "조금 어려울 것 같$1.");
}

const FIXED = /^(?:안녕하세요|감사합니다|고마워)/u;

/** Greetings and thanks are not conjugated: each register has its own, or none. Null for any other line. */
export function respokenGreeting(words: string, isBanmal: boolean): string | null {
  if (!FIXED.test(words)) return null;
  if (isBanmal) return words.replace(/^안녕하세요,? ?/u, "").replace(/^감사합니다\.$/u, "고마워.");
  return words.replace(/^고마워\.$/u, "감사합니다.");
}

/** «178만원까지»: what bounds a value stays where the value changes. */
export const BOUND_TAIL: RegExp = / ?(?:까지|부터|이내|이하|이상|미만|정도|쯤|만|씩)$/u;
