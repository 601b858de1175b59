import { before, beforeN, connected, formal, honoured, opened } from "./conjugate.ts";
import type { Predicate } from "./predicate.ts";
import { finalOf, reshaped } from "./syllable.ts";

/** How one speaks, and how papers are written: «늦어요», «늦습니다», «늦어», «늦는다». */
export type Register = "haeyo" | "hapsyo" | "banmal" | "plain";

/** What a sentence of a text does. */
export type SpeechAct = "state" | "intend" | "plan" | "ask" | "wonder" | "request" | "suggest";

/** A sentence as data: all but how it is said. */
export interface Said {
  /** What stands before the predicate, with the blank after it. */
  readonly lead: string;
  readonly predicate: Predicate;
  readonly act: SpeechAct;
  readonly isHonoured?: boolean;
}

/**
 * A whole sentence in a register.
 *
 * @example
 * saySentence({ lead: "3시에 ", predicate: { stem: "늦", kind: "verb" }, act: "state" }, "hapsyo"); // "3시에 늦습니다."
 */
export function saySentence(said: Said, register: Register): string {
  const { lead, act, isHonoured = false } = said;
  const isPolite = register === "haeyo" || register === "hapsyo";
  const predicate = isHonoured && isPolite ? honoured(said.predicate) : said.predicate;
  return `${lead}${ENDINGS[act](predicate, register)}`;
}

type Ending = (predicate: Predicate, register: Register) => string;

const ENDINGS: { readonly [act in SpeechAct]: Ending } = {
  state: stated,
  intend: intended,
  plan: (predicate, register) => {
    const form = before(predicate, "ㄹ");
    return {
      haeyo: `${form} 거예요.`,
      hapsyo: `${form} 예정입니다.`,
      banmal: `${form} 거야.`,
      plain: `${form} 예정이다.`,
    }[register];
  },
  ask: asked,
  wonder: (predicate, register) => {
    const form = before(predicate, "ㄹ");
    return {
      haeyo: `${form}까요?`,
      hapsyo: `${form}지요?`,
      banmal: `${form}까?`,
      plain: `${form}지 정한다.`,
    }[register];
  },
  request: requested,
  suggest: (predicate, register) => {
    const form = `${opened(predicate)}면`;
    return {
      haeyo: `${form} 어떨까요?`,
      hapsyo: `${form} 어떨까 합니다.`,
      banmal: `${predicate.stem}자.`,
      plain: `${predicate.stem}기로 한다.`,
    }[register];
  },
};

function stated(predicate: Predicate, register: Register): string {
  if (register === "plain") return `${declared(predicate)}.`;
  if (register === "hapsyo") return `${drawnTogether(formal(predicate, "니다"))}.`;
  return register === "haeyo" ? `${polite(predicate)}.` : `${bare(predicate)}.`;
}

/** «늦는다», «간다», «만든다», «좋다», «12명이다». */
function declared(predicate: Predicate): string {
  const { stem, kind } = predicate;
  if (kind === "copula") return stem === "아니" ? "아니다" : `${stem}${finalOf(stem) === "" ? "" : "이"}다`;
  if (kind !== "verb" || finalOf(stem) === "ㅆ") return `${stem}다`;
  return ["", "ㄹ"].includes(finalOf(stem)) ? `${reshaped(stem, { final: "ㄴ" })}다` : `${stem}는다`;
}

function polite(predicate: Predicate): string {
  const { stem, kind } = predicate;
  if (kind === "copula")
    return stem === "아니" ? "아니에요" : `${stem}${finalOf(stem) === "" ? "예요" : "이에요"}`;
  if (/(?:^|[^ ])시$/u.test(stem) && isHonorific(stem)) return `${stem.slice(0, -1)}세요`;
  return `${connected(predicate)}요`;
}

/** «마시», «모시»: no honorific. */
function isHonorific(stem: string): boolean {
  return !/(?:마시|모시|부시|쑤시)$/u.test(stem);
}

function bare(predicate: Predicate): string {
  const { stem, kind } = predicate;
  if (kind === "copula") return stem === "아니" ? "아니야" : `${stem}${finalOf(stem) === "" ? "야" : "이야"}`;
  return connected(predicate);
}

/** Only somebody who acts can mean to: «힘들겠어요», but «갈게요». */
function intended(predicate: Predicate, register: Register): string {
  if (register === "hapsyo") return `${predicate.stem}겠습니다.`;
  if (register === "plain") return `${predicate.stem}기로 한다.`;
  const isAct = predicate.kind === "verb";
  const end = register === "haeyo" ? "요." : ".";
  return isAct ? `${before(predicate, "ㄹ")}게${end}` : `${predicate.stem}겠어${end}`;
}

function asked(predicate: Predicate, register: Register): string {
  if (register === "hapsyo") return `${drawnTogether(formal(predicate, "니까"))}?`;
  if (register === "banmal") return `${bare(predicate)}?`;
  if (register === "plain") return `${beforeN(predicate)}는가?`;
  const isDescribed = predicate.kind === "adjective" || predicate.kind === "copula";
  return isDescribed ? `${drawnTogether(before(predicate, "ㄴ"))}가요?` : `${beforeN(predicate)}나요?`;
}

/** «할 거입니다» is written «할 겁니다». */
function drawnTogether(form: string): string {
  return form.replace(/(^| )거입/u, "$1겁").replace(/(^| )거인/u, "$1건");
}

/** «보내 주»: already a favour. */
const FAVOUR = /(?:^주|[가-힣] ?주)$/u;

function requested(predicate: Predicate, register: Register): string {
  const { stem } = predicate;
  if (register === "plain") return `${stem}기로 한다.`;
  const favour = { haeyo: "주세요.", hapsyo: "주시기 바랍니다.", banmal: "줘." }[register];
  if (FAVOUR.test(stem)) {
    const base = stem.slice(0, -1);
    const spaced = base === "" || base.endsWith(" ") ? base : `${base} `;
    return `${spaced}${favour}`;
  }
  if (register === "banmal" && stem.endsWith("말")) return `${reshaped(stem, { final: "" })}.`;
  return `${connected(predicate)} ${favour}`;
}
