import { type CheckedCall, grouped } from "@maru/dialogue";
import { dateInSeoul, findCounts, findMoney, findNumbers, findPeople, trimMarks } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language, Sentence } from "@maru/state";
import { foundText } from "../../shared/operations/found-text.ts";
import { RULES } from "../agents/compliance-agent.ts";
import { sayCases } from "../answer/say-cases.ts";
import type { Desk } from "../desk.ts";
import type { Act } from "../domain/compliance/act.ts";
import { judge } from "../domain/compliance/judge.ts";
import { casesOf } from "../domain/compliance/judge-open.ts";
import { isInForce, type Rule } from "../domain/compliance/rule.ts";
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
    if (aspects.includes("retention") || aspects.includes("deadline"))
      return foundText(scene, {
        text: notHeld(aspects.includes("retention") ? "retention" : "deadline", act),
      });
    if (aspects.includes("left") && act !== null) return foundText(scene, { text: leftOf(act, desk) });
    if (act !== null && act.amount === null && (aspects.includes("limit") || aspects.includes("times")))
      return {
        ...foundText(scene, { text: limitsOf(act) }),
        update: { last_act: structuredClone(act) as never },
      };
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

const ASKED_ABOUT = {
  retention: { ko: "자료 보관 기간", en: "how long records are kept" },
  deadline: { ko: "보고·신고 기한", en: "a reporting deadline" },
};

/** What the rules do not say is said to be missing; the nearest that they do say stands beside it. */
function notHeld(asked: keyof typeof ASKED_ABOUT, act: Act | null): Sentence {
  const near = RULES.filter(
    ({ requires, acts }) => requires.length > 0 && (act === null || acts.includes(act.kind)),
  ).slice(0, 2);
  const say = (language: Language) => near.map((rule) => `- ${cited(rule, language)}`).join("\n");
  return {
    ko: `${ASKED_ABOUT[asked].ko}은 가진 규정(자율준수 관리규정 제10·13~16조, 청탁금지법)에 없어요. 준법관리팀에 확인해 주세요.${near.length === 0 ? "" : `\n가장 가까운 규정은 이래요.\n${say("ko")}`}`,
    en: `The rules I hold do not say ${ASKED_ABOUT[asked].en}; please ask the compliance team.${near.length === 0 ? "" : `\nThe nearest rules:\n${say("en")}`}`,
  };
}

const cited = ({ source, title }: Rule, language: Language) =>
  `${title[language]} (${source.title} ${source.article})`;

const limiting = ({ kind, occasion, date }: Act) =>
  RULES.filter(
    (rule) =>
      rule.acts.includes(kind) &&
      isInForce(rule, date) &&
      !rule.notice_only &&
      (rule.limit !== null || rule.forbidden) &&
      (occasion === null || rule.occasions === null || rule.occasions.includes(occasion)),
  );

/** Every limit on an act of that kind, before anything is told of this one. */
function limitsOf(act: Act): Sentence {
  const rules = limiting(act);
  if (rules.length === 0) return NO_RULE;
  const say = (language: Language) =>
    rules.map((rule) => `- ${cited(rule, language)}${forAll(rule, act.people, language)}`).join("\n");
  return { ko: `한도는 이래요.\n${say("ko")}`, en: `The limits:\n${say("en")}` };
}

/** A limit for one person comes to so much for all who are there. */
function forAll({ limit }: Rule, people: number | null, language: Language): string {
  if (limit?.of !== "amount_per_person" || people === null || people < 2) return "";
  const whole = grouped(limit.most * people);
  return { ko: `: ${people}명이면 ${whole}원`, en: `: ${whole} won for ${people}` }[language];
}

/** What is left of each limit that adds up, by the ledger. */
function leftOf(act: Act, { data }: Desk): Sentence {
  const { recipient } = act;
  const adding = limiting(act).filter(({ limit }) => limit !== null && limit.over !== "act");
  if (recipient === null || adding.length === 0)
    return {
      ko: `남은 한도는 받는 분마다 달라요. 어느 분인지 말씀해 주시면 지출장부로 계산할게요.\n${limitsOf(act).ko}`,
      en: `What is left depends on who receives it. Name the person, and I work it out from the ledger.\n${limitsOf(act).en}`,
    };
  const lines = adding.flatMap((rule) => {
    const { limit } = rule;
    const known = { ...act, amount: 0, people: 1, is_public_official: act.is_public_official ?? false };
    const used = judge({ ...known, facts: allTrue(rule) }, [rule], data.ledger).findings[0]?.used ?? null;
    if (limit === null || used === null) return [];
    const isTimes = limit.of === "times";
    const before = isTimes ? used - 1 : used;
    return [{ rule, before, left: Math.max(0, limit.most - before), isTimes }];
  });
  const say = (language: Language) =>
    lines
      .map(({ rule, before, left, isTimes }) => {
        const of = (value: number) => `${grouped(value)}${UNITS[isTimes ? "times" : "won"][language]}`;
        return language === "ko"
          ? `- ${of(left)} 남음 (${of(before)} 씀): ${cited(rule, "ko")}`
          : `- ${of(left)} left (${of(before)} used): ${cited(rule, "en")}`;
      })
      .join("\n");
  return {
    ko: `${recipient} 기준, ${act.date}까지 지출장부로 본 남은 한도예요.\n${say("ko")}`,
    en: `Left for ${recipient} by the ledger up to ${act.date}:\n${say("en")}`,
  };
}

const UNITS = { won: { ko: "원", en: " won" }, times: { ko: "회", en: " times" } };

const allTrue = ({ requires }: Rule) => Object.fromEntries(requires.map((fact) => [fact, true]));

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
    ({ span }) => span.end === trimMarks(words, { end: "?!.~" }).length,
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
