import {
  findCounts,
  findMoney,
  findNames,
  findNumbers,
  findPeople,
  findPercentages,
  type Gazetteer,
  type Span,
} from "@maru/language";
import type { Sentence } from "@maru/state";
import type { Asker } from "../domain/semantic/access.ts";
import { baseMeasures, sourceFor } from "../domain/semantic/build-sql.ts";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import { DataQuery, type Filter, type Months } from "../domain/semantic/data-query.ts";
import { type DimensionId, type Measure, measureOf } from "../domain/semantic/semantic-model.ts";
import { COMPANY_WORDS, type Meaning, NOT_HELD } from "./company-words.ts";
import { type FoundWord, findWords } from "./find-words.ts";
import { comparedTo, monthsIn, readMonths } from "./read-months.ts";
import { unknownWords } from "./unknown-words.ts";

export interface QuestionView {
  readonly now: string;
  readonly asker: Asker;
  readonly names: Gazetteer<DimensionId>;
  /** The months that the data hold. */
  readonly months: Months;
  readonly last: DataQuery | null;
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
  const { now, asker, names, last } = view;
  const months = readMonths(text, now, last?.period ?? null);
  const clearWords = findWords(text, COMPANY_WORDS, months.spans);
  const values = findValues(text, names, clearWords).filter(
    ({ span }) => !months.spans.some((each) => overlaps(each, span)),
  );
  const words = findWords(text, COMPANY_WORDS, [...months.spans, ...values.map(({ span }) => span)]);
  const has = (is: Meaning["is"]) => words.some(({ meaning }) => meaning.is === is);
  const named = words.flatMap(({ meaning }) => (meaning.is === "measure" ? [meaning.id] : []));
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
    last,
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
    ...months.spans,
    ...values.map(({ span }) => span),
    ...words.map(({ span }) => span),
    ...quantities.map(({ span }) => span),
    ...findNumbers(text).map(({ span }) => span),
  ]);
  if (unknown.length > 0)
    return isFollowUp ? { is: "none" } : { is: "refused", reason: notKnown(unknown, measures) };
  const doubtful = values.find(
    ({ values: several, dimension }) => several.length > 1 && dimension !== "expense_kind",
  );
  if (doubtful !== undefined) return { is: "refused", reason: whichOne(text, doubtful) };
  if (months.isTooFine) return { is: "refused", reason: MONTHS_ONLY };

  const filters = filtersOf(text, values, words, asker);
  if (filters === null) return { is: "refused", reason: NO_TEAM };
  const [first = ""] = measures;
  const measure = measureOf(COMPANY_MODEL, first);
  const previous = isFollowUp ? last : null;
  const fn = functionOf(fns, previous);
  const over = overOf(
    words,
    fns,
    dimensions.map(({ id }) => id),
    measure,
    months.period ?? previous?.period ?? null,
  );
  const per = perOf({
    dimensions,
    values,
    filters,
    fn: fns,
    measures,
    over,
    measure,
    previous,
    isTrend: fns.includes("trend") || fn === "cumulative",
  });
  if (fns.includes("average") && over === null && measure.isPerThing === undefined && isSummedUp(measure))
    return { is: "refused", reason: AVERAGE_OF_WHAT };
  const timed = isTimed(measure, per, filters);
  const wanted = months.period ?? previous?.period ?? null;
  const assumed = assumedPeriod(view, per, over);
  const period = timed ? (wanted ?? assumed) : wanted;
  const clipped = period === null || !isMeasureTimed(measure) ? period : clip(period, view.months);
  if (clipped === undefined) return { is: "refused", reason: outside(view.months) };
  const isGrowth = fns.includes("growth");
  const compared =
    months.compare ??
    (clipped === null
      ? null
      : months.compared !== null
        ? comparedTo(clipped, months.compared)
        : isGrowth && valuesCompared(values) === false
          ? comparedTo(clipped, usualComparison(clipped))
          : carried(previous, months.period, clipped));
  if (compared !== null && (compared.from < view.months.from || compared.to > view.months.to))
    return { is: "refused", reason: outside(view.months) };
  const threshold = thresholdOf(quantities, words, measure, isGrowth);
  const query = DataQuery.parse({
    measures,
    per,
    filters: mergedFilters(previous, filters, has("whole")),
    period: clipped,
    is_period_assumed: timed && wanted === null,
    compare_to: compared,
    fn: over !== null ? "average" : fn,
    over,
    threshold: threshold ?? previous?.threshold ?? null,
    limit: limitOf(text, fns, words, quantities, fn) ?? (fns.length === 0 ? (previous?.limit ?? null) : null),
  });
  const impossible = cannotBeAsked(query);
  if (impossible !== null) return { is: "refused", reason: impossible };
  return {
    is: "query",
    query,
    clipped:
      clipped !== null && period !== null && (clipped.from !== period.from || clipped.to !== period.to),
  };
}

/** A whole year and more is held against the same months of the year before, anything shorter against what came before it. */
const usualComparison = (period: Months) =>
  monthsIn(period) > 3 ? ("year_before" as const) : ("before" as const);
const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const valuesCompared = (values: readonly NamedValue[]) => values.length >= 2;

function measuresOf(
  named: readonly string[],
  fns: readonly string[],
  dimensions: readonly DimensionId[],
  hasAmount: boolean,
  last: DataQuery | null,
): readonly string[] {
  const made = new Set(named.flatMap((id) => partsOf(id)));
  const kept = [...new Set(named)].filter((id) => !made.has(id));
  if (kept.length > 0) return kept;
  const counts = fns.includes("count") || fns.includes("list");
  if (counts && !hasAmount && dimensions.includes("client")) return ["clients"];
  if (counts && !hasAmount && dimensions.includes("product")) return ["products"];
  if (counts && !hasAmount && dimensions.includes("person")) return ["headcount"];
  if (dimensions.includes("expense_kind")) return ["spend"];
  if (last !== null) return last.measures;
  return fns.includes("share") || fns.includes("growth") ? ["sales"] : [];
}

/** «목표 대비 매출»: the ratio was asked, not its halves. */
function partsOf(id: string): readonly string[] {
  const { made } = measureOf(COMPANY_MODEL, id);
  return "of" in made ? [] : [made.left, made.right];
}

interface Amount {
  readonly kind: "money" | "percent" | "count";
  readonly least: number | null;
  readonly most: number | null;
  readonly exact: number | null;
  readonly inclusive: boolean;
  readonly span: Span;
}

function amountsIn(text: string, taken: readonly Span[]): readonly Amount[] {
  const found = [
    ...findMoney(text).map((each) => ({ ...each, kind: "money" as const })),
    ...findPercentages(text).map((each) => ({ ...each, kind: "percent" as const })),
    ...findCounts(text).map((each) => ({ ...each, kind: "count" as const })),
  ];
  return found
    .filter(({ span }) => !taken.some((each) => overlaps(each, span)))
    .map(({ kind, value, span }) => {
      if (value.kind === "range")
        return { kind, least: value.minimum, most: value.maximum, exact: null, inclusive: true, span };
      if (value.kind === "exact")
        return { kind, least: null, most: null, exact: value.amount, inclusive: true, span };
      const isLeast = value.kind === "at_least";
      return {
        kind,
        least: isLeast ? value.amount : null,
        most: isLeast ? null : value.amount,
        exact: null,
        inclusive: value.inclusive,
        span,
      };
    });
}

function thresholdOf(
  amounts: readonly Amount[],
  words: readonly FoundWord<Meaning>[],
  measure: Measure,
  isGrowth: boolean,
) {
  const reached = words.find(({ meaning }) => meaning.is === "reached" || meaning.is === "missed")?.meaning
    .is;
  if (reached !== undefined && measure.id === "attainment" && amounts.length === 0)
    return reached === "reached"
      ? { of: "value", least: 100, most: null, inclusive: true }
      : { of: "value", least: null, most: 100, inclusive: false };
  const bound = words.find(({ meaning }) => meaning.is === "bound");
  for (const { kind, least, most, exact, inclusive, span } of amounts) {
    const of = kind === "percent" && isGrowth && measure.unit !== "percent" ? "growth" : "value";
    if (of === "value" && (kind === "percent") !== (measure.unit === "percent")) continue;
    if (least !== null || most !== null) return { of, least, most, inclusive };
    if (exact === null || bound?.meaning.is !== "bound" || bound.span.start < span.end) continue;
    switch (bound.meaning.bound) {
      case "at_least":
        return { of, least: exact, most: null, inclusive: true };
      case "more":
        return { of, least: exact, most: null, inclusive: false };
      case "at_most":
        return { of, least: null, most: exact, inclusive: true };
      case "less":
        return { of, least: null, most: exact, inclusive: false };
    }
  }
  return null;
}

/** What is told in numbers beside «top»: how many lines. */
function limitOf(
  text: string,
  fns: readonly string[],
  words: readonly FoundWord<Meaning>[],
  amounts: readonly Amount[],
  fn: string,
): number | null {
  if (fn !== "top" && fn !== "bottom") return null;
  const place = words.find(
    ({ meaning }) => meaning.is === "function" && (meaning.fn === "top" || meaning.fn === "bottom"),
  );
  const people = findPeople(text).flatMap(({ value, span }) =>
    value.kind === "count" ? [{ amount: value.total, span }] : [],
  );
  const counts = amounts.flatMap(({ kind, exact, span }) =>
    kind === "count" && exact !== null ? [{ amount: exact, span }] : [],
  );
  const after = /^\s?(\d{1,2})/u.exec(text.slice(place?.span.end ?? text.length))?.[1];
  const told = after ?? counts[0]?.amount ?? people[0]?.amount;
  if (told !== undefined) return Math.min(100, Math.max(1, Number(told)));
  const isRanking =
    place !== undefined && ["순위", "랭킹"].includes(text.slice(place.span.start, place.span.end));
  return isRanking || fns.length === 0 ? null : 1;
}

function functionOf(
  fns: readonly (DataQuery["fn"] | "trend")[],
  previous: DataQuery | null,
): DataQuery["fn"] {
  const wanted = fns.filter((each) => each !== "trend" && each !== "growth") as DataQuery["fn"][];
  const strong = wanted.find(
    (each) => each === "top" || each === "bottom" || each === "share" || each === "cumulative",
  );
  if (strong !== undefined) return strong;
  if (wanted.includes("average")) return "average";
  if (wanted.includes("count")) return "count";
  const [first] = wanted;
  if (first !== undefined) return first;
  return fns.includes("growth") ? "growth" : previous !== null && fns.length === 0 ? previous.fn : "total";
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
    add("team", [asker.team], false);
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

function refusedAs(index: number): ReadQuestion {
  const { label, nearest } = NOT_HELD[index] ?? { label: { ko: "", en: "" }, nearest: { ko: "", en: "" } };
  return {
    is: "refused",
    reason: {
      ko: `${label.ko} 자료는 가지고 있지 않아서 답할 수 없어요. 대신 알려 드릴 수 있는 것: ${nearest.ko}.`,
      en: `There are no data on ${label.en}. What I can tell you instead: ${nearest.en}.`,
    },
  };
}

function notKnown(words: readonly string[], measures: readonly string[]): Sentence {
  const labels = measures.map((id) => measureOf(COMPANY_MODEL, id).label);
  const said = words.map((word) => `‘${word}’`).join(", ");
  return {
    ko: `${said}이(가) 자료에서 무엇인지 찾지 못해 숫자를 말하지 않을게요. 그 말을 빼거나 바꾸면 ${labels.map(({ ko }) => ko).join(", ")}을(를) 알려 드릴 수 있어요.`,
    en: `I could not find ${said} in the data, so I give no figure. Without it, or in other words, I can tell you ${labels.map(({ en }) => en).join(", ")}.`,
  };
}

function whichOne(text: string, { values, span }: NamedValue): Sentence {
  const said = text.slice(span.start, span.end);
  return {
    ko: `‘${said}’은(는) ${values.join(", ")} 가운데 어느 쪽인가요?`,
    en: `Which one is “${said}”: ${values.join(", ")}?`,
  };
}

function outside({ from, to }: Months): Sentence {
  const say = (month: string) => `${month.slice(0, 4)}-${month.slice(4)}`;
  return {
    ko: `그 기간의 자료는 없어요. 자료는 ${say(from)}부터 ${say(to)}까지 있으니 그 안에서 물어봐 주세요.`,
    en: `There are no data for that time. They run from ${say(from)} to ${say(to)}.`,
  };
}

const AVERAGE_OF_WHAT: Sentence = {
  ko: "무엇의 평균인지 알려 주세요. 예: 월평균, 거래처당 평균, 담당자당 평균.",
  en: "An average of what? For example: a month, a client, a person.",
};
const isSummedUp = ({ made }: Measure) => "of" in made;
const MONTHS_ONLY: Sentence = {
  ko: "자료는 월 단위라서 하루나 한 주의 숫자는 답할 수 없어요. 달로 물어봐 주세요.",
  en: "The data are by month, so I cannot answer for a day or a week. Please ask for a month.",
};
const NO_TEAM: Sentence = {
  ko: "로그인 정보에 소속 팀이 없어요. 팀 이름을 말씀해 주세요.",
  en: "Your login names no team. Please say which team.",
};
