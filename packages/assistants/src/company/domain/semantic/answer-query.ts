import { baseMeasures, buildSql, groupedBy, type Statement } from "./build-sql.ts";
import type { DataQuery, Filter, Months } from "./data-query.ts";
import { type Measure, measureOf, type SemanticModel } from "./semantic-model.ts";

export type Cell = string | number | null;
export type Ask = (statement: Statement) => Promise<readonly (readonly Cell[])[]>;

/** One line of an answer: what it is of, and each measure with what it is compared with. */
export interface Line {
  readonly keys: readonly string[];
  readonly value: number | null;
  readonly before: number | null;
  readonly growth: number | null;
  readonly share: number | null;
  /** Values of further measures, in their order. */
  readonly others: readonly (number | null)[];
}

export interface Answered {
  readonly query: DataQuery;
  readonly lines: readonly Line[];
  /** Of all lines together, where that means something. */
  readonly total: Line | null;
  readonly behind: number;
  readonly statements: readonly Statement[];
  /** How many lines there were before only some were wanted. */
  readonly of: number;
}

interface Part {
  readonly keys: readonly string[];
  readonly value: number | null;
}

/** Asks the data, and makes of the rows what was wanted. Every figure is computed here, none is guessed. */
export async function answerQuery(model: SemanticModel, query: DataQuery, ask: Ask): Promise<Answered> {
  const statements: Statement[] = [];
  let behind = 0;
  const fetched = new Map<string, readonly Part[]>();
  const partsOf = async (
    measure: Measure,
    by: DataQuery["per"],
    period: Months | null,
    filters: readonly Filter[],
  ) => {
    const wanted = { measure, by, filters, period };
    const name = JSON.stringify([measure.id, by, period, filters]);
    const known = fetched.get(name);
    if (known !== undefined) return known;
    const statement = buildSql(model, wanted);
    statements.push(statement);
    const rows = await ask(statement);
    if (fetched.size === 0) behind = rows.reduce((sum, row) => sum + Number(row.at(-1) ?? 0), 0);
    const parts = rows.map((row) => ({
      keys: row.slice(0, by.length).map((each) => (each === null ? "" : String(each))),
      value: row[by.length] === null ? null : Number(row[by.length]),
    }));
    fetched.set(name, parts);
    return parts;
  };
  const valuesOf = async (
    id: string,
    by: DataQuery["per"],
    period: Months | null,
    filters: readonly Filter[],
  ) => {
    const bases = new Map<string, ReadonlyMap<string, number | null>>();
    for (const base of baseMeasures(model, [id])) {
      const parts = await partsOf(base, by, period, filters);
      bases.set(base.id, new Map(parts.map(({ keys, value }) => [keys.join("\t"), value])));
    }
    return combined(model, id, bases);
  };
  const [first = "", ...rest] = query.measures;
  const measure = measureOf(model, first);
  const { period, compare_to, filters } = query;
  const by = groupedBy(query);
  const own = await valuesOf(first, by, period, filters);
  const before = compare_to === null ? null : await valuesOf(first, by, compare_to, filters);
  const others = await Promise.all(rest.map(async (id) => valuesOf(id, by, period, filters)));
  const whole = query.fn === "share" ? await valuesOf(first, [], period, wholeFilters(query)) : null;
  const all = whole?.get("") ?? null;
  const keys = [...new Set([...own.keys(), ...(before?.keys() ?? [])])];
  const lines = keys.map((key): Line => {
    const value = own.get(key) ?? null;
    const was = before?.get(key) ?? null;
    return {
      keys: key === "" && by.length === 0 ? [] : key.split("\t"),
      value,
      before: was,
      growth: growthOf(value, was),
      share: all === null || all === 0 || value === null ? null : (value / all) * 100,
      others: others.map((each) => each.get(key) ?? null),
    };
  });
  const totals = by.length === 0 ? null : await valuesOf(first, [], period, filters);
  const totalBefore =
    by.length === 0 || compare_to === null ? null : await valuesOf(first, [], compare_to, filters);
  const total = totals === null ? null : totalLine(totals.get("") ?? null, totalBefore?.get("") ?? null);
  const shaped = shape(query, measure, lines.filter(isSomething));
  return { query, lines: shaped.lines, total, behind, statements, of: shaped.of };
}

function combined(
  model: SemanticModel,
  id: string,
  bases: ReadonlyMap<string, ReadonlyMap<string, number | null>>,
): ReadonlyMap<string, number | null> {
  const { made } = measureOf(model, id);
  if ("of" in made) return bases.get(id) ?? new Map();
  const left = combined(model, made.left, bases);
  const right = combined(model, made.right, bases);
  return new Map(
    [...left.keys()].map((key) => {
      const [one, other] = [left.get(key) ?? null, right.get(key) ?? null];
      if (one === null || other === null) return [key, null];
      if (made.by === "difference") return [key, one - other];
      return [key, other === 0 ? null : (one / other) * (made.by === "percent" ? 100 : 1)];
    }),
  );
}

/** A share is of everything that the last value was chosen from. */
function wholeFilters({ per, filters }: DataQuery): readonly Filter[] {
  if (per.length > 0) return filters;
  const last = filters.findLastIndex(({ dimension }) => dimension !== "team");
  const index = last === -1 ? filters.length - 1 : last;
  return filters.filter((_, at) => at !== index);
}

function growthOf(value: number | null, before: number | null): number | null {
  return value === null || before === null || before === 0 ? null : ((value - before) / before) * 100;
}

function totalLine(value: number | null, before: number | null): Line {
  return { keys: [], value, before, growth: growthOf(value, before), share: null, others: [] };
}

function isSomething({ value, before, keys }: Line): boolean {
  return keys.length === 0 || value !== null || before !== null;
}

function shape(query: DataQuery, measure: Measure, lines: readonly Line[]) {
  const averaged = averagedOver(query, lines);
  const passing = averaged.filter((line) => passes(query, line));
  const time = query.per.findIndex((each) => each === "month" || each === "quarter" || each === "year");
  const isTimed = time >= 0 && query.fn !== "top" && query.fn !== "bottom";
  const sorted = [...passing].sort((left, right) =>
    isTimed ? left.keys.join().localeCompare(right.keys.join()) : rankOf(query, right) - rankOf(query, left),
  );
  const ordered = query.fn === "bottom" ? sorted.filter(({ value }) => value !== null).reverse() : sorted;
  if (query.fn === "cumulative") return { lines: running(ordered), of: ordered.length };
  if (query.limit === null || measure.id === "") return { lines: ordered, of: ordered.length };
  const last = ordered[query.limit - 1];
  // Who shares the last place belongs there, too.
  const kept = ordered.filter(
    (line, index) =>
      index < (query.limit ?? 0) || (last !== undefined && rankOf(query, line) === rankOf(query, last)),
  );
  return { lines: kept, of: ordered.length };
}

function rankOf({ compare_to, threshold, ranked_by }: DataQuery, { value, growth }: Line): number {
  const byChange = ranked_by === "change" || threshold?.of === "growth";
  const ranked = compare_to !== null && byChange ? growth : value;
  return ranked ?? Number.NEGATIVE_INFINITY;
}

/** One figure alone is no list to choose from: whether it passes is told, not filtered. */
function passes({ threshold, per }: DataQuery, { value, growth }: Line): boolean {
  if (threshold === null || per.length === 0) return true;
  const held = threshold.of === "growth" ? growth : value;
  return held !== null && meets(held, threshold);
}

export function meets(
  held: number,
  { least, most, inclusive }: NonNullable<DataQuery["threshold"]>,
): boolean {
  if (least !== null && !(inclusive ? held >= least : held > least)) return false;
  return most === null || (inclusive ? held <= most : held < most);
}

/** The mean over a dimension that the answer is not told by. */
function averagedOver({ fn, over, per }: DataQuery, lines: readonly Line[]): readonly Line[] {
  if (fn !== "average" || over === null || per.includes(over)) return lines;
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const name = line.keys.slice(0, per.length).join("\t");
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups].map(([name, group]) => ({
    keys: per.length === 0 ? [] : name.split("\t"),
    value: meanOf(group.map(({ value }) => value)),
    before: null,
    growth: null,
    share: null,
    others: [],
  }));
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((each) => each !== null);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length;
}

function running(lines: readonly Line[]): readonly Line[] {
  let sum = 0;
  return lines.map((line) => {
    sum += line.value ?? 0;
    return { ...line, value: sum };
  });
}
