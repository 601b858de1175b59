import { readQuoted } from "../verbs/read-quoted.ts";
import { SAYING } from "./order-words.ts";
import type { Content } from "./text-order.ts";
import { readTextStyle, type TextStyle } from "./text-style.ts";

/** What stands in a text by its kind rather than by its words. */
export type PartOfText =
  | "money"
  | "date"
  | "name"
  | "greeting"
  | "thanks"
  | "apology"
  | "number"
  | "address"
  | "law";

/** What is to be different in a text that was written. */
export interface TextRevision {
  readonly style: TextStyle;
  readonly drop: readonly string[];
  readonly dropParts: readonly PartOfText[];
  readonly keepOnly: readonly string[];
  readonly add: readonly Content[];
  readonly replace: readonly { readonly from: string; readonly to: string }[];
  readonly to: string | null;
  readonly title: string | null;
  /** Back to how it was before the last change. */
  readonly goesBack: boolean;
  /** Words of the message that hold a new value, where it says of nothing else what it is for. */
  readonly value: string | null;
  /** What the value is of: «보험» in «보험은 12주». */
  readonly valueName: string | null;
}

const LONGEST = 400;
const QUOTE = `["“”'‘’「『]`;
const BACK =
  /원래대로|(?:아까|처음|이전|전에|방금 전) ?(?:걸|것|거|꺼|버전)(?:으)?로|되돌려|go back|the (?:first|previous|old) (?:one|version)|undo/iu;
const TITLE = /제목(?:은|을)? ?["“'‘]?(.+?)["”'’]?(?:으로|로)(?=[\s.!ㅋ]|$)/u;
const TO =
  /(?:말고|아니고) (?<other>[가-힣A-Za-z]{1,10})(?:한테|에게|께)|(?:^|[\s,])(?!말고 |아니고 )(?<who>[가-힣A-Za-z]{1,10}(?: [가-힣]{2,5})?)(?:한테|에게|께|더러) ?(?:보내는|보낼|주는|가는|쓰는)(?: ?(?:걸|것|거|톤|글|문자)(?:으)?로|$)|(?:받는 ?(?:사람|이)|수신인|수신자)(?:은|는|을|를)? ?(?<named>.+?)(?:으로|로)(?=[\s.!]|$)/u;
const REPLACED = [
  new RegExp(
    `${QUOTE}(?<from>[^"”'’]{1,60})["”'’」』](?:이라는|라는|란)? ?(?:말|표현|단어|부분|문구)?(?:은|는|을|를)? ?(?:대신에?|말고|삭제하고|아니고|(?:→|->)) ?${QUOTE}?(?<to>[^"”'’]{1,60}?)["”'’]?(?:으로|로|라고|이라고)? ?(?:써|적|바꿔|고쳐|대체|수정|해|하|넣|정도|$)`,
    "u",
  ),
  /(?<![가-힣\d,.%·-])(?<from>[가-힣\d][가-힣\d,.%·-]{0,20}(?: [가-힣\d,.%]{1,12}){0,2}?)(?:이|가|은|는)? ?(?:대신에?|말고|아니고|아니라|아니) (?:정확히 )?(?<to>[^,.!?]{1,40}?)(?:으로|로|이에요|예요|입니다|라고|이라고|이요|요)?(?=[.!?,]|$)/u,
  /(?<from>[가-힣\d][가-힣\d,.%]{0,20}(?: [가-힣\d,.%]{1,12})?)(?:을|를) ?(?<to>[^,.!?]{1,40}?)(?:으로|로) ?(?:바꿔|고쳐|수정|변경|해)/u,
  /\b(?:change|replace) (?<from>.{1,60}?) (?:to|with|into) (?<to>.{1,60}?)(?:[.!]|$)/iu,
];
const DROP_QUOTED = new RegExp(
  `${QUOTE}([^"”'’」』]{1,80})["”'’」』][^"“'‘.]{0,24}?(?:빼|지우|삭제|제외|없애|지워)`,
  "gu",
);
const DROP =
  /(?:^|[,.!?]|고 |하고 |으니까 |해서 )\s*([^,.!?"“”'‘’]{1,40}?)\s?(?:이라는 말|라는 말|란 말|이란 말|부분|줄|얘기|이야기|표현|문장|칸|항목)?(?:은|는|을|를|도|만)?\s?(?:다 |아예 |전부 |그냥 )?(?:빼|지우|지워|삭제|제외|생략|없애|날려|필요 ?없|됐고|안 ?(?:적|쓰|넣)|(?:쓰|적|넣)지 ?(?:마|말|않))/gu;
const DROP_ENGLISH =
  /\b(?:remove|delete|drop|take out|leave out|without|cut) (?:the |that |my )?(?:question about |line about |part about |one about |line on )?(.{2,40}?)(?:[.,!]| i | and |$)/giu;
const ADD =
  /(?:^|[,.!?]|고 )\s*([^,.!?]{1,60}?)(?:도|을|를|만|이라고|라고|은|는)?\s?(?:하나 |같이 |꼭 |좀 )?(?:넣|추가|덧붙|붙여|달아|포함|들어가게|써 ?넣|적어 ?넣|더해)/gu;
const ADD_ENGLISH = /\b(?:add|include|mention)(?: that)? (.{2,80}?)(?:[.!]|$)/giu;
const VALUE_OF =
  /^(?:(?:아니|아|ㅇㅇ|네|그리고|그럼|근데|참),? )*(?<name>[가-힣A-Za-z]{1,10}(?: [가-힣]{1,6})?)(?:은|는|이|가|을|를) (?=.*\d)/u;
const ONLY = /(?:^|[,.]\s*)([^,.]{1,30}?)만(?: 남기|요?$| 써| 적| 있으면)/u;

const PARTS: readonly (readonly [PartOfText, RegExp])[] = [
  ["money", /^(?:그 )?(?:금액|액수|돈 ?얘기|가격|비용|amount|money|price)(?:들|s)?$/iu],
  ["number", /^(?:숫자|수치|number|figure)(?:들|s)?$/iu],
  ["date", /^(?:날짜|시간|일정|date)s?$/iu],
  ["name", /^(?:이름|성함|실명|내 이름|부부 이름|개인정보|name)s?$/iu],
  ["greeting", /^(?:인사|인사말|안부|greeting|hello)s?$/iu],
  ["thanks", /^(?:감사 ?(?:인사|합니다)?|고맙다|thanks|thank you)$/iu],
  ["apology", /^(?:사과|죄송(?:하다|합니다)?|미안(?:하다)?|apology|sorry)$/iu],
  ["address", /^(?:주소|address)$/iu],
  ["law", /^(?:법|법조문|조문|법 ?얘기|law|articles?)$/iu],
];

/** How a written text is to be changed, read from the words about it; null where they ask for no change. */
export function readTextRevision(message: string): TextRevision | null {
  const text = message.slice(0, LONGEST).trim();
  const style = readTextStyle(text);
  const replace = replacements(text);
  const drops = dropped(text, replace);
  const parts = drops.flatMap((words) => PARTS.find(([, form]) => form.test(words))?.[0] ?? []);
  const drop = drops.filter((words) => !PARTS.some(([, form]) => form.test(words)) && !isStyle(words));
  const add = added(text, style);
  const { other, who, named } = TO.exec(text)?.groups ?? {};
  const title = TITLE.exec(text)?.[1] ?? null;
  const only = ONLY.exec(text)?.[1];
  const value = /\d|[일이삼사오육칠팔구십]월|오늘|내일|모레|다음 ?주|이번 ?주/u.test(text) ? text : null;
  const revision: TextRevision = {
    style,
    drop,
    dropParts: parts,
    keepOnly: only === undefined || drop.length > 0 || isStyle(only) ? [] : [only.trim()],
    add,
    replace,
    to: other ?? who ?? named ?? null,
    title,
    goesBack: BACK.test(text),
    value: style.characters === undefined ? value : null,
    valueName: VALUE_OF.exec(text)?.groups?.["name"] ?? null,
  };
  return isEmpty(revision) ? null : revision;
}

function isEmpty({
  style,
  drop,
  dropParts,
  keepOnly,
  add,
  replace,
  to,
  title,
  goesBack,
  value,
}: TextRevision): boolean {
  const none = [drop, dropParts, keepOnly, add, replace].every((list) => list.length === 0);
  return (
    none && Object.keys(style).length === 0 && to === null && title === null && !goesBack && value === null
  );
}

function isStyle(words: string): boolean {
  return (
    /이모티콘|이모지|말투|^(?:욕|너무|존칭)$|emoji/iu.test(words) ||
    Object.keys(readTextStyle(words)).length > 0
  );
}

function replacements(text: string): TextRevision["replace"] {
  for (const form of REPLACED) {
    const { from, to } = form.exec(text)?.groups ?? {};
    if (from === undefined || to === undefined || /(?:한테|에게|께)$/u.test(to.trim())) continue;
    const cleaned = { from: withoutParticle(from), to: to.trim().replace(/^["“'‘]|["”'’]$/gu, "") };
    if (
      cleaned.from !== "" &&
      cleaned.to !== "" &&
      !isStyle(cleaned.from) &&
      !/^(?:그거|그건|그게|이거|시간은|인원은)$/u.test(cleaned.from)
    )
      return [cleaned];
  }
  return [];
}

function withoutParticle(words: string): string {
  return words
    .trim()
    .replace(/(?:이라는|라는)? ?(?:말|표현|단어)?(?:은|는|을|를|이|가|도)?$/u, "")
    .trim();
}

function dropped(text: string, replace: TextRevision["replace"]): readonly string[] {
  const quoted = [...text.matchAll(DROP_QUOTED)].map(([, words = ""]) => words.trim());
  const plain =
    quoted.length > 0
      ? []
      : [...text.matchAll(DROP), ...text.matchAll(DROP_ENGLISH)].map(([, words = ""]) =>
          withoutParticle(words),
        );
  const isReplaced = (words: string) =>
    replace.some(({ from }) => from.includes(words) || words.includes(from));
  return [
    ...quoted,
    ...plain.map((words) =>
      words.replace(/^(?:아니|아이다|그리고|그럼|근데|끝에|거기서?|그 ?글에서|메일에서?|에서) /u, ""),
    ),
  ].filter(
    (words) => words.length > 0 && !isReplaced(words) && !/^(?:그|그거|이거|그건|좀|그 말)$/u.test(words),
  );
}

function added(text: string, style: TextStyle): readonly Content[] {
  const quoted = quotedIn(text);
  if (quoted.length > 0) return quoted;
  return [...text.matchAll(ADD), ...text.matchAll(ADD_ENGLISH)].flatMap(
    ([, words = ""]): readonly Content[] => {
      const what = words
        .trim()
        .replace(/^(?:그리고|그럼|아|근데|거기에?|맨 ?끝에|끝에|뒤에|앞에|밑에|메일에) /u, "")
        .replace(/^["“'‘]|["”'’]$/gu, "");
      if (what === "" || isStyle(what) || (style.emoji !== undefined && /이모/u.test(what))) return [];
      return [{ type: "topic", words: what }];
    },
  );
}

/** «새 계약은 2월 21일부터라고», «다음 주에 다시 온다고도 넣어줘». */
function quotedIn(text: string): readonly Content[] {
  return text
    .split(/[.!?,\n]|(?<=고) (?=새 |그리고 )|(?:넣어주고|빼고|해주고) /u)
    .flatMap((part): readonly Content[] => {
      const tokens = (part ?? "").trim().split(/\s+/u);
      const at = tokens.findIndex(
        (token) =>
          /(?:고|는지|은지|ㄹ지|는)(?:도|만|요)?$/u.test(token) &&
          readQuoted(token.replace(/도$/u, "")) !== null &&
          /[다라자냐]고|지|다는|라는/u.test(token),
      );
      if (at < 0) return [];
      const rest = tokens.slice(at + 1);
      if (rest.some((token) => /^(?:쓰지|하지|넣지|적지|빼|말고|지우|삭제)/u.test(token))) return [];
      if (
        rest.length > 0 &&
        !rest.every(
          (token) => SAYING.test(token) || /^(?:추가|넣|써|적|줘|주세요|해|말|하나|고쳐|바꿔)/u.test(token),
        )
      )
        return [];
      const read = readQuoted((tokens[at] ?? "").replace(/도$/u, ""));
      const before = tokens.slice(0, at).join(" ");
      return read === null
        ? []
        : [{ type: "said", said: { ...read, lead: before === "" ? "" : `${before} ` } }];
    });
}
