import { tokenise } from "@maru/language";

/** What a sentence is about, without its figures: pairs of syllables and words. */
export function gramsOf(text: string): ReadonlySet<string> {
  return new Set(
    tokenise(text)
      .filter(({ kind, text: token }) => kind !== "unigram" && !/^\d+$/u.test(token))
      .map(({ text: token }) => token),
  );
}

/** How much two texts say with the same words, from 0 to 1; the shorter one decides. */
export function alike(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared += 1;
  return shared / small.size;
}
