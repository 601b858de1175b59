const BLANK = /\s/u;

/**
 * A text without these marks and blanks at its ends. By hand, because an expression that looks for an end from every
 * place takes the square of the length of a row of marks.
 */
export function trimMarks(text: string, { start = "", end = "" }: { start?: string; end?: string }): string {
  let from = 0;
  let until = text.length;
  while (from < until && isOneOf(text[from], start)) from += 1;
  while (until > from && isOneOf(text[until - 1], end)) until -= 1;
  return text.slice(from, until);
}

function isOneOf(letter: string | undefined, marks: string): boolean {
  return letter !== undefined && (marks.includes(letter) || BLANK.test(letter));
}
