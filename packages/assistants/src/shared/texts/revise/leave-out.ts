import { formOfPart, isMatterItself, nameOfPart, understand, withParticle } from "@maru/language";
import { spelledAmounts } from "../spelled-amounts.ts";
import type { TextLine } from "../text-data.ts";
import { type Apply, rewritten, type Step, say, withLines } from "./step.ts";

export const dropped: Apply = (step, { drop }) => {
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
  const isWhen = understand(wanted, step).mentions.some(({ readings }) => readings[0]?.kind === "date");
  const bodies = lines.filter(({ role, words }) => role === "body" && words !== "");
  const kept = lines.filter(
    (each) => !(holds(each) && each.role !== "title" && (each.role !== "body" || bodies.length > 1)),
  );
  if (kept.length < lines.length && !isWhen) return kept;
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

export const droppedParts: Apply = (step, { dropParts }) => {
  let lines = step.data.lines;
  let { told } = step;
  for (const part of dropParts) {
    const before = lines;
    if (part === "greeting") lines = lines.filter(({ role }) => role !== "opening");
    else if (part === "thanks")
      lines = lines.filter(
        ({ role, words }) => role !== "closing" && !/^감사합니다|^고맙습니다/u.test(words),
      );
    else lines = withoutPart(lines, formOfPart(part));
    const label = nameOfPart(part);
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

export const onlyKept: Apply = (step, { keepOnly }) => {
  const [wanted] = keepOnly;
  if (wanted === undefined) return {};
  const { lines } = step.data;
  if (isMatterItself(wanted))
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
