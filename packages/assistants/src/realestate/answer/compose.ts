import { withParticle } from "@maru/language";
import type { Language } from "@maru/state";
import { isUnvalued, waitsForSearch } from "../planning/plan-request.ts";
import type { Facts, Request, Topic } from "../shapes/request.ts";
import type { FinalResponse } from "../shapes/results.ts";
import { has as hasTrait } from "../shapes/topic-traits.ts";
import { calculationSection, optionsSection } from "./analysis-sections.ts";
import { askFor, mayAsk } from "./asking.ts";
import { brief } from "./brief.ts";
import { documentReply } from "./document-texts.ts";
import { ADVICE, CALL } from "./guidance.ts";
import { lawSection } from "./law-sections.ts";
import { loanSection } from "./loan-section.ts";
import { lookBackSection } from "./look-back.ts";
import { listingSection, marketSection } from "./market-sections.ts";
import { policySection } from "./policy-section.ts";
import { reviewSection } from "./review-section.ts";
import type { Material, Section } from "./section.ts";
import { tableSection } from "./tables.ts";

export interface Composed {
  /** What is said, in a few lines; the response has all of it, for the panel. */
  readonly reply: string;
  readonly response: FinalResponse;
  readonly asks: readonly string[];
}

const TOOL_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  legal_search: { ko: "법령", en: "the law" },
  market_data: { ko: "시세", en: "market prices" },
  real_estate_search: { ko: "매물", en: "listings" },
  loan_data: { ko: "대출 상품", en: "loans" },
  rent_increase_check: { ko: "인상률 계산", en: "the increase" },
  rent_conversion: { ko: "전월세 전환 계산", en: "the conversion" },
  lease_dates: { ko: "날짜 계산", en: "the dates" },
  broker_fee_calculator: { ko: "중개보수 계산", en: "the fee" },
  small_deposit_check: { ko: "최우선변제 확인", en: "the small deposit" },
  move_in_dates: { ko: "전입·대항력 날짜 계산", en: "the move-in dates" },
  lease_report_check: { ko: "신고 대상 확인", en: "whether it is reported" },
  converted_deposit: { ko: "환산보증금 계산", en: "the converted deposit" },
  market_analysis: { ko: "시세 비교", en: "the comparison" },
  risk_analysis: { ko: "위험 진단", en: "the risk" },
  loan_simulator: { ko: "대출 계산", en: "the loan" },
  roi_calculator: { ko: "수익률 계산", en: "the yield" },
  contract_analysis: { ko: "계약서 검토", en: "the review" },
  policy_matcher: { ko: "지원 정책 확인", en: "the programmes" },
  legal_options: { ko: "대응 방법 정리", en: "the options" },
};

/** Whichever was done first, figures stand in one order. */
const ORDER = Object.keys(TOOL_NAMES);

/** Writes the answer from what the teams left in the state, and from nothing else. */
export function compose(material: Material): Composed {
  const { language, request, said = [] } = material;
  const sections = asWanted(sectionsOf(material), material).filter(
    ({ lines, asks }) => lines.length > 0 || asks.length > 0,
  );
  const shown = sections.filter(({ lines }) => lines.length > 0);
  const asks = [...new Set(sections.flatMap((section) => section.asks))].filter(mayAsk(said, language));
  const unasked = sections
    .filter(({ hasAsked }) => hasAsked !== true)
    .flatMap((section) => section.asks)
    .filter(mayAsk(said, language));
  const gaps = gapLines(material);
  const sources = withoutRepetition(shown.flatMap((section) => section.sources));
  const isTitled = shown.length > 1;
  const texts = [
    ...shown.map(({ title, lines }) => (isTitled ? [`■ ${title}`, ...lines] : lines).join("\n")),
    ...(gaps.length === 0 ? [] : [gaps.join("\n")]),
    ...[askFor([...new Set(unasked)], language).join("\n")],
    ...(sources.length === 0 ? [] : [sourceLines(sources, shown, language)]),
    ...closing(shown, language),
  ];
  const answer = texts.filter((text) => text !== "").join("\n\n");
  const asked = request.look === null ? unasked.slice(0, 1) : unasked;
  const reply = [
    ...brief(
      request.look === null ? shown : shown.map((each) => ({ ...each, isWhole: true })),
      request.text,
      language,
    ),
    ...gaps.map((gap) => gap.replace("⚠ ", "")),
    ...askFor([...new Set(asked)], language),
    ...(shown.some(({ isUrgent }) => isUrgent === true) ? [CALL[language]] : []),
  ].join("\n");
  const confidence = shown.length === 0 ? 0.3 : Math.min(...shown.map((section) => section.confidence));
  return {
    reply: reply === "" ? nothingToSay(language) : reply,
    response: {
      type: typeOf(material),
      answer: answer === "" ? nothingToSay(language) : answer,
      structured_data: {
        sections: shown.map(({ title, lines }) => ({ title, content: lines.join("\n") })),
        metadata: { confidence, sources },
      },
    },
    asks,
  };
}

/** «표로 보여줘», «한 줄로»: the same answer in the form that is wanted. */
function asWanted(sections: readonly Section[], material: Material): readonly Section[] {
  switch (material.request.look) {
    case "table":
      return list(tableSection(material, sections) ?? sections[0] ?? null);
    case "summary":
      return sections.map((section) =>
        section.isBrief === true ? section : { ...section, lines: section.lines.slice(0, 1) },
      );
    case "articles": {
      // The articles alone, where there are some: what was worked out was read already.
      const legal = sections.filter(({ isArticles }) => isArticles === true);
      return legal.length > 0 ? legal : sections;
    }
    case "again":
    case null:
      return sections;
  }
}

function typeOf({ request, document }: Material): FinalResponse["type"] {
  if (document?.final_document) return "document";
  return request.intent === "COMPREHENSIVE" ? "comprehensive_analysis" : "answer";
}

/** A fee has its articles, too. */
const isOfLaw = (topic: Topic) => hasTrait("hasArticles")(topic) || topic === "broker_fee";

/** In the order people want to read: the figures of their own case, the law, what to do, then everything else. */
function sectionsOf(material: Material): readonly Section[] {
  const { topics } = material.request;
  const has = (topic: Topic) => topics.includes(topic);
  const ran = (tool: string) => !material.failed.includes(tool);
  const calculations = [...material.analyses.keys()]
    .filter((tool) => !["legal_options", "policy_matcher", "contract_analysis"].includes(tool))
    .sort((one, two) => ORDER.indexOf(one) - ORDER.indexOf(two))
    .flatMap((tool) => calculationSection(tool, material) ?? []);
  const lookedUp = lookBackSection(material);
  // What was asked about things already shown is the whole answer.
  // A sum that is to be worked out for one of them follows it.
  if (lookedUp !== null && material.request.reuses) return [lookedUp, ...calculations];
  const onOffer = [
    ...(has("market") && ran("market_data") ? [marketSection(material)] : []),
    ...(has("listings") && ran("real_estate_search") ? [listingSection(material)] : []),
  ];
  // What was worked out for homes that were found is read after them.
  const isForFound = waitsForSearch(material.request as Request);
  return [
    ...list(lookedUp),
    ...list(reviewSection(material)),
    ...(isForFound ? onOffer : []),
    ...calculations,
    ...((topics.some(isOfLaw) || isLawOfRisk(material)) && ran("legal_search") ? [lawSection(material)] : []),
    ...list(optionsSection(material)),
    ...(isForFound ? [] : onOffer),
    ...((has("loan_products") || has("loan_limit")) && ran("loan_data") ? [loanSection(material)] : []),
    ...list(policySection(material)),
    ...list(documentSection(material)),
  ];
}

/** A deposit that cannot be reckoned with yet is answered with what the law does for it. */
function isLawOfRisk({ request, search }: Material): boolean {
  return (
    request.topics.includes("deposit_risk") &&
    isUnvalued(request.facts as Facts) &&
    (search?.legal_results.length ?? 0) > 0
  );
}

function documentSection({ document, language }: Material): Section | null {
  if (document === null) return null;
  const { title, text, asks } = documentReply(document, language);
  return {
    title,
    lines: [text],
    sources: [],
    asks: [...asks],
    hasAsked: true,
    isWhole: true,
    confidence: 0.9,
  };
}

function list(section: Section | null): readonly Section[] {
  return section === null ? [] : [section];
}

/** What could not be had is named, and nothing is put in its place. */
function gapLines({ failed, language, request }: Material): readonly string[] {
  const unread = request.unread.map((part) =>
    language === "ko"
      ? `⚠ «${part}»은 제가 답할 수 없는 내용이라 빼고 답했어요. 저는 부동산 상담만 도와드릴 수 있어요.`
      : `⚠ “${part}” is outside what I know, so I left it out; I can only help with homes.`,
  );
  return [...unread, ...failed.map(gapOf(language))];
}

function gapOf(language: Language): (tool: string) => string {
  return (tool) => {
    const name = TOOL_NAMES[tool]?.[language] ?? tool;
    return language === "ko"
      ? `⚠ ${withParticle(name, "은/는")} 지금 조회하지 못했어요(자료를 가져오지 못함). 잠시 뒤 다시 물어봐 주세요.`
      : `⚠ I could not get ${name} just now. Please ask again in a moment.`;
  };
}

/** One line for each source, the fuller one where two name the same. */
function withoutRepetition(sources: readonly string[]): string[] {
  const nameOf = (source: string) => source.split(/\s?[(,]/u)[0] ?? source;
  const longest = new Map<string, string>();
  for (const source of sources)
    if ((longest.get(nameOf(source))?.length ?? 0) < source.length) longest.set(nameOf(source), source);
  return [...longest.values()];
}

function sourceLines(sources: readonly string[], sections: readonly Section[], language: Language): string {
  const isLegal = sections.some((section) => section.isLegal === true);
  if (!isLegal) return "";
  const title = language === "ko" ? "근거(법 조문은 요지예요)" : "Sources (articles in our own words)";
  return [title, ...sources.map((source) => `- ${source}`)].join("\n");
}

function closing(sections: readonly Section[], language: Language): readonly string[] {
  const isLegal = sections.some((section) => section.isLegal === true);
  const isUrgent = sections.some((section) => section.isUrgent === true);
  return [...(isLegal ? [ADVICE[language]] : []), ...(isUrgent ? [CALL[language]] : [])];
}

function nothingToSay(language: Language): string {
  return language === "ko"
    ? "지금은 답을 드릴 자료를 가져오지 못했어요. 잠시 뒤 다시 물어봐 주세요."
    : "I could not get what I need to answer. Please try again in a moment.";
}
