/** Tries a sticky expression at one place. Expressions passed here repeat nothing without a bound. */
export function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text) ?? undefined;
}

/** Whether it matches there, without making anything of the match. */
export function isAt(pattern: RegExp, text: string, position: number): boolean {
  pattern.lastIndex = position;
  return pattern.test(text);
}

export function endOfMatch(pattern: RegExp, text: string, position: number): number | undefined {
  return isAt(pattern, text, position) ? pattern.lastIndex : undefined;
}

/** Compiles what must stand just before a place. A look-behind is matched backwards, so nothing is searched. */
export function before(expression: string): RegExp {
  return new RegExp(`(?<=(${expression}))`, "y");
}

/** What an expression made by `before` matches there. */
export function textBefore(pattern: RegExp, text: string, position: number): string | undefined {
  return matchAt(pattern, text, position)?.[1];
}

export function isHangul(character: string | undefined): boolean {
  return character !== undefined && character >= "가" && character <= "힣";
}

export function isLatin(character: string | undefined): boolean {
  return character !== undefined && character >= "a" && character <= "z";
}

export function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}
