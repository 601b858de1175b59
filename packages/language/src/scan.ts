export interface Scanned<Rule> {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/**
 * What the rules recognise in the text, without overlaps: the earlier match wins, of those that begin together the
 * longest, of those the first rule. Linear in the text as long as every pattern repeats within bounds.
 */
export function scan<Rule extends { readonly pattern: RegExp }>(
  text: string,
  rules: readonly Rule[],
): readonly Scanned<Rule>[] {
  const matches = rules.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map((match) => ({
      rule,
      start: match.index,
      end: match.index + match[0].length,
      groups: match.groups ?? {},
    })),
  );
  matches.sort((left, right) => left.start - right.start || right.end - left.end);
  let free = 0;
  return matches.filter(({ start, end }) => {
    if (start < free || end === start) return false;
    free = end;
    return true;
  });
}
