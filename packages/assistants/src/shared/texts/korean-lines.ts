import {
  type Content,
  PURPOSE_PREDICATES,
  type Purpose,
  type Register,
  readSentence,
  type Said,
  saySentence,
  withParticle,
} from "@maru/language";
import { line, type TextLine } from "./text-data.ts";

/** Whoever does these for us is honoured in what we ask: «언제 주실 건가요?» */
const OF_THEM = ["주", "오", "보내", "돌려주", "고쳐주", "해주", "갚", "정하"];

/** What is reported, in the words of who sends it. */
export function saidLine(said: Said, register: Register): TextLine {
  const isPolite = register === "haeyo" || register === "hapsyo";
  const lead = isPolite
    ? said.lead.replaceAll(OWN, (word) => OWN_POLITE[word] ?? word).replace(/주는 (것|쪽)/u, "드리는 $1")
    : said.lead;
  const open = said.act === "state" || said.act === "intend" ? lead.replace(UNKNOWN, "[$<what>]") : lead;
  const asks = said.act === "ask" || said.act === "wonder";
  const isTheirs = asks && OF_THEM.includes(said.predicate.stem);
  const honoured =
    asks && said.predicate.stem === "거"
      ? lead.replace(/(?<= |^)(줄|올|보낼|돌려줄|고칠|해줄|할) $/u, (form) => HONOURED[form.trim()] ?? form)
      : open;
  const act =
    said.act === "state" &&
    isPolite &&
    WILLED.test(said.predicate.stem) &&
    !/[가-힣](?:이|가|께서) /u.test(lead.replace(/제가 /u, ""))
      ? "intend"
      : said.act;
  const whole: Said = {
    ...said,
    act,
    lead: isPolite ? honoured : open,
    isHonoured: isTheirs || said.isHonoured === true,
  };
  return line("body", saySentence(whole, register), { said: asData(whole) });
}

/** Every field there, as it is kept. */
function asData(said: Said): NonNullable<TextLine["said"]> {
  return { ...said, isHonoured: said.isHonoured === true };
}

/** Said of oneself it is a promise: «낸다» is «낼게요». */
const WILLED =
  /(?:^|[ 가-힣])(?:내|보내|돌려주|(?<!감사|연락|부탁|축하|사과|문의|인사|말씀)드리|받아들이|나가|비우|포기하|첨부하|보내드리|갚|입금하|취소하)$/u;
/** «몇 시에 내린다»: what nobody said stays a gap. */
const UNKNOWN = /(?<what>몇 ?(?:시|명|일|월|개|시쯤)|언제|얼마|어디)(?=[가-힣 ])/u;

const OWN = /(?<![가-힣])(?:내가|나는|나한테|난|나도|내)(?= )/gu;
const OWN_POLITE: { readonly [word: string]: string } = {
  내가: "제가",
  나는: "저는",
  나한테: "저한테",
  난: "저는",
  나도: "저도",
  내: "제",
};
const HONOURED: { readonly [form: string]: string } = {
  줄: "주실 ",
  올: "오실 ",
  보낼: "보내실 ",
  돌려줄: "돌려주실 ",
  고칠: "고치실 ",
  해줄: "해 주실 ",
  할: "하실 ",
};

/** Sentences out of all that is to be said, with what a text is for where only a thing is named. */
export function bodyLines(
  contents: readonly Content[],
  purpose: Purpose | null,
  register: Register,
): readonly TextLine[] {
  const topics = contents.flatMap((each) => (each.type === "topic" ? [each.words] : []));
  const others = contents.filter(({ type }) => type !== "topic");
  const lines = others.map((each) =>
    each.type === "said"
      ? saidLine(each.said, register)
      : line("body", each.type === "words" ? each.words : ""),
  );
  if (topics.length > 0 && purpose === "inquiry" && lines.length > 0) return lines;
  if (topics.length > 0 && purpose !== null && JOINS.includes(purpose))
    return [...lines, purposeLine(topics.join(", "), purpose, register)];
  const told = topics.flatMap((words) => {
    if (/\d/u.test(words)) return [topicLine(words, register)];
    return lines.length > 0 ? [] : [aboutLine(words, register)];
  });
  const isBare = lines.length === 0 && told.length === 0;
  return isBare && purpose !== null ? [purposeLine("", purpose, register)] : [...lines, ...told];
}

/** A thing that is only named says why one writes, and leaves the rest open. */
function aboutLine(words: string, register: Register): TextLine {
  const predicate = { stem: register === "banmal" ? "연락하" : "연락드리", kind: "verb" as const };
  const said: Said = { lead: `${words} 건으로 `, predicate, act: "state" };
  return line("body", `${saySentence(said, register)} [전할 내용]`);
}

/** Purposes that take what is named as their object. */
const JOINS: readonly Purpose[] = [
  "request",
  "inquiry",
  "confirmation",
  "notice",
  "proposal",
  "refusal",
  "invitation",
  "congratulation",
  "permission",
];

function purposeLine(about: string, purpose: Purpose, register: Register): TextLine {
  const { object, alone, predicate } = PURPOSE_PREDICATES[purpose];
  if (purpose === "inquiry" && about !== "")
    return saidLine(
      {
        lead: `${withParticle(about, "은/는")} 어떻게 `,
        predicate: { stem: "되", kind: "verb" },
        act: "ask",
      },
      register,
    );
  const lead =
    about === ""
      ? alone
      : object === ""
        ? `${about} `
        : `${object === "에" ? `${about}에` : withParticle(about, object as "을/를")} `;
  if (about === "" && alone === "" && purpose !== "permission")
    return line(
      "body",
      `[${GAPS[purpose] ?? "전할 내용"}] ${saySentence({ lead: "", predicate, act: "state" }, register)}`,
    );
  const said: Said = {
    lead: lead === "" ? "[허락받을 일] " : lead,
    predicate,
    act: purpose === "permission" ? "request" : "state",
  };
  return line("body", saySentence(said, register), { said: asData(said) });
}

const GAPS: { readonly [purpose in Purpose]?: string } = {
  request: "부탁할 것",
  inquiry: "물어볼 것",
  confirmation: "확인할 것",
  notice: "알릴 것을",
  proposal: "제안할 조건으로",
  permission: "허락받을 일",
};

const PROMISES = ["기로", "는", "게"] as const;
const TOWARDS = /(?:으로|로)$/u;

/** «첫 번째는 25일», «반만 1200/75로»: a thing that is told in so many words. */
export function topicLine(words: string, register: Register): TextLine {
  const sentence = readSentence(words);
  if (sentence !== null) return saidLine(sentence, register);
  if (words.includes(":") || /[A-Za-z]$/u.test(words)) return line("body", words);
  const said: Said = TOWARDS.test(words)
    ? { lead: `${words} `, predicate: { stem: "하고 싶", kind: "adjective" }, act: "state" }
    : copulaOf(words);
  return line("body", saySentence(said, register), { said: asData(said) });
}

function copulaOf(words: string): Said {
  const at = words.lastIndexOf(" ") + 1;
  return { lead: words.slice(0, at), predicate: { stem: words.slice(at), kind: "copula" }, act: "state" };
}

/** A term of a contract: «체납이 있으면 계약금을 돌려받기로 한다.» */
export function clauseLine(content: Content): TextLine {
  if (content.type === "words") return line("body", content.words);
  if (content.type === "said") {
    const { said } = content;
    const isTerm = said.predicate.stem === "하고 싶";
    const own: Said = isTerm ? { ...said, predicate: { stem: "하", kind: "verb" } } : said;
    return line("body", saySentence(own, "plain"), { said: asData(own) });
  }
  const words = content.words.replace(/(?:것도|것|거|도)$/u, "");
  const promised = PROMISES.find((ending) => words.endsWith(ending) && words.length > ending.length);
  if (promised !== undefined) return line("body", `${words.slice(0, -promised.length)}기로 한다.`);
  return line(
    "body",
    `${TOWARDS.test(words) || /그대로$/u.test(words) ? words : withParticle(words, "으로/로")} 한다.`,
  );
}
