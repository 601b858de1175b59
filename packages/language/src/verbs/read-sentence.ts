import { connected } from "./conjugate.ts";
import { type Predicate, withLostL } from "./predicate.ts";
import { readQuoted } from "./read-quoted.ts";
import type { Said } from "./say.ts";
import { finalOf, lastSyllable, reshaped, vowelOf } from "./syllable.ts";

const END = /[\s.!~…ㅋㅎㅠㅜ^♡❤🙏]+$/u;
const LONGEST = 300;

/**
 * A finished sentence as data, whatever it is spoken in: «늦어요», «늦습니다», «늦는다» and «늦어» are the same. Null where
 * its end is of no predicate that can be told.
 */
export function readSentence(sentence: string): Said | null {
  const said = sentence.slice(0, LONGEST).trim();
  const isQuestion = said.endsWith("?");
  const words = said.replace(/\?+$/u, "").replace(END, "");
  const at = words.lastIndexOf(" ") + 1;
  const [lead, word] = [words.slice(0, at), words.slice(at)];
  const read = favour(words) ?? formalEnd(lead, word) ?? politeEnd(lead, word) ?? plainEnd(lead, word);
  if (read === null) return null;
  return isQuestion && read.act === "state" ? { ...read, act: "ask" } : read;
}

/** «보내 주세요», «보내 주시기 바랍니다», «보내 줘». */
function favour(words: string): Said | null {
  const found =
    /^(.*?)([가-힣]+) ?(?:주세요|주십시오|주시기 바랍니다|줘요?|주시면 (?:감사하겠습니다|고맙겠습니다|좋겠어요))$/u.exec(
      words,
    );
  if (found === null) return null;
  const [, lead = "", form = ""] = found;
  // «안 줘요» tells, it asks for nothing.
  if (/^[안못]$/u.test(form)) return null;
  return { lead, predicate: { stem: `${form} 주`, kind: "verb" }, act: "request" };
}

function formalEnd(lead: string, word: string): Said | null {
  const found = /^(.+)니(다|까)$/u.exec(word);
  if (found === null) return null;
  const [, body = "", ending = ""] = found;
  const act = ending === "까" ? "ask" : "state";
  if (body.endsWith("습")) {
    const stem = body.slice(0, -1);
    if (stem.endsWith("겠"))
      return { lead, predicate: { stem: stem.slice(0, -1), kind: "verb" }, act: "intend" };
    return { lead, predicate: { stem, kind: /[있없]$/u.test(stem) ? "being" : "verb" }, act };
  }
  if (finalOf(body) !== "ㅂ") return null;
  const open = reshaped(body, { final: "" });
  if (body === "입" || (open.endsWith("이") && isNoun(open.slice(0, -1))))
    return copula(lead, open.slice(0, -1), act);
  if (open === "아니") return { lead, predicate: { stem: "아니", kind: "copula" }, act };
  return {
    lead,
    predicate: { stem: withLostL(open) ? reshaped(open, { final: "ㄹ" }) : open, kind: "verb" },
    act,
  };
}

/** «보입니다», «높입니다»: verbs whose stem ends in 이. */
function isNoun(body: string): boolean {
  return (
    body !== "" && !/(?:보|높|쌓|쓰|놓|줄|붙|들|늘|받아들|기울|움직|모|먹|속|녹|끓|숙|섞|덮|죽)$/u.test(body)
  );
}

function copula(lead: string, noun: string, act: Said["act"]): Said {
  // «10 이에요»: the noun may stand before the blank.
  if (noun === "" && lead !== "") {
    const words = lead.trimEnd();
    const at = words.lastIndexOf(" ") + 1;
    return { lead: words.slice(0, at), predicate: { stem: words.slice(at), kind: "copula" }, act };
  }
  return { lead, predicate: { stem: noun, kind: "copula" }, act };
}

function politeEnd(lead: string, word: string): Said | null {
  const polite = /^(.+?)(?:요|여|욤|염|용)$/u.exec(word)?.[1];
  if (polite === undefined) return null;
  if (/(?:이에|예|이예)$/u.test(polite))
    return copula(lead, polite.replace(/(?:이에|예|이예)$/u, ""), "state");
  if (/[가-힣]게$/u.test(polite) && finalOf(polite.slice(0, -1)) === "ㄹ")
    return { lead, predicate: intending(polite.slice(0, -1)), act: "intend" };
  if (polite === "하나") return { lead, predicate: { stem: "하", kind: "verb" }, act: "ask" };
  const asked = ENDS_IN_NA.test(polite) ? null : readQuoted(polite, true);
  if (asked !== null && /[나까가지]$/u.test(polite)) return { ...asked, lead };
  if (polite.endsWith("세"))
    return { lead, predicate: { stem: `${polite.slice(0, -1)}시`, kind: "verb" }, act: "state" };
  return infinitiveEnd(lead, polite);
}

/** Verbs whose stem ends like the ending of a question. */
const ENDS_IN_NA = /(?:만|떠|끝|일어|태어|나타|벗어|생겨|깨어|살아|늘어)나$/u;

function intending(form: string): Predicate {
  // «들을게»: a stem in ㄹ would be «들게», so its last sound was ㄷ.
  if (form.endsWith("을") && finalOf(form.slice(0, -1)) === "ㄹ")
    return { stem: reshaped(form.slice(0, -1), { final: "ㄷ" }), kind: "verb" };
  if (form.endsWith("을") && finalOf(form.slice(0, -1)) !== "")
    return { stem: form.slice(0, -1), kind: "verb" };
  return { stem: reshaped(form, { final: "" }), kind: "verb" };
}

function plainEnd(lead: string, word: string): Said | null {
  if (/[가-힣]다$/u.test(word) && word.length > 1) {
    const read = readQuoted(`${word}고`);
    return read === null ? null : { ...read, lead };
  }
  if (/[가-힣]게$/u.test(word) && finalOf(word.slice(0, -1)) === "ㄹ")
    return { lead, predicate: intending(word.slice(0, -1)), act: "intend" };
  if (/(?:이야|[가-힣]야)$/u.test(word) && finalOf(word.slice(0, -1)) === "")
    return copula(lead, word.replace(/이?야$/u, ""), "state");
  const isPast = word.endsWith("어") && finalOf(word.slice(0, -1)) === "ㅆ";
  return isPast || /(?:없어|해|돼|져|워|려|와|려)$/u.test(word) ? infinitiveEnd(lead, word) : null;
}

function infinitiveEnd(lead: string, form: string): Said | null {
  const stem = stemBehind(form);
  if (stem === null) return null;
  return { lead, predicate: { stem, kind: /[있없]$/u.test(stem) ? "being" : "verb" }, act: "state" };
}

/** The stem whose connected form this is; of several the usual one. */
export function stemBehind(form: string): string | null {
  const candidates = possibleStems(form);
  return candidates.find((stem) => connected({ stem, kind: "verb" }) === form) ?? null;
}

const BEFORE_WEO_OPEN =
  /(?:배|싸|치|채|태|세|피|비|데|키|외|재|깨|메|에|지|미|나|거|바|부|춰|감|갖|낮|늦|맞)워$/u;

function possibleStems(form: string): readonly string[] {
  const last = lastSyllable(form);
  if (last === null) return [];
  const base = form.slice(0, -1);
  const as = (vowel: string, final = "") => reshaped(form, { vowel, final });
  const end = form.at(-1) ?? "";
  if (last.final !== "") return [];
  const list: string[] = [];
  if (end === "아" || end === "어") {
    if (finalOf(base) === "ㄹ")
      list.push(
        ...[
          /(?:(?<![만힘줄늘끼잠떠흔거])들|걸|물|실|깨달)$/u.test(base)
            ? reshaped(base, { final: "ㄷ" })
            : base,
        ],
      );
    list.push(base, reshaped(base, { final: "ㅅ" }));
  }
  if (end === "워")
    list.push(
      ...(BEFORE_WEO_OPEN.test(form) ? [`${base}우`] : []),
      reshaped(base, { final: "ㅂ" }),
      `${base}우`,
    );
  if (end === "와")
    list.push(
      "도와 고와".split(" ").some((each) => form.endsWith(each))
        ? reshaped(base, { final: "ㅂ" })
        : `${base}오`,
    );
  if ((end === "라" || end === "러") && finalOf(base) === "ㄹ")
    list.push(`${reshaped(base, { final: "" })}르`);
  switch (vowelOf(form)) {
    case "ㅐ":
      if (end === "해") list.push(as("ㅏ"));
      list.push(form, as("ㅓ", "ㅎ"), as("ㅏ", "ㅎ"));
      break;
    case "ㅘ":
      list.push(as("ㅗ"));
      break;
    case "ㅝ":
      list.push(as("ㅜ"));
      break;
    case "ㅕ":
      list.push(as("ㅣ"), form);
      break;
    case "ㅙ":
      list.push(as("ㅚ"));
      break;
    case "ㅓ":
      list.push(as("ㅡ"), form);
      break;
    case "ㅏ":
      list.push(...(/(?:아프|바쁘|나쁘|고프|모으|담그|잠그|따르)$/u.test(as("ㅡ")) ? [as("ㅡ")] : []), form);
      break;
    default:
      list.push(form);
  }
  return list;
}
