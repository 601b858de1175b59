/** So much of the beginning and of the end of a text is read as a message; what is longer is a document. */
export const HEARD_FIRST = 2_000;
export const HEARD_LAST = 500;
/** How far a cut moves back so that no word and no number is cut in two. */
const LONGEST_WORD = 60;

/** A text as it was given, taken apart once for everybody after. */
export interface TakenIn {
  /** What is read as a message: blanks of every kind collapsed, never longer than the two ends together. */
  readonly said: string;
  /** The whole text, its blanks collapsed too, where it is longer than a message; null where the message is all of it. */
  readonly document: string | null;
}

/** Without width: they part no words, and nobody sees them. */
const UNSEEN = /[\u00ad\u180e\u200b\u2060\ufeff]+/gu;
/** Everything that looks like nothing: white space, fillers of Hangul, the blank of Braille. */
const BLANKS = /[\s\u3164\uffa0\u2800]+/gu;
const LINE_BREAKS = /\r\n|[\n\r\u0085\u2028\u2029]/gu;

/**
 * Takes a text in as a message. It is the only way in: whoever reads afterwards gets a text of bounded length in which
 * no blank stands beside another, so that no reader's time depends on what a stranger pasted.
 *
 * @example
 * takeInText(`${" ".repeat(20_000)}오사카`); // { said: "오사카", document: null }
 */
export function takeInText(given: string): TakenIn {
  const whole = collapseBlanks(given.toWellFormed());
  if (whole.length <= HEARD_FIRST + HEARD_LAST) return { said: whole, document: null };
  return { said: `${beginningOf(whole)}\n…\n${endOf(whole)}`, document: whole };
}

/** One blank for many: a space, or the line break or the empty line that was among them. */
export function collapseBlanks(text: string): string {
  return text
    .replaceAll(UNSEEN, "")
    .replaceAll(BLANKS, (blanks) => {
      const breaks = blanks.length === 1 && blanks !== "\n" ? 0 : (blanks.match(LINE_BREAKS)?.length ?? 0);
      return breaks === 0 ? " " : breaks === 1 ? "\n" : "\n\n";
    })
    .trim();
}

function beginningOf(text: string): string {
  const cut = text.slice(0, HEARD_FIRST);
  const blank = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
  return (blank >= HEARD_FIRST - LONGEST_WORD ? cut.slice(0, blank) : cut).toWellFormed().trimEnd();
}

function endOf(text: string): string {
  const cut = text.slice(-HEARD_LAST);
  const blank = cut.search(/\s/u);
  return (blank !== -1 && blank < LONGEST_WORD ? cut.slice(blank) : cut).toWellFormed().trimStart();
}
