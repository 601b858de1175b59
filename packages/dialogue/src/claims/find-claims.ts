import { type Gazetteer, type ReadingKind, readingOf, understand } from "@maru/language";

/** What free words may repeat: what the person said, and what the code has shown. */
export interface ClaimContext {
  readonly said: string;
  /** What stands in a pasted text: its orders are not to be passed on as if they were ours. */
  readonly pasted?: readonly string[];
  readonly names: readonly Gazetteer[];
  /** What things are called on the screen: «1일차» is a name, and no figure. */
  readonly labels?: readonly string[];
  readonly now: string;
}

export type ClaimKind = "figure" | "name" | "statute" | "link" | "pasted";

export interface Claim {
  readonly kind: ClaimKind;
  readonly words: string;
}

/** Digits of every script, also ①, Ⅳ and ½. */
const NUMERAL = /[\p{Nd}\p{Nl}\p{No}][\p{Nd}\p{Nl}\p{No}.,%]*/gu;
/** Acts and articles by the endings of their names. */
const STATUTE =
  /[가-힣]*(?:민법|상법|형법|헌법|보호법|임대차법|주택법|건축법|거래법|중개사법|소송법|집행법|등기법|기본법|특별법|세법|관리법|시행령|시행규칙|조례|조문|판례)|\b(?:Act|Article|Section|Supreme Court)\b/gu;
/** Where somebody could be sent, and what a page could take for its own. */
const LINK =
  /https?:|www\.|[\w.-]+@[\w-]+\.\w+|[\w-]+\.(?:com|net|org|kr|io|example)\b|<[a-z/!]|javascript:/giu;

/** Kinds of words that state something whatever their spelling: «삼억 원», «다음 주», «절반». */
const STATING: readonly ReadingKind[] = ["money", "percent", "area", "age", "duration", "date"];
/** «한 가지», «두 분»: smaller numbers in words are manners of speaking. */
const MANNER = 10;

/**
 * Figures, days, names, statutes and links that stand in free words although nobody said them and nothing computed
 * them.
 */
export function findClaims(given: string, context: ClaimContext): readonly Claim[] {
  const text = withoutLabels(given, context.labels ?? []);
  const said = context.said.normalize("NFKC");
  const isSaid = (words: string) => said.includes(words.normalize("NFKC").trim());
  const strict = (kind: ClaimKind, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([words]) => ({ kind, words }));
  return [
    ...strict("figure", NUMERAL),
    ...strict("statute", STATUTE).filter(({ words }) => !isSaid(words)),
    ...strict("link", LINK),
    ...mentionedClaims(text, context).filter(({ words }) => !isSaid(words)),
    ...pastedClaims(text, context.pasted ?? []),
  ];
}

/** Whole labels alone: «1일차» does not stand in «11일차». */
function withoutLabels(text: string, labels: readonly string[]): string {
  return labels
    .filter((label) => NUMBERED_NAME.test(label) && text.includes(label))
    .sort((left, right) => right.length - left.length)
    .reduce(
      (left, label) =>
        left
          .split(label)
          .reduce((before, after) =>
            ENDS_IN_DIGIT.test(before) || BEGINS_WITH_DIGIT.test(after)
              ? `${before}${label}${after}`
              : `${before} ${after}`,
          ),
      text,
    );
}

/** A digit and a word: a bare figure is no name. */
const NUMBERED_NAME = /^(?=.*\p{Nd})(?=.*\p{L}).{3,}$/u;
const ENDS_IN_DIGIT = /[\p{Nd}.,]$/u;
const BEGINS_WITH_DIGIT = /^\p{Nd}/u;

/** So many letters in a row are no accident. */
const REPEATED = 8;

function pastedClaims(text: string, pasted: readonly string[]): readonly Claim[] {
  const folded = text.replaceAll(/\s+/gu, "");
  return pasted.flatMap((each): readonly Claim[] => {
    const source = each.replaceAll(/\s+/gu, "");
    for (let start = 0; start + REPEATED <= source.length; start += 1) {
      const words = source.slice(start, start + REPEATED);
      if (folded.includes(words)) return [{ kind: "pasted", words }];
    }
    return [];
  });
}

function mentionedClaims(text: string, { names, now }: ClaimContext): readonly Claim[] {
  return understand(text, { now, names, pasted: [] }).mentions.flatMap((mention): readonly Claim[] => {
    const { words, readings } = mention;
    if (readings.some(({ kind }) => kind === "name")) return [{ kind: "name", words }];
    if (readings.some(({ kind }) => STATING.includes(kind))) return [{ kind: "figure", words }];
    const number = readingOf(mention, "number")?.value;
    const amount = number === undefined ? 0 : number.kind === "range" ? number.maximum : number.amount;
    return amount >= MANNER ? [{ kind: "figure", words }] : [];
  });
}
