import { readSentence } from "../verbs/read-sentence.ts";
import type { Said } from "../verbs/say.ts";
import { finalOf } from "../verbs/syllable.ts";
import { readTextOrder } from "./text-order.ts";

/** Something the person told, as it can be told to somebody else. */
export interface Told {
  readonly said: Said;
  /** Whose words they are: «집주인» in «집주인이 된대요». */
  readonly by: string | null;
}

const LONGEST_MESSAGE = 400;
const LONGEST = 110;
const SHORTEST = 6;
const MOST = 12;
const BETWEEN = /(?<=[가-힣ㅋㅠㅜ])[.!~]+(?=\s|$)|[\n;]|(?<=[가-힣](?:요|다|유|여)) (?=[가-힣\d])/u;
const QUESTION =
  /[?？]|(?:죠|쥬|까|까요|까유|나요|가요|어때|뭐야?|얼마|어떻게?|는지|을지|냐|지요|되나|하나|인가)$/u;
const ASKED_OF_US =
  /(?:줘|줘요|주세요|주라|줄래|주소|부탁해요?|부탁드려요|봐|보자|해라|하세요|알려|찾아|골라|다시|시켜)$/u;
/** What somebody feels or thinks of us is nobody else's matter. */
const NOT_FOR_OTHERS =
  /ㅋㅋ|고마|감사|모르겠|궁금|무서|떨려|속상|짜증|답답|걱정|헷갈|알겠|맞아|그렇구|싶은데|싶어|좋네|아니야|아니에요$|대박|그거|이거/u;
const LEAD = /^(?:근데|그런데|그리고|아|네|넵|저기|일단|그럼|아니|그래서|참|사실|음|어|예|거시기|있잖아) /u;
const HEARSAY = /^(?<what>.*?[가-힣](?<form>대|래))(?:요|유|여|용|네요|더라|던데요?)?$/u;
const SPEAKER = /^(?<who>[가-힣]{2,8}?)(?:이|가|께서|는|은) (?<rest>.+)$/u;

/** The sentences of a message that tell what is so, without questions, orders and feelings. */
export function toldSentences(message: string): readonly Told[] {
  if (message.length > LONGEST_MESSAGE || readTextOrder(message) !== null) return [];
  return message
    .split(BETWEEN)
    .slice(0, MOST)
    .flatMap((part) => {
      const words = (part ?? "")
        .trim()
        .replace(/[ㅠㅜㅎ\s.,]+$/u, "")
        .replace(LEAD, "");
      const isTold =
        words.length >= SHORTEST &&
        words.length <= LONGEST &&
        ![QUESTION, ASKED_OF_US, NOT_FOR_OTHERS].some((form) => form.test(words));
      const told = isTold ? (hearsay(words) ?? plain(words)) : null;
      return told === null ? [] : [told];
    });
}

/** With a figure, or told as past or as being so. */
function hasHappened(words: string): boolean {
  return /\d/u.test(words) || [...words].some((each) => each !== "겠" && finalOf(each) === "ㅆ");
}

function plain(words: string): Told | null {
  const said = hasHappened(words) ? readSentence(words) : null;
  return said === null || (said.act !== "state" && said.act !== "intend") ? null : { said, by: null };
}

/** «집주인이 내도 된대요»: told as what they said. */
function hearsay(words: string): Told | null {
  const { what, form } = HEARSAY.exec(words)?.groups ?? {};
  if (what === undefined || form === undefined) return null;
  const body = what.slice(0, -1);
  if (!REPORTED.test(body)) return null;
  const { who, rest } = SPEAKER.exec(body)?.groups ?? {};
  const clause = `${rest ?? body}${form === "대" ? "다고" : "라고"} `;
  return {
    said: { lead: clause, predicate: { stem: "말씀하셨", kind: "verb" }, act: "state" },
    by: who ?? null,
  };
}

/** Before 대 and 래 stands what 다고 and 라고 follow: «된», «늦는», «있», «아니», «보내달». */
const REPORTED = /(?:[된한간온준낸]|는|있|없|겠|았|었|했|이|아니|달|말|하|오|가|주|내)$/u;

const MOST_ANSWERED = 4;
const ANSWER_END = /(?<=[다요]\.)\s+|\n+/u;
/** Lines about the answer rather than of it: grounds, what was kept, what was not found, what is asked back. */
const BESIDE_ANSWER =
  /^(?:근거|출처|예:|참고|확인했어요|혹시|다음을|\d+\. |합계|계약서 초안)|적어 뒀|못 찾|못 알아|자료에 없|말씀해 주|알려 주|알려 드|물어보|확인하셔야|원하시면|도와드|할까요|까요\?|시면 |드릴게요|웹은|지어내|[?？]$|[«»“”‘’]|가정|추정/u;

/** The sentences of an answer that say something, to be said on to somebody else. */
export function answeredSentences(reply: string): readonly string[] {
  const lines = reply
    .split(ANSWER_END)
    .map((each) => each.replace(/^[-•·]\s*/u, "").trim())
    .filter((each) => each.length > SHORTEST && each.length < 160 && !BESIDE_ANSWER.test(each));
  return lines.slice(0, MOST_ANSWERED);
}
