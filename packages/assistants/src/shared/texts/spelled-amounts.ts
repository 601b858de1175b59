import { sayWon } from "@maru/dialogue";
import { type Mention, readingOf, understand, withParticle } from "@maru/language";

interface Spelling {
  readonly now: string;
  /** «185» is 185만원 where sums of money are all that is spoken of. */
  readonly isBareMoney: boolean;
}

const IN_WON = /(?:원|won|달러|불|엔|\$)$/iu;
const LEAST_BARE = 5;
const MOST_BARE = 9_999;

/** Amounts in a text as people write them: «12는» is «12만원은» and «1억9천» is «1억 9,000만원». */
export function spelledAmounts(words: string, { now, isBareMoney }: Spelling): string {
  const { mentions } = understand(words, { now });
  return mentions.reduceRight((text, mention) => {
    const spelled = spelling(mention, text, isBareMoney);
    if (spelled === null) return text;
    const after = text.slice(mention.span.end);
    return `${text.slice(0, mention.span.start)}${spelled}${followedBy(spelled, after)}`;
  }, words);
}

/** «12는» is «12만원은»: the particle fits what stands there now. */
function followedBy(spelled: string, after: string): string {
  const [, particle = "", rest = ""] = /^(은|는|을|를|이|가|으로|로)?((?:\s|[.,]|$).*)$/su.exec(after) ?? [];
  const pair = PAIRS.find((each) => each.split("/").includes(particle));
  return pair === undefined ? after : `${withParticle(spelled, pair).slice(spelled.length)}${rest}`;
}

const PAIRS = ["은/는", "을/를", "이/가", "으로/로"] as const;

function spelling(mention: Mention, text: string, isBareMoney: boolean): string | null {
  const { words, span } = mention;
  if (
    IN_WON.test(words) ||
    IN_WON.test(text.slice(0, span.end + 1).trimEnd()) ||
    /^\s?(?:원|달러|불|엔)/u.test(text.slice(span.end))
  )
    return null;
  const money = readingOf(mention, "money")?.value;
  if (
    money?.kind === "exact" &&
    mention.readings[0]?.kind === "money" &&
    /[만억천]/u.test(words) &&
    money.amount >= 1_000 &&
    money.currency === "KRW"
  )
    return sayWon(money.amount, "ko");
  const number = readingOf(mention, "number")?.value;
  if (!isBareMoney || number?.kind !== "exact" || mention.readings[0]?.kind !== "number") return null;
  const isAlone =
    /^(?:까지|으로|로|은|는|이|에|만|을|를|도|씩|\s|$|[,.])/u.test(text.slice(span.end)) &&
    !/[\d/:.~\-가-힣A-Za-z]$/u.test(text.slice(0, span.start));
  return isAlone && /^\d+$/u.test(words) && number.amount >= LEAST_BARE && number.amount <= MOST_BARE
    ? sayWon(number.amount * 10_000, "ko")
    : null;
}
