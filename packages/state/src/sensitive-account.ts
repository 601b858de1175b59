import { type DigitGroup, gapAfter, gapBefore, joined, shapeOf } from "./sensitive-digits.ts";

const MOST_GROUPS = 4;
/** First group of three to six digits, then shorter or longer ones, as banks print them. */
const ACCOUNT_SHAPE = /^[3-6](?:-[1-7]){2,3}$/;
/** Registration numbers of companies are public and look alike. */
const COMPANY_SHAPE = "3-2-5";
const YEAR = /^(?:19|20)\d\d$/;
const DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const ACCOUNT_WORD =
  /(?:계좌|입금|송금|이체|은행|뱅크|농협|수협|신협|새마을금고|우체국|account|acct|iban)[^0-9\]]{0,16}$/i;
const WORD_DISTANCE = 26;
const MONEY = /^ ?(?:원|만|억|천|백|달러|유로|엔|won|krw|usd|%)/i;

type Length = (text: string, chain: readonly DigitGroup[], first: number) => number;

/** A bank account: hyphens in account shape anywhere, or eight digits and more after a word that announces one. */
export function accountLength(
  text: string,
  chain: readonly DigitGroup[],
  first: number,
  phoneLength: Length,
): number {
  const gap = gapBefore(text, chain, first);
  const start = chain[first]?.start ?? 0;
  if (gap === null && ACCOUNT_WORD.test(text.slice(Math.max(0, start - WORD_DISTANCE), start))) {
    const most = evenlyParted(text, chain, first, phoneLength);
    for (let groups = most; groups > 0; groups -= 1)
      if (isAnnounced(text, chain, first, groups)) return groups;
    return 0;
  }
  if (gap === "-" || gapAfter(text, chain, first) !== "-") return 0;
  const groups = evenlyParted(text, chain, first, phoneLength);
  return isPrinted(text, chain, first, groups) ? groups : 0;
}

function isPrinted(text: string, chain: readonly DigitGroup[], first: number, groups: number): boolean {
  const shape = shapeOf(chain, first, groups);
  const size = joined(chain, first, groups).length;
  const isOther = shape === COMPANY_SHAPE || YEAR.test(chain[first]?.digits ?? "");
  const isWhole = gapAfter(text, chain, first + groups - 1) !== "-";
  return isWhole && size >= 10 && size <= 16 && ACCOUNT_SHAPE.test(shape) && !isOther;
}

function isAnnounced(text: string, chain: readonly DigitGroup[], first: number, groups: number): boolean {
  const digits = joined(chain, first, groups);
  const end = chain[first + groups - 1]?.end ?? 0;
  const fits = digits.length >= 8 && digits.length <= 16 && !DATE.test(digits);
  return fits && !MONEY.test(text.slice(end, end + 4));
}

/** How many groups from here on the same separator parts, up to where a phone number starts. */
function evenlyParted(
  text: string,
  chain: readonly DigitGroup[],
  first: number,
  phoneLength: Length,
): number {
  const gap = gapAfter(text, chain, first);
  let groups = 1;
  while (
    groups < MOST_GROUPS &&
    gap !== null &&
    gapAfter(text, chain, first + groups - 1) === gap &&
    phoneLength(text, chain, first + groups) === 0
  ) {
    groups += 1;
  }
  return groups;
}
