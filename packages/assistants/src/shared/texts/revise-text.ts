import {
  type Register,
  readSentence,
  saySentence,
  type TextRevision,
  understand,
  withParticle,
} from "@maru/language";
import { called } from "./addressee.ts";
import { shortened } from "./compose-text.ts";
import { saidLine, topicLine } from "./korean-lines.ts";
import { spelledAmounts } from "./spelled-amounts.ts";
import { line, plainText, type TextData, type TextLine } from "./text-data.ts";

/** What came of a revision, in short sentences for the person. */
export interface Revised {
  readonly data: TextData;
  readonly told: readonly string[];
}

interface Step extends Revised {
  readonly now: string;
  readonly isBareMoney: boolean;
}

/** A written text with what was asked to be different, and nothing else. */
export function reviseText(
  data: TextData,
  revision: TextRevision,
  { now, isBareMoney }: Pick<Step, "now" | "isBareMoney">,
): Revised {
  const steps = [
    retitled,
    readdressed,
    replaced,
    dropped,
    droppedParts,
    onlyKept,
    added,
    revalued,
    restyled,
    relengthened,
    emojis,
  ];
  let step: Step = { data, told: [], now, isBareMoney };
  for (const apply of steps) step = { ...step, ...apply(step, revision) };
  return { data: step.data, told: step.told };
}

type Apply = (step: Step, revision: TextRevision) => Partial<Step>;

function say({ data, told }: Step, ko: string, en: string): readonly string[] {
  return [...told, { ko, en }[data.language]];
}

function withLines(data: TextData, lines: readonly TextLine[]): TextData {
  return { ...data, lines };
}

const retitled: Apply = (step, { title }) => {
  const { data } = step;
  if (title === null) return {};
  const at = data.lines.findIndex(({ role }) => role === "title");
  const lines =
    at < 0
      ? [
          line("title", title),
          ...data.lines.map((each, index) => (index === 0 ? { ...each, breaks: true } : each)),
        ]
      : data.lines.map((each, index) =>
          index === at ? { ...each, words: each.words.startsWith("제목:") ? `제목: ${title}` : title } : each,
        );
  return {
    data: withLines(data, lines),
    told: say(
      step,
      `제목을 ‘${title}’${withParticle(title, "으로/로").slice(title.length)} 바꿨어요.`,
      `The title is “${title}” now.`,
    ),
  };
};

const PRONOUN = /^(?:갸|걔|그|그분|쟤|그 사람|him|her)$/u;

const readdressed: Apply = (step, { to }) => {
  const { data } = step;
  if (to === null || PRONOUN.test(to)) return {};
  const name = called(to);
  const before = data.to === null ? null : called(data.to);
  const isNamed = before !== null && plainText(data).includes(before);
  const lines = isNamed
    ? data.lines.map((each) => ({ ...each, words: each.words.replaceAll(before, name) }))
    : data.lines.some(({ role, words }) => role === "opening" && /^안녕하세요/u.test(words))
      ? data.lines.map((each) =>
          each.role === "opening" && /^안녕하세요/u.test(each.words)
            ? { ...each, words: each.words.replace(/^안녕하세요(?:,[^.]*)?\./u, `안녕하세요, ${name}.`) }
            : each,
        )
      : [line("opening", `${name},`), ...data.lines];
  return {
    data: { ...withLines(data, lines), to },
    told: say(step, `받는 사람을 ${withParticle(to, "으로/로")} 바꿨어요.`, `It is addressed to ${to} now.`),
  };
};

const replaced: Apply = (step, { replace }) => {
  let { data } = step;
  let { told } = step;
  for (const { from, to } of replace) {
    const spelled = spelledAmounts(to.trim(), step);
    const found = [from, spelledAmounts(from, step)].find((words) => plainText(data).includes(words));
    if (found === undefined) continue;
    data = withLines(
      data,
      data.lines.map((each) =>
        each.words.includes(found) ? rewritten(each, each.words.replaceAll(found, spelled)) : each,
      ),
    );
    told = say(
      { ...step, told },
      `‘${found}’을 ‘${spelled}’${withParticle(spelled, "으로/로").slice(spelled.length)} 바꿨어요.`.replace(
        `‘${found}’을`,
        `‘${found}’${withParticle(found, "을/를").slice(found.length)}`,
      ),
      `“${found}” is “${spelled}” now.`,
    );
  }
  return { data, told };
};

function rewritten(each: TextLine, words: string): TextLine {
  const said = each.said === null ? null : readSentence(words);
  return { ...each, words, said: said === null ? null : { ...said, isHonoured: said.isHonoured === true } };
}

const dropped: Apply = (step, { drop }) => {
  let { data } = step;
  let { told } = step;
  for (const wanted of drop) {
    const lines = withoutWords(data.lines, wanted, step);
    const isFound =
      lines.length < data.lines.length ||
      lines.some(({ words }, index) => words !== data.lines[index]?.words);
    told = isFound
      ? say({ ...step, told }, `‘${wanted}’ 부분을 뺐어요.`, `Took “${wanted}” out.`)
      : say(
          { ...step, told },
          `‘${wanted}’${withParticle(wanted, "은/는").slice(wanted.length)} 글에 없어요.`,
          `“${wanted}” does not stand in it.`,
        );
    data = withLines(data, lines);
  }
  return { data, told };
};

/** The sentence that speaks of it goes; where it is only a word of the one sentence there is, the word goes. */
function withoutWords(lines: readonly TextLine[], wanted: string, step: Step): readonly TextLine[] {
  const forms = [wanted, spelledAmounts(wanted, step)];
  const holds = ({ words }: TextLine) => forms.some((form) => form !== "" && words.includes(form));
  const bodies = lines.filter(({ role, words }) => role === "body" && words !== "");
  const kept = lines.filter(
    (each) => !(holds(each) && each.role !== "title" && (each.role !== "body" || bodies.length > 1)),
  );
  if (kept.length < lines.length) return kept;
  return lines.map((each) =>
    holds(each)
      ? rewritten(
          each,
          forms
            .reduce((words, form) => words.replaceAll(form, ""), each.words)
            .replaceAll(/\s{2,}/gu, " ")
            .trim(),
        )
      : each,
  );
}

const IN_PART: { readonly [part: string]: RegExp } = {
  money:
    /\d[\d,.]*(?:억|천|만|백)* ?(?:만)?원|\{\{t\d+\.(?:deposit|rent|price|offer|mgmt_fee|total|per_person)[^}]*\}\}/gu,
  number: /\d[\d,.]*%?/gu,
  date: /(?:\d{2,4}년 )?\d{1,2}월 \d{1,2}일|\d{1,2}\/\d{1,2}|\{\{t\d+\.[a-z_]*date\}\}/gu,
  apology: /죄송|사과|미안/u,
  address: /\[[^\]]*주소\]|\{\{t\d+\.address[^}]*\}\}/gu,
  law: /제\d+조|보호법|민법|Article \d/u,
  name: /\[[^\]]*(?:이름|임차인|임대인)\]|\{\{t\d+\.(?:lessee|lessor)_name\}\}/gu,
};

const droppedParts: Apply = (step, { dropParts }) => {
  let lines = step.data.lines;
  let { told } = step;
  for (const part of dropParts) {
    const before = lines;
    if (part === "greeting") lines = lines.filter(({ role }) => role !== "opening");
    else if (part === "thanks")
      lines = lines.filter(
        ({ role, words }) => role !== "closing" && !/^감사합니다|^고맙습니다/u.test(words),
      );
    else lines = withoutPart(lines, IN_PART[part]);
    const label = PART_NAMES[part] ?? part;
    told =
      lines === before ||
      (lines.length === before.length && lines.every((each, index) => each.words === before[index]?.words))
        ? say(
            { ...step, told },
            `${withParticle(label, "은/는")} 글에 없어요.`,
            `There is no such thing in it.`,
          )
        : say({ ...step, told }, `${withParticle(label, "을/를")} 뺐어요.`, `Took it out.`);
  }
  return { data: withLines(step.data, lines), told };
};

const PART_NAMES: { readonly [part: string]: string } = {
  money: "금액",
  number: "숫자",
  date: "날짜",
  name: "이름",
  greeting: "인사",
  thanks: "감사 인사",
  apology: "사과",
  address: "주소",
  law: "법 조문",
};

function withoutPart(lines: readonly TextLine[], form: RegExp | undefined): readonly TextLine[] {
  if (form === undefined) return lines;
  const plain = new RegExp(form.source, "u");
  const bodies = lines.filter(({ role, words }) => role === "body" && words !== "");
  const left = bodies.filter(({ words }) => !plain.test(words));
  if (left.length > 0)
    return lines
      .filter((each) => !(each.role === "body" && plain.test(each.words)))
      .map((each) => cut(each, form));
  return lines.map((each) => cut(each, form));
}

function cut(each: TextLine, form: RegExp): TextLine {
  if (!form.global) return each;
  const words = each.words
    .replaceAll(form, "")
    .replaceAll(/\s{2,}/gu, " ")
    .replaceAll(/ ([.,])/gu, "$1")
    .trim();
  return words === each.words ? each : rewritten(each, words);
}

const onlyKept: Apply = (step, { keepOnly }) => {
  const [wanted] = keepOnly;
  if (wanted === undefined) return {};
  const { lines } = step.data;
  if (/용건|본론|내용/u.test(wanted))
    return {
      data: withLines(
        step.data,
        lines.filter(({ role }) => role === "body" || role === "title"),
      ),
      told: say(step, "용건만 남겼어요.", "Kept only the matter."),
    };
  const kept = lines.filter(({ role, words }) => role !== "body" || words.includes(wanted));
  return kept.some(({ role }) => role === "body")
    ? {
        data: withLines(step.data, kept),
        told: say(step, `‘${wanted}’만 남겼어요.`, `Kept only “${wanted}”.`),
      }
    : {};
};

const added: Apply = (step, { add }) => {
  if (add.length === 0) return {};
  const { data } = step;
  const fresh = add.map((content) => {
    if (content.type === "words") return line("body", content.words);
    if (content.type === "said")
      return saidLine({ ...content.said, lead: spelledAmounts(content.said.lead, step) }, data.register);
    const words = spelledAmounts(content.words, step);
    return data.language === "en"
      ? line("body", `${words.charAt(0).toUpperCase()}${words.slice(1)}.`)
      : topicLine(words, data.register);
  });
  const last = data.lines.findLastIndex(({ role, words }) => role === "body" && words !== "");
  const beside = data.lines[last];
  const placed = fresh.map((each) => ({
    ...each,
    breaks:
      (beside?.breaks === true && beside.mark !== undefined) ||
      data.lines.filter(({ breaks, role }) => breaks && role === "body").length > 1,
    ...(beside?.mark === undefined ? {} : { mark: beside.mark }),
  }));
  const lines = [...data.lines.slice(0, last + 1), ...placed, ...data.lines.slice(last + 1)];
  return {
    data: withLines(data, lines),
    told: say(
      step,
      `‘${placed.map(({ words }) => words.replace(/[.]$/u, "")).join(" ")}’ 한 줄을 더했어요.`,
      "Added one line.",
    ),
  };
};

/** «날짜는 12월 1일로», «일단 185로»: a value takes the place of the one of its kind, or fills the gap. */
const revalued: Apply = (step, { value, replace, add, drop, to, title, style }) => {
  const { data, now } = step;
  const isTaken =
    replace.length + add.length + drop.length > 0 ||
    to !== null ||
    title !== null ||
    (Object.keys(style).length > 0 && style.lines !== undefined);
  if (value === null || isTaken) return {};
  const spelled = spelledAmounts(value, step);
  const said = understand(spelled, { now }).mentions.filter(({ polarity }) => polarity !== "denied");
  const kinds = ["money", "date", "duration", "percent", "people", "count"];
  const wanted = said.findLast(({ readings }) => readings.some(({ kind }) => kinds.includes(kind)));
  const kind = wanted?.readings.find((each) => kinds.includes(each.kind))?.kind;
  if (wanted === undefined || kind === undefined) return {};
  const text = plainText(data);
  const there = understand(text, { now }).mentions.filter(({ readings }) => readings[0]?.kind === kind);
  const before = there.length === 1 ? there[0]?.words : undefined;
  const gap = GAPS_OF[kind]?.find((each) => text.includes(each));
  const target = before ?? gap;
  if (target === undefined) {
    const words = spelled.replace(/^(?:아니|아|ㅇㅇ|그럼|그리고|네),? /u, "");
    const fresh = topicLine(words.replace(/(?:으로|로)[.!]?$/u, ""), data.register);
    const last = data.lines.findLastIndex(({ role, words: each }) => role === "body" && each !== "");
    return {
      data: withLines(data, [
        ...data.lines.slice(0, last + 1),
        {
          ...fresh,
          breaks: data.lines[last]?.breaks ?? false,
          ...(data.lines[last]?.mark === undefined ? {} : { mark: data.lines[last]?.mark }),
        },
        ...data.lines.slice(last + 1),
      ]),
      told: say(
        step,
        `‘${fresh.words.replace(/[.]$/u, "")}’${withParticle(fresh.words.replace(/[.]$/u, ""), "을/를").slice(-1)} 넣었어요.`,
        "Added it.",
      ),
    };
  }
  const lines = data.lines.map((each) =>
    each.words.includes(target) ? rewritten(each, each.words.replace(target, wanted.words)) : each,
  );
  return {
    data: withLines(data, lines),
    told: say(step, `${target.replace(/[[\]]/gu, "")} → ${wanted.words}`, `${target} → ${wanted.words}`),
  };
};

const GAPS_OF: { readonly [kind: string]: readonly string[] } = {
  date: ["[날짜]", "[보내는 날짜]", "[date]", "[약속한 날]"],
  money: ["[금액]", "[amount]"],
};

const restyled: Apply = (step, { style }) => {
  const { data } = step;
  if (data.language === "en") return {};
  const register = wantedRegister(style, data.register);
  if (register === null) return {};
  const lines = data.lines.map((each) => respoken(each, register, style.tone));
  const same = lines.every(({ words }, index) => words === data.lines[index]?.words);
  const told = same
    ? step.told
    : say(step, REGISTER_TOLD[style.tone ?? register] ?? "말투를 바꿨어요.", "Changed the tone.");
  return { data: { ...withLines(data, lines), register }, told };
};

const REGISTER_TOLD: { readonly [name: string]: string } = {
  soft: "말투를 더 부드럽게 바꿨어요. 내용은 그대로예요.",
  firm: "말투를 더 단호하게 바꿨어요. 내용은 그대로예요.",
  banmal: "반말로 바꿨어요. 내용은 그대로예요.",
  hapsyo: "더 공손하게 바꿨어요. 내용은 그대로예요.",
  haeyo: "조금 더 편한 존댓말로 바꿨어요. 내용은 그대로예요.",
};

function wantedRegister({ register, tone }: TextRevision["style"], now: Register): Register | null {
  if (now === "plain") return null;
  if (register === "hapsyo" && now === "hapsyo") return "hapsyo";
  if (register !== undefined) return register;
  if (tone === "soft") return now === "banmal" ? "banmal" : "haeyo";
  return tone === "firm" ? "hapsyo" : null;
}

function respoken(each: TextLine, register: Register, tone: "soft" | "firm" | undefined): TextLine {
  if (each.role === "closing" && register === "banmal")
    return { ...each, words: each.words.replace(/^감사합니다\.$/u, "고마워.") };
  if (each.role === "title" || each.role === "sign" || each.words === "") return each;
  const greeted = register === "banmal" ? each.words.replace(/^안녕하세요,? ?/u, "") : each.words;
  if (each.role === "opening" && register === "banmal") return { ...each, words: greeted };
  if (/^(?:안녕하세요|감사합니다)/u.test(each.words)) return each;
  const read = each.said ?? readSentence(each.words);
  if (read === null) return each;
  const said = { ...read, isHonoured: read.isHonoured === true };
  const words = saySentence(said, register);
  return { ...each, said, words: tone === "soft" ? softened(words) : words };
}

/** A demand is asked for, not given as an order. */
function softened(words: string): string {
  return words
    .replace(/주세요\.$/u, "주실 수 있을까요?")
    .replace(/주시기 바랍니다\.$/u, "주시면 감사하겠습니다.");
}

const relengthened: Apply = (step, { style }) => {
  if (style.lines === undefined && style.length !== "short") return {};
  const { data } = step;
  const lines = shortened(data.lines, { style });
  const isSame = plainText({ lines }) === plainText(data);
  return {
    data: withLines(data, lines),
    told: isSame
      ? say(step, "더 줄이면 내용이 빠져서 그대로 뒀어요.", "It cannot be shorter without losing something.")
      : say(step, "더 짧게 줄였어요.", "Made it shorter."),
  };
};

const PICTURES = /\s*\p{Extended_Pictographic}\uFE0F?/gu;

const emojis: Apply = (step, { style }) => {
  if (style.emoji === undefined) return {};
  const { data } = step;
  if (style.emoji === "without") {
    const lines = data.lines.map((each) => ({ ...each, words: each.words.replaceAll(PICTURES, "") }));
    const isSame = lines.every(({ words }, index) => words === data.lines[index]?.words);
    return {
      data: withLines(data, lines),
      told: isSame
        ? say(step, "이모티콘은 글에 없어요.", "There is no emoji in it.")
        : say(step, "이모티콘을 뺐어요.", "Took the emoji out."),
    };
  }
  const last = data.lines.findLastIndex(({ role, words }) => role !== "sign" && words !== "");
  const lines = data.lines.map((each, index) =>
    index === last ? { ...each, words: `${each.words} 😊`, said: null } : each,
  );
  return { data: withLines(data, lines), told: say(step, "이모티콘을 하나 넣었어요.", "Added an emoji.") };
};
