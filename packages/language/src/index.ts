/**
 * Korean and English understanding with no model. Pure: no I/O, no clock, no framework.
 *
 * const memories = ["제주도에서 흑돼지를 먹었어요", "I keep two cats"].map(tokenise);
 * const [best] = rank(tokenise("제주 흑돼지"), memories);
 * best?.document; // 0
 */

// Dates and periods, in Seoul
export type { IsoDate } from "./calendar.ts";
export { addDays, dateInSeoul, daysBetween, weekdayOf } from "./calendar.ts";
// Corrections, answers, approvals
export type { Correction } from "./correction.ts";
export { findCorrections, rejectedSpans, withoutRejected } from "./correction.ts";
export type { Answer } from "./correction-answer.ts";
export { readAnswer } from "./correction-answer.ts";
export type { Approval } from "./correction-approval.ts";
export { readApproval } from "./correction-approval.ts";
export type { DateOptions, DateReading } from "./dates.ts";
export { findDates } from "./dates.ts";
export type { Expected, UnclearDate } from "./dates-rule.ts";
// The language to answer in
export type { Language } from "./detect-language.ts";
export { detectLanguage } from "./detect-language.ts";
// Names
export type { NameOptions, NameReading } from "./find-names.ts";
export { findNames } from "./find-names.ts";
// What an extractor found, and where
export type { Found } from "./found.ts";
// An index that grows, with morphemes, synonyms and embeddings
export type { GaruFiles } from "./garu-analyser.ts";
export { garuAnalyser } from "./garu-analyser.ts";
export type { Gazetteer, GazetteerEntry } from "./gazetteer.ts";
export { buildGazetteer } from "./gazetteer.ts";
// Slips, slang and the wrong keyboard
export { jamoDistance, toJamo } from "./jamo.ts";
export { koreanFromKeyboard } from "./keyboard.ts";
export type { KoreanDay } from "./korean-holidays.ts";
export { breakAround, koreanDay, publicHolidays } from "./korean-holidays.ts";
export type { Period, PeriodOptions } from "./periods.ts";
export { BEGINNING, findPeriods, periodLabel } from "./periods.ts";
export type { Granularity } from "./periods-calendar.ts";
// Text search
export type { Ranked } from "./rank.ts";
export { rank } from "./rank.ts";
export type { Repair, Repaired } from "./repair.ts";
export { repairText } from "./repair.ts";
export { COMMON_WORDS } from "./repair-words.ts";
export type { Embed, Fused, HybridIndex } from "./search-hybrid.ts";
export { createHybridIndex, fuseRankings } from "./search-hybrid.ts";
export type {
  SearchDocument,
  SearchHit,
  SearchIndex,
  SearchIndexOptions,
  SearchRequest,
} from "./search-index.ts";
export { createSearchIndex } from "./search-index.ts";
export type { Analyser, Morpheme } from "./search-terms.ts";
export type { Span, Token, TokenKind } from "./tokenise.ts";
export { tokenise } from "./tokenise.ts";
