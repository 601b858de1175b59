import type { CheckedCall } from "@maru/dialogue";
import { dateInSeoul, findCounts, findMoney, findNumbers, findPeople } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import { RULES } from "../agents/compliance-agent.ts";
import { sayCases } from "../answer/say-cases.ts";
import type { Desk } from "../desk.ts";
import type { Act } from "../domain/compliance/act.ts";
import { casesOf } from "../domain/compliance/judge-open.ts";
import type { Rule } from "../domain/compliance/rule.ts";
import { findCues } from "../reading/cues.ts";
import { readAct } from "../reading/read-act.ts";
import { ruleAspects } from "../reading/rule-words.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { saidWords } from "./said-words.ts";

type State = GlobalSessionState;

/** `rule`: may I, how much at most, which text. What is said next changes the act before, and it is judged again. */
export function answerRule(desk: Desk) {
  return (call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> => {
    const words = saidWords(call, scene);
    const aspects = ruleAspects(words);
    const act = actOf(words, scene, desk);
    if (aspects.includes("text") || aspects.includes("changes") || aspects.includes("exception"))
      return foundText(scene, { text: textOf(words, act, aspects) });
    if (aspects.includes("penalty"))
      return foundText(scene, {
        text: {
          ko: "어겼을 때의 징계나 처벌은 가진 규정에 없어요. 준법관리팀에 확인해 주세요.",
          en: "The rules at hand name no penalty. Please ask the compliance team.",
        },
      });
    if (act === null) return foundText(scene, { text: textOf(words, null, aspects) });
    const cases = casesOf(act, RULES, desk.data.ledger);
    if (cases.every(({ verdict }) => verdict.findings.length === 0))
      return foundText(scene, { text: NO_RULE });
    return {
      ...foundText(scene, { text: { ko: sayCases(act, cases, "ko"), en: sayCases(act, cases, "en") } }),
      update: { last_act: structuredClone(act) as never },
    };
  };
}

const NO_RULE = {
  ko: "이 행위를 다루는 규정을 가지고 있지 않아 판단하지 않을게요. 준법관리팀에 확인해 주세요.",
  en: "No rule at hand is about this. Please ask the compliance team.",
};

/** The act that is told; what it leaves open is as in the act before, when one was judged. */
export function actOf(words: string, { state, now }: Scene<State>, desk: Desk): Act | null {
  const own = readAct(words, now, desk);
  const { last_act: last } = state;
  if (own !== null && last === null) return own.kind === "meal" ? own : { ...own, people: own.people ?? 1 };
  if (last === null) return null;
  const cues = findCues(words);
  const occasion = cues.flatMap(({ meaning }) => (meaning.is === "occasion" ? [meaning.occasion] : []))[0];
  const money = findMoney(words)[0]?.value;
  const counted = findPeople(words).find(({ value }) => value.kind === "count")?.value;
  const people = counted?.kind === "count" && counted.total > 0 ? counted.total : last.people;
  const bare = findNumbers(words).find(
    ({ span }) => span.end === words.replace(/[?!.~\s]+$/u, "").length,
  )?.value;
  const inTenThousands = bare?.kind === "exact" && bare.amount < 1000 ? bare.amount * 10_000 : null;
  const said = money === undefined || money.kind === "range" ? inTenThousands : money.amount;
  const amount =
    said === null
      ? own !== null && own.kind !== last.kind
        ? null
        : last.amount
      : money?.basis === "per_person"
        ? said * (people ?? 1)
        : said;
  return {
    ...last,
    kind: own?.kind ?? last.kind,
    occasion: occasion ?? (own !== null && own.kind !== last.kind ? null : last.occasion),
    people,
    amount,
    date: own !== null && own.date !== dateInSeoul(now) ? own.date : last.date,
    recipient: own?.recipient ?? last.recipient,
    is_public_official: own?.is_public_official ?? last.is_public_official,
    facts: { ...last.facts, ...(own?.facts ?? {}) },
  };
}

const MOST_RULES = 4;

/** The rules about what is asked, in their own words, with article and date. */
function textOf(words: string, act: Act | null, aspects: readonly string[]) {
  const [article] = findCounts(words).flatMap(({ value }) => (value.kind === "exact" ? [value.amount] : []));
  const numbered = RULES.filter(
    ({ source }) => source.article === `제${article ?? 0}조` || words.includes(source.article),
  );
  const about =
    numbered.length > 0 ? numbered : act === null ? [] : RULES.filter(({ acts }) => acts.includes(act.kind));
  const shown = about.slice(0, MOST_RULES);
  if (shown.length === 0)
    return {
      ko: "어떤 일의 규정인지 말씀해 주세요. 식사, 판촉물·기념품, 강연료, 자문료, 학술대회, 시장조사, 견본품이면 한도와 조항을 바로 알려 드려요. 그 밖의 규정은 가지고 있지 않아 준법관리팀에 확인하셔야 해요.",
      en: "I hold no rule on that: only those on meals, items, lectures, advice, conferences, surveys and samples.",
    };
  const lead = aspects.includes("changes")
    ? { ko: "시행일까지 적으면 이래요.\n", en: "With the day from which each holds:\n" }
    : aspects.includes("exception")
      ? {
          ko: "가진 규정에는 따로 적힌 예외가 없어요. 본문은 이래요.\n",
          en: "The rules at hand name no exception. The text:\n",
        }
      : { ko: "", en: "" };
  const say = (rule: Rule, language: "ko" | "en") =>
    `- ${rule.source.title} ${rule.source.article}: ${rule.title[language]} (${rule.valid_from}${language === "ko" ? "부터" : " on"})`;
  return {
    ko: `${lead.ko}${shown.map((rule) => say(rule, "ko")).join("\n")}`,
    en: `${lead.en}${shown.map((rule) => say(rule, "en")).join("\n")}`,
  };
}
