import { irregularityOf, type Predicate } from "./predicate.ts";
import { finalOf, reshaped, vowelOf } from "./syllable.ts";

/**
 * The form that 요, 서 and 주다 follow.
 *
 * @example
 * connected({ stem: "돕", kind: "verb" }); // "도와"
 */
export function connected(predicate: Predicate): string {
  const { stem, kind } = predicate;
  if (kind === "copula") return stem === "아니" ? "아니" : `${stem}${finalOf(stem) === "" ? "여" : "이어"}`;
  switch (irregularityOf(predicate)) {
    case "하":
      return reshaped(stem, { vowel: "ㅐ" });
    case "ㅂ":
      return `${reshaped(stem, { final: "" })}${/(?:돕|곱)$/u.test(stem) ? "와" : "워"}`;
    case "ㄷ":
      return joined(reshaped(stem, { final: "ㄹ" }));
    case "ㅅ": {
      const open = reshaped(stem, { final: "" });
      return `${open}${isBright(open) ? "아" : "어"}`;
    }
    case "ㅎ":
      return reshaped(stem, { vowel: vowelOf(stem) === "ㅑ" ? "ㅒ" : "ㅐ", final: "" });
    case "르": {
      const before = stem.slice(0, -1);
      return `${reshaped(before, { final: "ㄹ" })}${isBright(before) ? "라" : "러"}`;
    }
    case "러":
      return `${stem}러`;
    case "none":
      return joined(stem);
  }
}

function isBright(stem: string): boolean {
  return ["ㅏ", "ㅗ", "ㅑ"].includes(vowelOf(stem));
}

/** A regular stem with 아 or 어, drawn together where that is how it is written. */
function joined(stem: string): string {
  // «늦었», «하겠»: what follows a tense is always 어.
  if (finalOf(stem) === "ㅆ") return `${stem}어`;
  if (finalOf(stem) !== "") return `${stem}${isBright(stem) ? "아" : "어"}`;
  switch (vowelOf(stem)) {
    case "ㅗ":
      return reshaped(stem, { vowel: "ㅘ" });
    case "ㅜ":
      return stem.endsWith("푸") ? reshaped(stem, { vowel: "ㅓ" }) : reshaped(stem, { vowel: "ㅝ" });
    case "ㅣ":
      return reshaped(stem, { vowel: "ㅕ" });
    case "ㅚ":
      return reshaped(stem, { vowel: "ㅙ" });
    case "ㅡ": {
      const before = stem.slice(0, -1);
      const bright = before !== "" && !before.endsWith(" ") && isBright(before);
      return reshaped(stem, { vowel: bright ? "ㅏ" : "ㅓ" });
    }
    case "ㅟ":
    case "ㅢ":
    case "ㅞ":
      return `${stem}어`;
    default:
      return stem;
  }
}

/** The stem as it stands before endings that begin with 으: «먹으», «도우», «들으», «가»; ㄹ stays. */
export function opened(predicate: Predicate): string {
  const { stem, kind } = predicate;
  if (kind === "copula") return stem === "아니" ? stem : `${stem}이`;
  switch (irregularityOf(predicate)) {
    case "ㅂ":
      return `${reshaped(stem, { final: "" })}우`;
    case "ㄷ":
      return `${reshaped(stem, { final: "ㄹ" })}으`;
    case "ㅅ":
      return `${reshaped(stem, { final: "" })}으`;
    case "ㅎ":
      return reshaped(stem, { final: "" });
    default:
      return finalOf(stem) === "" || finalOf(stem) === "ㄹ" ? stem : `${stem}으`;
  }
}

/** «간», «먹은», «만든», «좋은»: what stands before a noun. */
export function before(predicate: Predicate, final: "ㄴ" | "ㄹ"): string {
  return reshaped(opened(predicate), { final });
}

/** «갑니다», «먹습니다», «만듭니다», «12명입니다». */
export function formal(predicate: Predicate, ending: "니다" | "니까"): string {
  const { stem, kind } = predicate;
  const base = kind === "copula" ? opened(predicate) : stem;
  return ["", "ㄹ"].includes(finalOf(base))
    ? `${reshaped(base, { final: "ㅂ" })}${ending}`
    : `${base}습${ending}`;
}

/** «가시», «먹으시», «만드시»: said of somebody to be honoured. */
export function honoured(predicate: Predicate): Predicate {
  const base = opened(predicate);
  const open = finalOf(base) === "ㄹ" ? reshaped(base, { final: "" }) : base;
  return { stem: `${open}시`, kind: predicate.kind === "copula" ? "verb" : predicate.kind };
}

/** «갔», «먹었», «도왔», «12명이었»: a stem of its own, whatever follows. */
export function past(predicate: Predicate): Predicate {
  const { stem, kind } = predicate;
  if (kind === "copula")
    return {
      stem: stem === "아니" ? "아니었" : `${stem}${finalOf(stem) === "" ? "였" : "이었"}`,
      kind: "verb",
    };
  return { stem: reshaped(connected(predicate), { final: "ㅆ" }), kind: "verb" };
}

/** Before 나요, 는지, 네: ㄹ is lost there. */
export function beforeN({ stem, kind }: Predicate): string {
  const base = kind === "copula" ? opened({ stem, kind }) : stem;
  return finalOf(base) === "ㄹ" ? reshaped(base, { final: "" }) : base;
}
