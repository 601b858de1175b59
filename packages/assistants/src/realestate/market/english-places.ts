const INITIALS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
/** What ends a syllable, by its jamo: most are said alike. */
const FINALS = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");
const FIRST_SYLLABLE = 0xac00;
const NASAL = new Set(["m", "n", "ng"]);

/** Korean names in Latin letters, by the sound of each syllable: 해운대 → Haeundae, 종로 → Jongno. */
export function romanise(name: string): string {
  let written = "";
  let last = "";
  for (const letter of name) {
    const code = letter.charCodeAt(0) - FIRST_SYLLABLE;
    if (code < 0 || code > 11_171) {
      written += letter;
      last = "";
      continue;
    }
    const initial = INITIALS[Math.floor(code / 588)] ?? "";
    const vowel = VOWELS[Math.floor((code % 588) / 28)] ?? "";
    const final = FINALS[code % 28] ?? "";
    written = joined(written, last, initial) + vowel + final;
    last = final;
  }
  return written === "" ? name : written.charAt(0).toUpperCase() + written.slice(1);
}

/** Sounds that change where two syllables meet. */
function joined(written: string, final: string, initial: string): string {
  if (initial === "r" && final === "l") return `${written}l`;
  if (initial === "r" && NASAL.has(final)) return `${written}n`;
  if (initial === "" && final === "k") return `${written.slice(0, -1)}g`;
  if (initial === "" && final === "p") return `${written.slice(0, -1)}b`;
  if (initial === "" && final === "l") return `${written.slice(0, -1)}r`;
  if (initial === "n" && final === "l") return `${written}l`;
  return written + initial;
}

const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/(?:특별자치시|특별시|광역시|특별자치도)$/u, ""],
  [/(?<=.)구$/u, "-gu"],
  [/(?<=.)동$/u, "-dong"],
  [/(?<=.)시$/u, "-si"],
  [/(?<=.)군$/u, "-gun"],
];

/** «강남구» → «Gangnam-gu (강남구)»: who looks further needs the Korean name. */
export function placeIn(name: string, language: "ko" | "en"): string {
  if (language === "ko" || !/[가-힣]/u.test(name)) return name;
  if (name === "전체") return "All areas";
  const latin = name.split(" ").map(latinPlace);
  return `${latin.reverse().join(", ")} (${name})`;
}

function latinPlace(word: string): string {
  const suffix = SUFFIXES.find(([pattern]) => pattern.test(word));
  return suffix === undefined ? romanise(word) : `${romanise(word.replace(suffix[0], ""))}${suffix[1]}`;
}

const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/수도권 과밀억제권역\(서울 제외\)/u, "the overcrowded capital region without Seoul"],
  [/수도권 과밀억제권역/u, "the overcrowded capital region"],
  [/과밀억제권역·부산/u, "the overcrowded capital region and Busan"],
  [/광역시\(과밀억제권역과 군 제외\)/u, "metropolitan cities without their counties"],
  [/광역시\(인천과 군 제외\)/u, "metropolitan cities without Incheon and their counties"],
  [/광역시와/u, "metropolitan cities and"],
  [/그 밖의 지역/u, "elsewhere"],
  [/특별시/u, ""],
];

/** How the decrees group regions, in English. */
export function regionInEnglish(region: string): string {
  const worded = REGIONS.reduce((text, [pattern, english]) => text.replace(pattern, english), region);
  return worded.replaceAll(/[가-힣]+/gu, (name) => romanise(name)).replaceAll("·", ", ");
}
