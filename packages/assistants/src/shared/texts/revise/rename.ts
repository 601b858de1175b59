import { called, isPronoun, withParticle } from "@maru/language";
import { spelledAmounts } from "../spelled-amounts.ts";
import { line, plainText } from "../text-data.ts";
import { type Apply, rewritten, say, withLines } from "./step.ts";

export const retitled: Apply = (step, { title }) => {
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

export const readdressed: Apply = (step, { to }) => {
  const { data } = step;
  if (to === null || isPronoun(to)) return {};
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

export const replaced: Apply = (step, { replace }) => {
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
