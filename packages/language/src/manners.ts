/** How a text should sound, and in which language. */
export interface Manner {
  readonly length?: "short" | "long";
  readonly tone?: "soft" | "firm" | "casual";
  readonly language?: "ko" | "en";
}

type Wish = { readonly name: keyof Manner; readonly value: string; readonly opposite?: string };

/** Forms of each wish, in both languages. Stems: endings and particles follow. */
const FORMS: readonly (readonly [Wish, string])[] = [
  [
    { name: "length", value: "short", opposite: "long" },
    "짧|간단|간략|[한두세] ?줄|[1-3] ?줄|줄여|요약|(?:(?:너무|넘|좀) ?)?길(?:어(?!지|도)|다|네)|brief|short|(?:one|two|three) lines?|concise",
  ],
  [
    { name: "length", value: "long", opposite: "short" },
    "길게|자세|상세|\\blong(?:er)?\\b|in detail|detailed",
  ],
  [
    { name: "tone", value: "soft", opposite: "firm" },
    "부드럽|부드러|공손|정중|예의|좋게|상냥|soft|polite|gentl|kind",
  ],
  [
    { name: "tone", value: "firm", opposite: "soft" },
    "세게|쎄게|강하게|강력|단호|딱딱|따지|firm|stern|strong|harsh",
  ],
  [{ name: "tone", value: "casual" }, "반말|편하게|친근|casual|friendly"],
  [{ name: "language", value: "en", opposite: "ko" }, "영어|영문|english"],
  [{ name: "language", value: "ko", opposite: "en" }, "한국어|한글|korean"],
];

const ALL = FORMS.map(([wish, forms]) => ({ wish, form: new RegExp(`(?:${forms})`, "giu") }));
/** «너무 세게 말고», «not too long»: the other way round. */
const DENIED_AFTER = /^[가-힣]{0,4} ?(?:말고|말아|말 ?것|않|안 |지 ?마|빼고)/u;
const DENIED_BEFORE = /(?:\bnot (?:too |so )?|\bless |덜 ?|안 ?)$/iu;
/** «너무 딱딱해»: a complaint wants the other way round, too. */
const EXCESSIVE_BEFORE = /(?:너무|넘|\btoo) ?$/iu;
const LONGEST = 400;

/**
 * How somebody wants a text to sound.
 *
 * @example
 * readManner("너무 세게 말고 한 줄로"); // { tone: "soft", length: "short" }
 */
export function readManner(words: string): Manner {
  const text = words.slice(0, LONGEST);
  const found: { [name: string]: string } = {};
  for (const { wish, form } of ALL)
    for (const { 0: said, index } of text.matchAll(form)) {
      const isDenied =
        DENIED_AFTER.test(text.slice(index + said.length)) ||
        [DENIED_BEFORE, EXCESSIVE_BEFORE].some((before) => before.test(text.slice(0, index)));
      const value = isDenied ? wish.opposite : wish.value;
      if (value !== undefined && found[wish.name] === undefined) found[wish.name] = value;
    }
  return found as Manner;
}
