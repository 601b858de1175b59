import { isDeepStrictEqual } from "node:util";
import { decodeForeign, encodeForeign } from "../checkpoints/foreign-value.ts";
import { isStorageError, StorageError } from "../errors.ts";

/** Conditions on the fields of a value. All must hold. */
export type ItemFilter = readonly Condition[];

interface Condition {
  readonly field: string;
  readonly holds: Test;
}
type Test = (found: unknown) => boolean;

/** What may stand in the place of a value. The set is closed: an ignored operator would return too much. */
const OPERATORS: { readonly [operator: string]: (operand: unknown, where: string) => Test } = {
  $eq: (operand, where) => equals(literal(operand, where)),
  $ne: (operand, where) => negated(equals(literal(operand, where))),
  $gt: (operand, where) => comparison(operand, where, (found, limit) => found > limit),
  $gte: (operand, where) => comparison(operand, where, (found, limit) => found >= limit),
  $lt: (operand, where) => comparison(operand, where, (found, limit) => found < limit),
  $lte: (operand, where) => comparison(operand, where, (found, limit) => found <= limit),
  $in: (operand, where) => isOneOf(operand, where),
  $nin: (operand, where) => negated(isOneOf(operand, where)),
};
const KNOWN = Object.keys(OPERATORS);

/** The one gate from anything to a filter. StorageError INVALID_FILTER for what cannot be filtered by. */
export function readItemFilter(given: unknown): ItemFilter {
  if (given === undefined || given === null) return [];
  if (!isRecord(given)) throw invalid("filter", ["an object of fields and values"]);
  return Object.entries(given).flatMap(([field, condition]) => {
    if (field.startsWith("$")) throw invalid(field, ["the fields of the value"]);
    return readCondition(field, condition).map((holds) => ({ field, holds }));
  });
}

export function matchesFilter(value: unknown, filter: ItemFilter): boolean {
  return filter.every(({ field, holds }) => holds(ownField(value, field)));
}

/** Never what an object inherits: no filter reaches a prototype. */
function ownField(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
}

function readCondition(field: string, condition: unknown): readonly Test[] {
  if (isRecord(condition)) {
    const operators = Object.keys(condition);
    if (operators.length === 0) throw invalid(field, KNOWN);
    if (operators.some((key) => key.startsWith("$")))
      return operators.map((operator) => readOperator(field, operator, condition[operator]));
  }
  const wanted = literal(condition, field);
  refuseInnerOperators(wanted, field);
  return [equals(wanted)];
}

function readOperator(field: string, operator: string, operand: unknown): Test {
  const where = `${field}.${operator}`;
  const build = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (build === undefined) throw invalid(where, KNOWN);
  return build(operand, where);
}

/** `{ address: { floor: { $gt: 3 } } }` would look for that very object, which nobody means; `$eq` says it is meant. */
function refuseInnerOperators(wanted: unknown, where: string): void {
  if (typeof wanted !== "object" || wanted === null) return;
  for (const [key, inner] of Object.entries(wanted)) {
    if (key.startsWith("$")) throw invalid(`${where}.${key}`, ["operators right under a field of the value"]);
    refuseInnerOperators(inner, `${where}.${key}`);
  }
}

/** The operand as it would come back from the store, so that both sides are compared alike. */
function literal(operand: unknown, where: string): unknown {
  try {
    return decodeForeign(encodeForeign(operand, where));
  } catch (error) {
    if (error instanceof RangeError || isStorageError(error))
      throw invalid(where, ["values that can be stored"]);
    throw error;
  }
}

function equals(wanted: unknown): Test {
  if (typeof wanted !== "object" || wanted === null) return (found) => found === wanted;
  return (found) => isDeepStrictEqual(found, wanted);
}

function negated(test: Test): Test {
  return (found) => !test(found);
}

function isOneOf(operand: unknown, where: string): Test {
  if (!Array.isArray(operand)) throw invalid(where, [`${where.slice(where.lastIndexOf("$"))} with a list`]);
  const tests = Array.from(operand, (each) => equals(literal(each, where)));
  return (found) => tests.some((test) => test(found));
}

function comparison(operand: unknown, where: string, holds: (found: number, limit: number) => boolean): Test {
  const limit = toNumber(operand);
  // Nothing compares with what is no number; the caller would wonder why nothing is found.
  if (operand === null || typeof operand === "boolean" || Number.isNaN(limit))
    throw invalid(where, [`${where.slice(where.lastIndexOf("$"))} with a number or a date`]);
  return (found) => holds(toNumber(found), limit);
}

/** As LangGraph's own store reads numbers, but without asking objects how they would like to be read. */
function toNumber(value: unknown): number {
  switch (typeof value) {
    case "number":
    case "string":
    case "boolean":
      return Number(value);
    case "object":
      return value === null ? 0 : value instanceof Date ? value.getTime() : Number.NaN;
    default:
      return Number.NaN;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function invalid(where: string, known: readonly string[]): StorageError<"INVALID_FILTER"> {
  return new StorageError("INVALID_FILTER", { key: where.slice(0, 100).toWellFormed(), known });
}
