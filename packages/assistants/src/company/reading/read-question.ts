import { findNames, findNumbers, type Gazetteer, type Span } from "@maru/language";
import type { Sentence } from "@maru/state";
import type { Asker } from "../domain/semantic/access.ts";
import { baseMeasures, sourceFor } from "../domain/semantic/build-sql.ts";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import { DataQuery, type Filter, type Months } from "../domain/semantic/data-query.ts";
import { type DimensionId, type Measure, measureOf } from "../domain/semantic/semantic-model.ts";
import { amountsIn, bareBefore, limitOf, thresholdOf } from "./amounts.ts";
import { COMPANY_WORDS, type Meaning } from "./company-words.ts";
import { type FoundWord, findWords, overlaps } from "./find-words.ts";
import {
  AVERAGE_OF_WHAT,
  isSummedUp,
  MONTHS_ONLY,
  NO_TEAM,
  notKnown,
  outside,
  refusedAs,
  whichOne,
} from "./question-refusals.ts";
import { functionOf, rankedBy } from "./ranking.ts";
import { comparedTo, monthsIn, readMonths } from "./read-months.ts";
import { unknownWords } from "./unknown-words.ts";

export interface QuestionView {
  readonly now: string;
  readonly asker: Asker;
  readonly names: Gazetteer<DimensionId>;
  /** The months that the data hold. */
  readonly months: Months;
  readonly last: DataQuery | null;
  /** What is taken to be asked for where no measure was named. */
  readonly assumed?: readonly string[];
}

export type ReadQuestion =
  | { readonly is: "query"; readonly query: DataQuery; readonly clipped: boolean }
  | { readonly is: "refused"; readonly reason: Sentence }
  | { readonly is: "none" };

/** Names of the data that a message holds. */
export interface NamedValue {
  readonly dimension: DimensionId;
  readonly values: readonly string[];
  readonly span: Span;
}

const PREFERRED: readonly DimensionId[] = [
  "team",
  "client",
  "product",
  "person",
  "department",
  "position",
  "district",
  "client_kind",
  "product_group",
  "form",
  "expense_kind",
];
const SURE = 0.9;

export function findValues(
  text: string,
  names: Gazetteer<DimensionId>,
  words: readonly { readonly span: Span }[] = [],
): readonly NamedValue[] {
  return findNames(text, names, { kinds: PREFERRED }).flatMap(({ value, span, confidence }) => {
    const isGuess = confidence < SURE && words.some((word) => overlaps(word.span, span));
    if (isGuess) return [];
    const ids = "ambiguous" in value ? value.ambiguous : [value.id];
    const [first = ""] = ids;
    const dimension = first.slice(0, first.indexOf(":")) as DimensionId;
    return [{ dimension, values: ids.map((id) => id.slice(id.indexOf(":") + 1)), span }];
  });
}

/** A question about data as a query; a refusal where the data cannot answer it; none where it is none. */
export function readQuestion(text: string, view: QuestionView): ReadQuestion {
  const { now, asker, names, last, assumed = [] } = view;
  const months = readMonths(text, now, last?.period ?? null);
  const clearWords = findWords(text, COMPANY_WORDS, months.spans);
  const values = findValues(text, names, clearWords).filter(
    ({ span }) => !months.spans.some((each) => overlaps(each, span)),
  );
  const words = findWords(text, COMPANY_WORDS, [...months.spans, ...values.map(({ span }) => span)]).filter(
    ({ meaning, span }) => meaning.is !== "self" || isWordOfItsOwn(text, span),
  );
  const has = (is: Meaning["is"]) => words.some(({ meaning }) => meaning.is === is);
  const spoken = words.flatMap(({ meaning }) => (meaning.is === "measure" ? [meaning.id] : []));
  const isReached = words.some(({ meaning }) => meaning.is === "reached" || meaning.is === "missed");
  const named = spoken.length === 0 && isReached ? ["attainment"] : spoken;
  const fns = words.flatMap(({ meaning }) => (meaning.is === "function" ? [meaning.fn] : []));
  const dimensions = words.flatMap(({ meaning }) => (meaning.is === "dimension" ? [meaning] : []));
  const notHeld = words.find(({ meaning }) => meaning.is === "not_held")?.meaning;
  const own = words.some(({ meaning }) => meaning.is === "own_team");
  const quantities = amountsIn(text, months.spans);
  const measures = measuresOf(
    named,
    fns,
    dimensions.map(({ id }) => id),
    quantities.length > 0,
    values.map(({ dimension }) => dimension),
    last?.measures ?? assumed,
  );
  const isFollowUp = named.length === 0 && last !== null;
  if (notHeld?.is === "not_held") return refusedAs(notHeld.index);
  if (measures.length === 0) return { is: "none" };
  const hasSomething =
    named.length > 0 ||
    fns.length > 0 ||
    dimensions.length > 0 ||
    values.length > 0 ||
    months.period !== null ||
    months.compared !== null ||
    months.compare !== null ||
    own ||
    has("whole") ||
    quantities.length > 0;
  if (!hasSomething) return { is: "none" };
  const unknown = unknownWords(text, [
    ...[...months.spans, ...values.map(({ span }) => span), ...quantities.map(({ span }) => span)].map(
      (span) => ({ span }),
    ),
    ...words.map(({ meaning, span }) => ({
      span,
      isLoose: meaning.is !== "dimension" && span.end - span.start >= LOOSE_FROM,
    })),
    ...findNumbers(text).map(({ span }) => ({ span })),
  ]);
  if (unknown.length > 0)
    return isFollowUp && unknown.length > 1 && values.length === 0
      ? { is: "none" }
      : { is: "refused", reason: notKnown(unknown, measures) };
  const doubtful = values.find(
    ({ values: several, dimension }) => several.length > 1 && dimension !== "expense_kind",
  );
  if (doubtful !== undefined) return { is: "refused", reason: whichOne(text, doubtful) };
  if (months.isTooFine) return { is: "refused", reason: MONTHS_ONLY };

  const filters = filtersOf(text, values, words, asker);
  if (filters === null) return { is: "refused", reason: NO_TEAM };
  const [first = ""] = measures;
  const measure = measureOf(COMPANY_MODEL, first);
  const isOnlyMeasure =
    named.length > 0 &&
    !isReached &&
    fns.length + dimensions.length + values.length + quantities.length === 0 &&
    months.period === null &&
    months.compare === null &&
    months.compared === null &&
    !own &&
    !["whole", "self", "over"].some((is) => has(is as Meaning["is"]));
  const previous = isFollowUp ? last : isOnlyMeasure && last !== null ? scopeOf(last) : null;
  const fn = functionOf(fns, previous);
  const over =
    overOf(
      words,
      fns,
      dimensions.map(({ id }) => id),
      measure,
      months.period ?? previous?.period ?? null,
    ) ?? (isFollowUp && fns.length + dimensions.length === 0 ? last.over : null);
  const per = perOf({
    dimensions,
    values,
    filters,
    fn: fns,
    measures,
    over,
    measure,
    previous,
    isTrend: fns.includes("trend") || fn === "cumulative" || months.isSeveral,
  });
  if (fns.includes("average") && over === null && measure.isPerThing === undefined && isSummedUp(measure))
    return { is: "refused", reason: AVERAGE_OF_WHAT };
  const timed = isTimed(measure, per, filters);
  const wanted = months.period ?? (isFollowUp || timed ? previous?.period : null) ?? null;
  const usual = assumedPeriod(view, per, over);
  const period = timed ? (wanted ?? usual) : wanted;
  const clipped = period === null || !isMeasureTimed(measure) ? period : clip(period, view.months);
  if (clipped === undefined) return { is: "refused", reason: outside(view.months) };
  const isGrowth = fns.includes("growth");
  const compared =
    (clipped !== null && months.compared !== null ? comparedTo(clipped, months.compared) : months.compare) ??
    (clipped === null
      ? null
      : isGrowth && valuesCompared(values) === false
        ? comparedTo(clipped, usualComparison(clipped))
        : carried(previous, months.period, clipped));
  if (compared !== null && (compared.from < view.months.from || compared.to > view.months.to))
    return { is: "refused", reason: outside(view.months) };
  const bare = quantities.length === 0 ? bareBefore(text, words) : undefined;
  const amounts = bare === undefined ? quantities : [bare];
  const threshold = thresholdOf(amounts, words, measure, isGrowth);
  const isOfTarget =
    fn === "share" &&
    quantities.length === 0 &&
    words.some(({ meaning, span }) => meaning.is === "function" && text.slice(span.start).startsWith("몇")) &&
    per.length === 0 &&
    mergedFilters(previous, filters, has("whole")).every(
      ({ dimension }) => dimension === "team" || dimension === "person",
    ) &&
    values.length === 0 &&
    measures[0] === "sales";
  const query = DataQuery.parse({
    measures: isOfTarget ? ["attainment"] : measures,
    per,
    filters: mergedFilters(previous, filters, has("whole")),
    period: clipped,
    is_period_assumed: timed && wanted === null,
    compare_to: compared,
    fn: over !== null ? "average" : isOfTarget ? "total" : fn,
    over,
    threshold: threshold ?? previous?.threshold ?? null,
    ranked_by: rankedBy(fns, previous, compared !== null),
    limit:
      previous !== null && fns.every((each) => each === "growth")
        ? previous.limit
        : limitOf(text, fns, words, quantities, fn),
  });
  const idle = amounts.find(
    ({ exact, kind }) => exact !== null && threshold === null && (query.limit === null || kind !== "count"),
  );
  if (idle !== undefined)
    return { is: "refused", reason: notKnown([text.slice(idle.span.start, idle.span.end)], measures) };
  const impossible = cannotBeAsked(query);
  if (impossible !== null) return { is: "refused", reason: impossible };
  return {
    is: "query",
    query,
    clipped:
      clipped !== null && period !== null && (clipped.from !== period.from || clipped.to !== period.to),
  };
}

/** «그럼 목표는?»: of whom and of when it is as before; how it was asked is not. */
function scopeOf({ measures, filters, period, per }: DataQuery): DataQuery {
  return DataQuery.parse({ measures, filters, period, per });
}

/** «제 매출» is mine; «견줘 봐야제» is an ending. */
function isWordOfItsOwn(text: string, { start, end }: Span): boolean {
  const before = text.charAt(start - 1);
  return end - start > 1 || before === "" || !/[\p{L}\p{N}]/u.test(before);
}

/** A word of one letter says too little to carry an ending of any kind. */
const LOOSE_FROM = 2;

/** A whole year and more is held against the same months of the year before, anything shorter against what came before it. */
const usualComparison = (period: Months) =>
  monthsIn(period) > 3 ? ("year_before" as const) : ("before" as const);
const valuesCompared = (values: readonly NamedValue[]) => values.length >= 2;

function measuresOf(
  named: readonly string[],
  fns: readonly string[],
  dimensions: readonly DimensionId[],
  hasAmount: boolean,
  kinds: readonly DimensionId[],
  otherwise: readonly string[],
): readonly string[] {
  const made = new Set(named.flatMap((id) => partsOf(id)));
  const kept = [...new Set(named)].filter((id) => !made.has(id));
  if (kept.length > 0) return kept;
  const counts = fns.includes("count") || fns.includes("list");
  if (counts && !hasAmount && kinds.includes("client_kind") && !dimensions.includes("person"))
    return ["clients"];
  if (counts && !hasAmount && dimensions.includes("client")) return ["clients"];
  if (counts && !hasAmount && dimensions.includes("product")) return ["products"];
  if (counts && !hasAmount && dimensions.includes("person")) return ["headcount"];
  if (counts && !hasAmount && kinds.includes("position")) return ["headcount"];
  if (dimensions.includes("expense_kind") || (kinds.includes("expense_kind") && otherwise.length === 0))
    return ["spend"];
  if (otherwise.length > 0) return otherwise;
  return fns.includes("share") || fns.includes("growth") ? ["sales"] : [];
}

/** «목표 대비 매출»: the ratio was asked, not its halves. */
function partsOf(id: string): readonly string[] {
  const { made } = measureOf(COMPANY_MODEL, id);
  return "of" in made ? [] : [made.left, made.right];
}

function overOf(
  words: readonly FoundWord<Meaning>[],
  fns: readonly string[],
  dimensions: readonly DimensionId[],
  measure: Measure,
  period: Months | null,
): DimensionId | null {
  if (measure.isPerThing !== undefined) return null;
  const told = words.flatMap(({ meaning }) => (meaning.is === "over" ? [meaning.dimension] : []))[0];
  if (told !== undefined) return told;
  if (!fns.includes("average")) return null;
  if (dimensions.includes("month") || (period !== null && period.from !== period.to)) return "month";
  return dimensions[0] ?? null;
}

interface PerView {
  readonly dimensions: readonly { readonly id: DimensionId; readonly isEach: boolean }[];
  readonly values: readonly NamedValue[];
  readonly filters: readonly Filter[];
  readonly fn: readonly string[];
  readonly measures: readonly string[];
  readonly over: DimensionId | null;
  readonly measure: Measure;
  readonly previous: DataQuery | null;
  readonly isTrend: boolean;
}

const COUNTED: { readonly [measure: string]: DimensionId } = {
  clients: "client",
  headcount: "person",
  products: "product",
};

function perOf({
  dimensions,
  values,
  filters,
  fn,
  measures,
  over,
  previous,
  isTrend,
}: PerView): DataQuery["per"] {
  const named = new Set(values.map(({ dimension }) => dimension));
  const isSummed = fn.includes("total") || fn.includes("share") || (fn.includes("average") && over !== null);
  const [measure = ""] = measures;
  const counted = COUNTED[measure];
  const told = dimensions.flatMap(({ id, isEach }) => {
    if (id === over) return [];
    if (id === counted && !isEach && !fn.includes("list")) return [];
    if (isEach) return [id];
    return named.has(id) || isSummed ? [] : [id];
  });
  const several = filters.flatMap(({ dimension, values: each, not }) =>
    each.length > 1 && !not && !isSummed && dimension !== "expense_kind" ? [dimension] : [],
  );
  const per = [
    ...new Set([...told, ...several, ...(isTrend && !told.some(isTime) ? (["month"] as const) : [])]),
  ];
  const ranked = fn.includes("top") || fn.includes("bottom");
  if (per.length === 0 && ranked && previous === null)
    return [measure === "price" ? "product" : isPay(measure) ? "person" : "person"];
  return per.length === 0 && previous !== null && !isSummed
    ? previous.per.filter(
        (each) => !filters.some(({ dimension, values: held }) => dimension === each && held.length === 1),
      )
    : per.slice(0, 3);
}

const isTime = (dimension: DimensionId) =>
  dimension === "month" || dimension === "quarter" || dimension === "year";
const isPay = (measure: string) => measure === "base_pay" || measure === "bonus" || measure === "total_pay";

function filtersOf(
  text: string,
  values: readonly NamedValue[],
  words: readonly FoundWord<Meaning>[],
  asker: Asker,
): readonly Filter[] | null {
  const excepts = words.filter(({ meaning }) => meaning.is === "except").map(({ span }) => span.start);
  const filters = new Map<string, { dimension: DimensionId; values: string[]; not: boolean }>();
  const add = (dimension: DimensionId, held: readonly string[], not: boolean) => {
    const name = `${dimension}/${not}`;
    const known = filters.get(name) ?? { dimension, values: [], not };
    known.values.push(...held.filter((each) => !known.values.includes(each)));
    filters.set(name, known);
  };
  for (const { dimension, values: held, span } of values) {
    const not = excepts.some((start) => start >= span.end && text.slice(span.end, start).trim().length <= 2);
    add(dimension, held, not);
  }
  if (words.some(({ meaning }) => meaning.is === "own_team")) {
    if (asker.team === null) return null;
    // Who leads all teams means all of them.
    if (asker.role !== "executive") add("team", [asker.team], false);
  }
  if (words.some(({ meaning }) => meaning.is === "self")) add("person", [asker.name], false);
  return [...filters.values()];
}

function mergedFilters(
  previous: DataQuery | null,
  filters: readonly Filter[],
  isWhole: boolean,
): readonly Filter[] {
  if (previous === null || isWhole) return filters;
  const named = new Set(filters.map(({ dimension }) => dimension));
  return [...previous.filters.filter(({ dimension }) => !named.has(dimension)), ...filters];
}

function carried(previous: DataQuery | null, named: Months | null, period: Months): Months | null {
  if (previous === null || previous.compare_to === null || previous.period === null) return null;
  return named === null ? previous.compare_to : comparedTo(period, "before");
}

function isMeasureTimed(measure: Measure): boolean {
  return baseMeasures(COMPANY_MODEL, [measure.id]).some(
    ({ made }) =>
      "of" in made && made.of.some(({ entity }) => COMPANY_MODEL.entities[entity]?.month !== null),
  );
}

/** Whether its figures are of months at all: a headcount or a price is of now. */
function isTimed(measure: Measure, per: DataQuery["per"], filters: readonly Filter[]): boolean {
  return baseMeasures(COMPANY_MODEL, [measure.id]).some((base) => {
    const source = sourceFor(COMPANY_MODEL, { measure: base, by: per, filters, period: null });
    return source !== undefined && COMPANY_MODEL.entities[source.entity]?.month !== null;
  });
}

function assumedPeriod({ months }: QuestionView, per: DataQuery["per"], over: DimensionId | null): Months {
  if (per.includes("year")) return months;
  const isLong = per.some(isTime) || over === "month";
  return isLong ? { from: `${months.to.slice(0, 4)}01`, to: months.to } : { from: months.to, to: months.to };
}

function clip(period: Months, held: Months): Months | undefined {
  const [, from = period.from] = [period.from, held.from].sort();
  const [to = period.to] = [period.to, held.to].sort();
  return from > to ? undefined : { from, to };
}

function cannotBeAsked({ measures, per, over, filters, period }: DataQuery): Sentence | null {
  for (const base of baseMeasures(COMPANY_MODEL, measures)) {
    const by = over === null ? per : [...per, over];
    if (sourceFor(COMPANY_MODEL, { measure: base, by, filters, period }) !== undefined) continue;
    const used = [...by, ...filters.map(({ dimension }) => dimension)];
    const lacking = used.find(
      (dimension) =>
        sourceFor(COMPANY_MODEL, { measure: base, by: [dimension], filters: [], period: null }) === undefined,
    );
    const label = COMPANY_MODEL.dimensions.find(({ id }) => id === lacking)?.label ?? {
      ko: "이 기준",
      en: "this",
    };
    return {
      ko: `${base.label.ko} 자료는 ${label.ko} 기준으로는 나뉘어 있지 않아요. 그 기준을 빼고 물어보시면 알려 드릴게요.`,
      en: `${base.label.en} is not kept by ${label.en}. Ask without it and I can tell you.`,
    };
  }
  return null;
}
