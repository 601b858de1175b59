import type { DeepReadonly, Language } from "@maru/state";
import { asksAsLandlord, findIssues } from "../issues/find-issues.ts";
import type { Issue } from "../issues/issue.ts";
import { issuesOf } from "../issues/issues-of.ts";
import { LAW_SERVICE } from "../law/official-text.ts";
import { isUnderstood } from "../reading/korean-for.ts";
import type { LegalResult } from "../shapes/results.ts";
import { cited, contentIn, gistOf, titled } from "./cite-articles.ts";
import { linesAbout } from "./focus.ts";
import { bullets, type Material, PLAIN, type Section } from "./section.ts";

type Result = DeepReadonly<LegalResult>;

/** Below it a hit is a guess and is not told: wrong law is worse than none. */
const SURE_RELEVANCE = 0.55;
const MOST_ARTICLES = 4;

/** What the law says to a question: the articles that were named, a known question, or what was found. */
export function lawSection(material: Material): Section {
  const { request, search, language } = material;
  const results = search?.legal_results ?? [];
  const named = request.facts.articles;
  const { term: explained, beside } = (search?.aggregated_results["legal"] ?? {}) as {
    readonly term?: Explained | null;
    readonly beside?: Explained | null;
  };
  if (request.topics.includes("term") && explained)
    return request.look === "articles"
      ? articlesSection(
          results.filter(({ relevance_score }) => relevance_score === 1),
          language,
        )
      : termSection(beside ? [beside, explained] : [explained], results, language);
  if (named.length > 0) return namedSection(named, results, language);
  const issues = issuesOf(request).filter(
    ({ articles }) =>
      articles.length === 0 ||
      articles.some(([statute, number]) => find(results, statute, number) !== undefined),
  );
  if (issues.length > 0) return issueSection(askedFirst(issues, request), results, material);
  // Of a text whose question is not understood, «landlord» or «deposit» alone would find any article at all.
  return foundSection(isUnderstood(request.text) ? results : [], language);
}

/** «그럼 권리금은요?» within a longer story: what is asked now comes first. */
function askedFirst(issues: readonly Issue[], { text, subject }: Material["request"]): readonly Issue[] {
  if (subject.length <= text.length + LONGER) return issues;
  const own = findIssues(text).map(({ id }) => id);
  const isOwn = ({ id }: Issue) => own.includes(id);
  return [...issues.filter(isOwn), ...issues.filter((issue) => !isOwn(issue))];
}

interface Explained {
  readonly term: string;
  readonly meaning: string;
  /** Not in what was found before there was any. */
  readonly term_en?: string;
  readonly meaning_en?: string;
}

function termSection(terms: readonly Explained[], results: readonly Result[], language: Language): Section {
  const named = results.filter(({ relevance_score }) => relevance_score === 1).slice(0, MOST_ARTICLES);
  return {
    ...PLAIN,
    title: terms.map((each) => termIn(each, language)).join(", "),
    lines: [
      ...terms.map((each) => `**${termIn(each, language)}**: ${meaningIn(each, language)}`),
      ...bullets(named.map((each) => `${titled(each, language)}: ${gistOf(each, language)}`)),
    ],
    ...cited(named, language),
    confidence: 0.95,
    isLegal: language !== "en" || named.length > 0,
  };
}

function find(results: readonly Result[], statute: string, number: string): Result | undefined {
  return results.find((each) => each.law_title === statute && each.article_number === number);
}

function namedSection(
  named: Material["request"]["facts"]["articles"],
  results: readonly Result[],
  language: Language,
): Section {
  const found = named.flatMap(
    ({ statute, number }) =>
      results.find(
        (each) => each.article_number === number && (statute === null || each.law_title === statute),
      ) ?? [],
  );
  if (found.length === 0) {
    const said = named.map(({ statute, number }) => `${statute ?? "주택임대차보호법"} ${number}`).join(", ");
    return {
      ...PLAIN,
      title: language === "ko" ? "법령" : "The law",
      lines: [
        language === "ko"
          ? `${said}는 제가 가진 요지에 없어요. 정확하지 않은 내용을 말씀드리지 않을게요. 국가법령정보센터(law.go.kr)에서 확인해 주세요.`
          : `${said} is not among the summaries I have. Please see law.go.kr.`,
      ],
      confidence: 0.4,
      isLegal: true,
    };
  }
  return {
    ...PLAIN,
    title: language === "ko" ? "법령" : "The law",
    lines: found.map((each) => `**${titled(each, language)}** ${contentIn(each, language)}`),
    ...cited(found, language),
    confidence: 0.95,
    isLegal: true,
  };
}

function issueSection(issues: readonly Issue[], results: readonly Result[], material: Material): Section {
  const { language, request } = material;
  const articles = issues
    .flatMap((issue) => issue.articles)
    .flatMap(([statute, number]) => find(results, statute, number) ?? []);
  const [main, ...also] = issues;
  // «더 자세히», «그 조항 원문은?»: the answer was read already.
  if (
    articles.length > 0 &&
    (request.look === "articles" || (request.reuses && /자세히/u.test(request.text)))
  )
    return {
      ...articlesSection(articles, language),
      isUrgent: issues.some((issue) => issue.isUrgent === true),
    };
  const isOther =
    main?.isUrgent === true && main.landlordOptions === undefined && isOfLandlord(material.request);
  const answer = `${isOther ? OF_TENANT[language] : ""}${main?.answer[language] ?? ""}`;
  const points = bullets(main?.points.map((point) => point[language]) ?? []);
  const others = also.map((each) => each.answer[language]);
  const steps = urgentSteps(main, material);
  const told = [answer, ...points, ...others, ...steps];
  const focus = focusOf(main, material);
  return {
    ...PLAIN,
    title: language === "ko" ? "법에서는" : "The law",
    lines: [...focus, ...told.filter((line) => !focus.includes(line))],
    // Who has to act is told what to do before further conditions.
    ...(steps.length === 0
      ? {}
      : { short: [...new Set([...focus, answer, ...points.slice(0, 2), ...others, ...steps.slice(1, 4)])] }),
    ...cited(articles.slice(0, MOST_ARTICLES + 2 * issues.length - 2), language),
    confidence: articles.length === 0 ? 0.6 : 0.9,
    isLegal: true,
    isUrgent: issues.some((issue) => issue.isUrgent === true),
  };
}

/** «얼마나 배상받아?» after it was answered: what speaks of that comes first. */
function focusOf(issue: Issue | undefined, { request, language }: Material): readonly string[] {
  const asksOn = issue !== undefined && request.subject.length > request.text.length + LONGER;
  if (!asksOn) return [];
  return bullets(
    linesAbout(
      request.text,
      [...issue.points, ...issue.options].map((each) => each[language]),
    ),
  );
}
/** A subject that is so much longer than the message took the words of the last one along. */
const LONGER = 6;

/** The articles an answer rested on, in full as far as we have them, and where their own words are. */
function articlesSection(articles: readonly Result[], language: Language): Section {
  const shown = articles.slice(0, MOST_ARTICLES);
  const hasOfficialText = shown.some(({ content }) => content.includes(LAW_SERVICE));
  return {
    ...PLAIN,
    title: language === "ko" ? "근거 조문" : "The articles",
    lines: [
      ...bullets(shown.map((each) => `**${titled(each, language)}** ${contentIn(each, language)}`)),
      ...(hasOfficialText
        ? []
        : [
            language === "ko"
              ? "조문을 쉽게 풀어 쓴 요지예요. 원문 그대로는 국가법령정보센터(law.go.kr)의 아래 주소에서 볼 수 있어요."
              : "These are summaries in our own words; the official text is at law.go.kr under the addresses below.",
          ]),
    ],
    ...cited(shown, language),
    confidence: 0.95,
    isArticles: true,
    isLegal: true,
  };
}

/** What is held is mostly written for tenants: a landlord is told whose right it is. */
const OF_TENANT = {
  ko: "집주인이시니 세입자 쪽에서 주장할 수 있는 내용으로 읽어 주세요. ",
  en: "You speak as the landlord: this is what your tenant may rely on. ",
};

function isOfLandlord({ subject, facts }: Material["request"]): boolean {
  return facts.role === "landlord" || asksAsLandlord(subject);
}

/** Who is about to lose money or a home is told what to do, also when nobody asked for it. */
function urgentSteps(issue: Issue | undefined, { language, analyses, request }: Material): readonly string[] {
  const isWanted = issue?.isUrgent === true || (request.reuses && /어떻게|그래서/u.test(request.text));
  if (issue === undefined || !isWanted || analyses.has("legal_options")) return [];
  const steps = isOfLandlord(request) ? (issue.landlordOptions ?? []) : issue.options;
  if (steps.length === 0) return [];
  return [
    language === "ko" ? "이렇게 해 보세요:" : "What to do:",
    ...steps.map((step, index) => `${index + 1}. ${step[language]}`),
  ];
}

function foundSection(results: readonly Result[], language: Language): Section {
  const good = results
    .filter(({ relevance_score }) => relevance_score >= SURE_RELEVANCE)
    .slice(0, MOST_ARTICLES);
  const [best, ...others] = good;
  if (best === undefined)
    return {
      ...PLAIN,
      title: language === "ko" ? "법령" : "The law",
      lines: [
        language === "ko"
          ? "질문에 꼭 맞는 조문을 찾지 못했어요. 상황을 조금 더 자세히(계약 날짜, 금액, 무슨 일이 있었는지) 알려 주시면 다시 찾아볼게요. 대한법률구조공단(132)에 물어보실 수도 있어요."
          : "I found no article that fits. Please tell me more: dates, amounts, what happened.",
      ],
      confidence: 0.3,
      isLegal: true,
    };
  return {
    ...PLAIN,
    title: language === "ko" ? "법에서는" : "The law",
    lines: [
      `**${titled(best, language)}** ${contentIn(best, language)}`,
      ...bullets(others.map((each) => `${titled(each, language)}: ${gistOf(each, language)}`)),
    ],
    ...cited([best, ...others], language),
    confidence: Math.min(0.85, best.relevance_score),
    isLegal: true,
  };
}

/** «Opposing power (대항력)»: who looks further needs the Korean word. */
function termIn({ term, term_en }: Explained, language: Language): string {
  return language === "ko" || term_en === undefined ? term : `${term_en} (${term})`;
}

function meaningIn({ meaning, meaning_en }: Explained, language: Language): string {
  return language === "ko" ? meaning : (meaning_en ?? meaning);
}
