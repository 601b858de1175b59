import stringWidth from "fast-string-width";

/** Lines that fit on a screen, broken between words where there are any. */
export function wrapText(text: string, width: number): readonly string[] {
  return text.split("\n").flatMap((line) => {
    const lines = [""];
    for (const word of line.split(/(?<= )/u).flatMap((each) => pieces(each, width))) {
      const last = lines.at(-1) ?? "";
      if (last !== "" && stringWidth((last + word).trimEnd()) > width) lines.push(word);
      else lines[lines.length - 1] = last + word;
    }
    return lines.map((each) => each.trimEnd());
  });
}

/** A word that is wider than the screen, cut where it must be. */
function pieces(word: string, width: number): readonly string[] {
  if (stringWidth(word.trimEnd()) <= width) return [word];
  const cut = [""];
  for (const letter of word) {
    const last = cut.at(-1) ?? "";
    if (last !== "" && stringWidth(last + letter) > width) cut.push(letter);
    else cut[cut.length - 1] = last + letter;
  }
  return cut;
}
