/**
 * Korean and English understanding with no model. Pure: no I/O, no clock, no framework.
 *
 * const memories = ["제주도에서 흑돼지를 먹었어요", "I keep two cats"].map(tokenise);
 * const [best] = rank(tokenise("제주 흑돼지"), memories);
 * best?.document; // 0
 */

// Quantities
export type { Age } from "./ages.ts";
export { findAges } from "./ages.ts";
export type { Area } from "./areas.ts";
export { findAreas, SQUARE_METRES_PER_PYEONG } from "./areas.ts";
// What stands around a name, and what is left of a request
export type { Restriction } from "./around-names.ts";
export { restrictionOf } from "./around-names.ts";
// Dates and periods, in Seoul
export type { IsoDate } from "./calendar.ts";
export { addDays, addMonths, dateInSeoul, daysBetween, isoDate, weekdayOf } from "./calendar.ts";
// What is told, asked, supposed or only mentioned
export type { ClauseAct } from "./clause-acts.ts";
export { isBareCondition, isPlainCommand } from "./clause-acts.ts";
export type { Clause } from "./clauses.ts";
export { clauseAt, findClauses, withoutActs } from "./clauses.ts";
// What travellers speak of, by the words for it
export { findConcepts } from "./concepts/find-concepts.ts";
export type { TravelConcept } from "./concepts/travel-concepts.ts";
export type { Correction } from "./correction.ts";
export { findCorrections, rejectedSpans, withoutRejected } from "./correction.ts";
export type { Answer } from "./correction-answer.ts";
export { readAnswer } from "./correction-answer.ts";
export type { Approval } from "./correction-approval.ts";
export { readApproval } from "./correction-approval.ts";
export { readCountWord } from "./count-words.ts";
export type { Count, Counted } from "./counts.ts";
export { findCounts } from "./counts.ts";
export type { Cue, FoundCue } from "./cues.ts";
export { findCues } from "./cues.ts";
export type { Currency } from "./currencies.ts";
// Corrections, answers, approvals
export type { Danger } from "./dangers.ts";
export { findDangers } from "./dangers.ts";
export type { DateOptions, DateReading } from "./dates.ts";
export { findDates } from "./dates.ts";
export type { Expected, UnclearDate } from "./dates-rule.ts";
export { findDaysOfMonth, findWeekdays } from "./days-named.ts";
// The language to answer in
export type { Language } from "./detect-language.ts";
export { detectLanguage } from "./detect-language.ts";
export type { Duration } from "./duration-words.ts";
export { findDurations } from "./durations.ts";
export { completeUnits } from "./elided-units.ts";
// Names
export type { NameOptions, NameReading } from "./find-names.ts";
export { findNames } from "./find-names.ts";
// What an extractor found, and where
export type { Found } from "./found.ts";
export { withoutOverlaps } from "./found.ts";
// An index that grows, with morphemes, synonyms and embeddings
export type { GaruFiles } from "./garu-analyser.ts";
export { garuAnalyser } from "./garu-analyser.ts";
export type { Gazetteer, GazetteerEntry } from "./gazetteer.ts";
export { buildGazetteer } from "./gazetteer.ts";
// The only way in for a text
export type { TakenIn } from "./intake/take-in-text.ts";
export { HEARD_FIRST, HEARD_LAST, takeInText } from "./intake/take-in-text.ts";
// Slips, slang and the wrong keyboard
export { jamoDistance, toJamo } from "./jamo.ts";
// Written texts: sentences with their places, what they do, whether they deny, rows of names
export type { JoinedNames } from "./joined-names.ts";
export { findJoinedNames } from "./joined-names.ts";
export { koreanFromKeyboard } from "./keyboard.ts";
export type { KoreanDay } from "./korean-holidays.ts";
export { breakAround, koreanDay, publicHolidays } from "./korean-holidays.ts";
// How a text should sound
export type { Manner } from "./manners.ts";
export { readManner } from "./manners.ts";
export type { Money, MoneyOptions } from "./money.ts";
export { findMoney } from "./money.ts";
export type { Basis, MoneyRole, Per } from "./money-terms.ts";
export { countDenials } from "./negation.ts";
// Words with their particles
export { type Particle, withParticle } from "./particle.ts";
export type { People, PeopleOptions } from "./people.ts";
export { findPeople } from "./people.ts";
export type { Question } from "./people-words.ts";
export type { Percentage } from "./percentages.ts";
export { findPercentages } from "./percentages.ts";
export type { Period, PeriodOptions } from "./periods.ts";
export { BEGINNING, findPeriods, periodLabel } from "./periods.ts";
export type { Granularity } from "./periods-calendar.ts";
export type { Quantity } from "./quantity.ts";
// Text search
export type { Ranked } from "./rank.ts";
export { rank } from "./rank.ts";
export { findNumbers, readNumber } from "./read-numbers.ts";
export type { Repair, Repaired } from "./repair.ts";
export { repairText } from "./repair.ts";
export { COMMON_WORDS } from "./repair-words.ts";
export { withoutRequestWords } from "./request-words.ts";
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
export type { SentenceAct } from "./sentence-acts.ts";
export { actOfSentence } from "./sentence-acts.ts";
export type { FoundSentence } from "./sentences.ts";
export { findSentences } from "./sentences.ts";
// What a question is about
export { endsWithOrder, endsWithQuestion, endsWithVerb, subjectWords } from "./subject-words.ts";
// Orders for texts, changes of them, and whole sentences out of reported ones
export { called, isClose, isCrowd, isPronoun, usualRegister } from "./texts/addressee.ts";
export {
  BOUND_TAIL,
  formOfPart,
  isMatterItself,
  nameOfPart,
  respokenGreeting,
  softened,
} from "./texts/parts-of-text.ts";
export { PURPOSE_PREDICATES, type Purpose } from "./texts/purposes.ts";
export type { TextKind } from "./texts/text-kinds.ts";
export { speaksOfPlan, speaksOfStay } from "./texts/text-matters.ts";
export { type Content, readTextOrder, type TextOrder } from "./texts/text-order.ts";
export { type PartOfText, readTextRevision, type TextRevision } from "./texts/text-revision.ts";
export { readTextSize } from "./texts/text-size.ts";
export { readTextStyle, type TextStyle } from "./texts/text-style.ts";
export { answeredSentences, type Told, toldSentences } from "./texts/told-sentences.ts";
export type { Span, Token, TokenKind } from "./tokenise.ts";
export { tokenise } from "./tokenise.ts";
export { askingWords, contentWords, topicWords } from "./topic-words.ts";
export { trimMarks } from "./trim-marks.ts";
// A message as everybody after this reads it
export type { FindOptions } from "./utterance/find-mentions.ts";
export { findPasted, withoutPasted } from "./utterance/find-pasted.ts";
export { findPosition } from "./utterance/find-position.ts";
export type { Mention, NamedThing, Polarity, Reading, ReadingKind } from "./utterance/mention.ts";
export { readingOf } from "./utterance/mention.ts";
export { readPosition } from "./utterance/read-position.ts";
export type { SaidClause, Utterance, UtteranceOptions } from "./utterance/utterance.ts";
export { mentionAt, understand } from "./utterance/utterance.ts";
export { readQuoted } from "./verbs/read-quoted.ts";
export { readSentence } from "./verbs/read-sentence.ts";
export { type Register, type Said, type SpeechAct, saySentence } from "./verbs/say.ts";
