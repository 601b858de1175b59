/** Words that point to what is meant, as data: `ends` only at the end of a text. */
export interface Cue<Meaning> {
  readonly means: Meaning;
  readonly names: readonly string[];
  readonly ends?: readonly string[];
}

export interface FoundCue<Meaning> {
  readonly means: Meaning;
  /** How much of the text speaks for it: the letters of the longest name found. */
  readonly length: number;
}

const TRAILING = /[\s.!?…~,;^ㅋㅎㅠㅜ"'”’)]+$/u;
const LATIN = /[a-z]/u;

/**
 * What the words of a text point to. Blanks do not count in Korean; a Latin name is a whole word.
 *
 * @example
 * findCues("상장사만요", [{ means: "only", names: [], ends: ["만", "만요"] }]); // [{ means: "only", length: 2 }]
 */
export function findCues<Meaning>(text: string, cues: readonly Cue<Meaning>[]): readonly FoundCue<Meaning>[] {
  const said = text.toLowerCase().replace(TRAILING, "");
  const dense = said.replaceAll(/\s+/gu, "");
  return cues.flatMap(({ means, names, ends = [] }) => {
    const lengths = [
      ...names.filter((name) => stands(name, said, dense)).map((name) => name.length),
      ...ends.filter((end) => closes(end, said, dense)).map((end) => end.length),
    ];
    return lengths.length === 0 ? [] : [{ means, length: Math.max(...lengths) }];
  });
}

function stands(name: string, said: string, dense: string): boolean {
  if (!isLatin(name)) return dense.includes(name.replaceAll(" ", ""));
  for (let at = said.indexOf(name); at !== -1; at = said.indexOf(name, at + 1))
    if (!LATIN.test(said[at - 1] ?? " ") && !LATIN.test(said[at + name.length] ?? " ")) return true;
  return false;
}

function closes(end: string, said: string, dense: string): boolean {
  if (!isLatin(end))
    return dense.endsWith(end.replaceAll(" ", "")) && (dense.length > end.length || end.length > 1);
  return said === end || said.endsWith(` ${end}`);
}

function isLatin(name: string): boolean {
  return name < "\u0080";
}
