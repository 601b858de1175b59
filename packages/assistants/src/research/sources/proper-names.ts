/** The words that are written with a capital letter: products, places, people. */
export function properNames(words: string): readonly string[] {
  return words.split(" ").filter((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
}
