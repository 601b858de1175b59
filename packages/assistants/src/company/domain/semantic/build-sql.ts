import type { DataQuery, Filter, Months } from "./data-query.ts";
import type { DimensionId, Entity, Measure, SemanticModel } from "./semantic-model.ts";

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly (string | number)[];
}

/** One measure over one stretch of time, by some dimensions, of rows that pass all filters. */
export interface Wanted {
  readonly measure: Measure;
  readonly by: readonly DimensionId[];
  readonly filters: readonly Filter[];
  readonly period: Months | null;
}

type Source = Extract<Measure["made"], { of: unknown }>["of"][number];

/** The first way to count a measure that knows every dimension asked for; undefined where none does. */
export function sourceFor(
  { entities }: SemanticModel,
  { measure, by, filters, period }: Wanted,
): Source | undefined {
  if (!("of" in measure.made)) return undefined;
  const used = [...by, ...filters.map(({ dimension }) => dimension)];
  const fits = measure.made.of.filter(({ entity }) => {
    const known = entities[entity]?.dimensions ?? {};
    return used.every((dimension) => known[dimension] !== undefined);
  });
  const timed = fits.filter(({ entity }) => entities[entity]?.month !== null);
  return period === null ? fits[0] : (timed[0] ?? fits[0]);
}

/** The statement for a measure: names come from the model, everything else is a parameter. */
export function buildSql(model: SemanticModel, wanted: Wanted): Statement {
  const source = sourceFor(model, wanted);
  const entity = source === undefined ? undefined : model.entities[source.entity];
  if (source === undefined || entity === undefined)
    throw new TypeError("a measure that cannot be asked like this");
  const { by, filters, period } = wanted;
  const columns = by.map((dimension, index) => `${columnOf(entity, dimension)} AS d${index}`);
  const conditions: string[] = source.where === undefined ? [] : [source.where];
  const parameters: (string | number)[] = [];
  for (const { dimension, values, not } of filters) {
    const column = columnOf(entity, dimension);
    const places = values.map(() => "?").join(", ");
    conditions.push(not ? `(${column} IS NULL OR ${column} NOT IN (${places}))` : `${column} IN (${places})`);
    parameters.push(...values);
  }
  if (period !== null && entity.month !== null) {
    conditions.push(`f.${entity.month} BETWEEN ? AND ?`);
    parameters.push(period.from, period.to);
  }
  const sql = [
    `SELECT ${[...columns, `${source.sum} AS value`, "COUNT(*) AS behind"].join(", ")}`,
    `FROM ${entity.table} f`,
    ...aliasesOf(entity, [...by, ...filters.map(({ dimension }) => dimension)]).map(
      (alias) => entity.joins[alias],
    ),
    ...(conditions.length === 0 ? [] : [`WHERE ${conditions.join(" AND ")}`]),
    ...(by.length === 0 ? [] : [`GROUP BY ${by.map((_, index) => `d${index}`).join(", ")}`]),
  ].join(" ");
  return { sql, parameters };
}

function aliasesOf(entity: Entity, dimensions: readonly DimensionId[]): readonly string[] {
  const aliases = dimensions.flatMap((dimension) => entity.dimensions[dimension]?.[0] ?? []);
  return [...new Set(aliases)].filter((alias) => alias !== "f");
}

function columnOf(entity: Entity, dimension: DimensionId): string {
  const place = entity.dimensions[dimension];
  if (place === undefined) throw new TypeError(`no ${dimension} here`);
  const [alias, column] = place;
  const [part, name] = column.split(":");
  if (name === undefined) return `${alias}.${column}`;
  const year = `substr(${alias}.${name}, 1, 4)`;
  return part === "year"
    ? year
    : `${year} || '-Q' || ((CAST(substr(${alias}.${name}, 5, 2) AS INTEGER) + 2) / 3)`;
}

/** The measures that the data hold themselves: a ratio is asked as its two halves. */
export function baseMeasures(model: SemanticModel, ids: readonly string[]): readonly Measure[] {
  const found = ids.flatMap((id) => model.measures.filter((each) => each.id === id));
  const bases = found.flatMap((each) =>
    "of" in each.made ? [each] : baseMeasures(model, [each.made.left, each.made.right]),
  );
  return [...new Map(bases.map((each) => [each.id, each])).values()];
}

/** By what rows are fetched: what the answer is told by, and what is averaged over. */
export function groupedBy({ per, over }: Pick<DataQuery, "per" | "over">): readonly DimensionId[] {
  return over === null || per.includes(over) ? per : [...per, over];
}
