import { type Predicate, withLostL } from "./predicate.ts";
import type { Said } from "./say.ts";
import { finalOf, reshaped } from "./syllable.ts";

/** «뭐라고», «그러자고»: they quote nothing. */
const NO_QUOTE =
  /^(?:뭐|머|어쩌|이|그러|저러|이러|그)?(?:라|다|자|냐)(?:고|는|며|면서|구)|^(?:제일|하나|누나|엄마나|거나|언제나|편지|감지|먼지|단지|공지|여러 ?가지|가지|아니라|혹시나)(?:도|요|를|는)?$/u;

type Read = Omit<Said, "lead"> & { readonly lead?: string };

/** «-다고», «-라는», «-자며», «-달라던»: somebody's words are told. */
const QUOTING = /^(.*[가-힣\d%)])(다|라|냐|자)(?:고(?:요|도|만|는|좀)?|구|는|며|면서|던|꼬)$/u;
/** «되는지», «언제인지», «될지», «되나», «될까»: something is wondered about. */
const WONDERED = /^(.*[가-힣])(지|나|가|까|냐)(?:요|도|를|만|가)?$/u;
/** Only before words of asking is «되나», «있냐» a question that is passed on. */
const LOOSE = ["나", "가", "까", "냐"];

const BEINGS = ["있", "없", "계시"];
/** Verb stems that an order may end in: «오라고»; any other word before 라고 is a noun: «수요일이라고». */
const ORDERED =
  /(?:하|오|가|주|보|내|두|놓|달|서|사|치우|바꾸|고치|나오|빼|쉬|마시|끄|켜|타|읽으|먹으|입으|씻으|닫으|받으|찾으|앉으|적으|쓰|쓰지 ?말|말|시|키|리|르|추|꾸|지|기|이|우)$/u;
/** Nouns that end like such a stem. */
const NOUN_BEFORE_RA =
  /(?:거|것|부터|까지|원|명|시|분|일|호|층|대|개|만|이하|회비|이사|초대|인가|취소|확인)$/u;
/** «언제냐», «얼마냐»: no verb. */
const ASKED_NOUN = /^(?:언제|어디|얼마|뭐|누구|몇 ?\S*|무엇|며칠|어느 쪽|진짜|정말)$/u;
const SHORT_NOUNS: { readonly [form: string]: string } = {
  언젠: "언제",
  얼만: "얼마",
  뭔: "뭐",
  어딘: "어디",
  누군: "누구",
  며친: "며칠",
};

/**
 * What somebody wants said, from the last word of a clause that tells it: «늦는다고», «되는지», «보내달라고». Null for any
 * other word.
 */
export function readQuoted(word: string, isAskedFor = false): Read | null {
  if (NO_QUOTE.test(word)) return null;
  if (/(?:^|[가-힣] ?)달라/u.test(word)) return demanded(word);
  const quoted = QUOTING.exec(word);
  if (quoted !== null) {
    const [, body = "", ending = ""] = quoted;
    if (ending === "다") return declared(body);
    if (ending === "라") return named(body);
    if (ending === "자") return proposed(body);
    return wonderedAt(body);
  }
  const wondered = WONDERED.exec(word);
  if (wondered === null) return null;
  const [, body = "", ending = ""] = wondered;
  if (LOOSE.includes(ending) && !isAskedFor) return null;
  return ending === "지" ? indirect(body) : loose(body, ending);
}

/** «보내달라고», «내역 달라는»: 달 is 주 in the mouth of who hears it. */
function demanded(word: string): Read | null {
  const given = /^(.*?)\s?달라(?:고(?:요|도|만)?|구|는|며|신다고|던)?$/u.exec(word);
  if (given === null) return null;
  return { predicate: { stem: `${given[1] === "" ? "" : `${given[1]} `}주`, kind: "verb" }, act: "request" };
}

function declared(body: string): Read | null {
  const last = body.at(-1) ?? "";
  if (last === "는" && finalOf(body.slice(0, -1)) !== "")
    return { predicate: predicateOf(body.slice(0, -1), "verb"), act: "state" };
  const final = finalOf(body);
  if (final === "ㄴ") {
    const open = reshaped(body, { final: "" });
    return { predicate: { stem: withL(open), kind: "verb" }, act: "state" };
  }
  if (last === "겠")
    return { predicate: { stem: body.slice(0, -1), kind: intender(body.slice(0, -1)) }, act: "intend" };
  if (/^[가-힣\s\d.,%]*이$/u.test(body) && body.length > 1)
    return { predicate: { stem: body.slice(0, -1), kind: "copula" }, act: "state" };
  return { predicate: predicateOf(body, "adjective"), act: "state" };
}

function withL(open: string): string {
  return withLostL(open) ? reshaped(open, { final: "ㄹ" }) : open;
}

function predicateOf(stem: string, kind: "verb" | "adjective"): Predicate {
  if (BEINGS.some((each) => stem.endsWith(each))) return { stem, kind: "being" };
  return { stem, kind: finalOf(stem) === "ㅆ" ? "verb" : kind };
}

const DESCRIBING = /(?:힘들|어렵|좋|없|있|싶|늦|많|적|되)$/u;

function intender(stem: string): Predicate["kind"] {
  return DESCRIBING.test(stem) ? "being" : "verb";
}

function named(body: string): Read {
  if (body.endsWith("아니")) return { predicate: { stem: body, kind: "copula" }, act: "state" };
  if (/(?:지 ?|^)말$/u.test(body))
    return { predicate: { stem: body.replace(/지말$/u, "지 말"), kind: "verb" }, act: "request" };
  if (/(?:거|것)$|\d[가-힣]{1,3}$/u.test(body))
    return { predicate: { stem: body, kind: "copula" }, act: "state" };
  const withoutI = body.endsWith("이") && finalOf(body.slice(0, -1)) !== "" ? body.slice(0, -1) : null;
  if (withoutI === null && ORDERED.test(body) && !NOUN_BEFORE_RA.test(body)) {
    const closed = /[가-힣]으$/u.test(body) && finalOf(body.slice(0, -1)) !== "" ? body.slice(0, -1) : body;
    const stem =
      closed.endsWith("시") && closed.length > 1 && !/(?:마시|모시)$/u.test(closed)
        ? closed.slice(0, -1)
        : closed;
    return { predicate: { stem, kind: "verb" }, act: "request" };
  }
  return { predicate: { stem: withoutI ?? body, kind: "copula" }, act: "state" };
}

function proposed(body: string): Read | null {
  // No stem ends so: «박정자고» is a name.
  if (finalOf(body) === "ㅇ") return null;
  return /(?:혼|남|여|글|숫|의|과)$/u.test(body)
    ? null
    : { predicate: { stem: body, kind: "verb" }, act: "suggest" };
}

/** «되냐고», «있느냐는», «언제냐고». */
function wonderedAt(body: string): Read {
  if (ASKED_NOUN.test(body)) return { predicate: { stem: body, kind: "copula" }, act: "ask" };
  const stem = body.replace(/(?<=[가-힣])(?:느|으)$/u, "");
  if (stem.endsWith("이") && stem.length > 1 && finalOf(stem.slice(0, -1)) !== "")
    return { predicate: { stem: stem.slice(0, -1), kind: "copula" }, act: "ask" };
  return { predicate: predicateOf(stem, "verb"), act: "ask" };
}

/** «되는지», «괜찮은지», «가능한지», «언제인지», «줄 건지», «될지». */
function indirect(body: string): Read | null {
  const last = body.at(-1) ?? "";
  const final = finalOf(body);
  const short = SHORT_NOUNS[body.split(" ").at(-1) ?? ""];
  if (short !== undefined) return { predicate: { stem: short, kind: "copula" }, act: "ask" };
  if (last === "는" && body.length > 1) {
    const stem = body.slice(0, -1);
    return { predicate: predicateOf(withL(stem), "verb"), act: "ask" };
  }
  if (final === "ㄹ") return { predicate: futureStem(body), act: "wonder" };
  if (final !== "ㄴ") return null;
  if (last === "은" && finalOf(body.slice(0, -1)) !== "")
    return { predicate: predicateOf(body.slice(0, -1), "adjective"), act: "ask" };
  const open = reshaped(body, { final: "" });
  if (open.endsWith("이") && open.length > 1 && !open.endsWith("아니"))
    return { predicate: { stem: open.slice(0, -1), kind: "copula" }, act: "ask" };
  if (/(?:거|것)$/u.test(open)) return { predicate: { stem: open, kind: "copula" }, act: "ask" };
  if (/[가-힣]우$/u.test(open))
    return {
      predicate: { stem: reshaped(open.slice(0, -1), { final: "ㅂ" }), kind: "adjective" },
      act: "ask",
    };
  return { predicate: { stem: withL(open), kind: "adjective" }, act: "ask" };
}

function futureStem(body: string): Predicate {
  if (/[가-힣]을$/u.test(body) && finalOf(body.slice(0, -1)) !== "")
    return predicateOf(body.slice(0, -1), "verb");
  return { stem: reshaped(body, { final: "" }), kind: "verb" };
}

function loose(body: string, ending: string): Read | null {
  if (ending === "까") return finalOf(body) === "ㄹ" ? { predicate: futureStem(body), act: "wonder" } : null;
  if (ending === "가") return finalOf(body) === "ㄴ" ? indirect(body) : null;
  return wonderedAt(body);
}
