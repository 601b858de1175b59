import { BOUND_TAIL, type Mention, understand, withParticle } from "@maru/language";
import { saidLine, topicLine } from "../korean-lines.ts";
import { spelledAmounts } from "../spelled-amounts.ts";
import { line, plainText } from "../text-data.ts";
import { type Apply, rewritten, say, withLines } from "./step.ts";

export const added: Apply = (step, { add }) => {
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
export const revalued: Apply = (step, { value, valueName, replace, add, drop, to, title, style }) => {
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
  const named = valueName === null ? null : besideName(there, text, { name: valueName, words: wanted.words });
  const only = there.length === 1 ? there[0]?.words : undefined;
  const before = valueName === null ? only : named;
  const gap = GAPS_OF[kind]?.find((each) => text.includes(each));
  const [found, put] = [before, wanted.words].map((words) => words?.replace(BOUND_TAIL, ""));
  const target = found ?? (valueName === null || kind === "date" ? gap : undefined);
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
    each.words.includes(target) && each.words.includes(valueName ?? "")
      ? rewritten(each, each.words.replace(target, put ?? ""))
      : each,
  );
  return {
    data: withLines(data, lines),
    told: say(step, `${target.replace(/[[\]]/gu, "")} → ${put}`, `${target} → ${put}`),
  };
};

/** The value that stands after a name, in its sentence: «보험은 12주» is not of the rent. */
function besideName(
  there: readonly Mention[],
  text: string,
  { name, words }: { readonly name: string; readonly words: string },
): string | undefined {
  const at = text.indexOf(name);
  if (at < 0) return undefined;
  const end = text.slice(at).search(/[.!?](?:\s|$)|\n/u);
  const until = end < 0 ? text.length : at + end;
  const after = there.find(({ span }) => span.start > at && span.start < until);
  if (after !== undefined) return after.words;
  const unit = /^\d+ ?(?<unit>\p{L}{1,3})$/u.exec(words)?.groups?.["unit"];
  return unit === undefined ? undefined : new RegExp(`\\d+ ?${unit}`, "u").exec(text.slice(at, until))?.[0];
}

const GAPS_OF: { readonly [kind: string]: readonly string[] } = {
  date: ["[날짜]", "[보내는 날짜]", "[date]", "[약속한 날]"],
  money: ["[금액]", "[amount]"],
};
