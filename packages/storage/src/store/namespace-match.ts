import { compareCodePoints } from "../backends/code-points.ts";
import { StorageError } from "../errors.ts";
import { readNamespacePrefix } from "./names.ts";

export interface NamespaceCondition {
  readonly matchType: "prefix" | "suffix";
  /** `*` stands for any one element. */
  readonly path: readonly string[];
}

/** The one gate from anything to conditions. */
export function readConditions(given: unknown): readonly NamespaceCondition[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw invalid("matchConditions");
  return Array.from(given, (condition: unknown) => {
    const { matchType, path } = (condition ?? {}) as { matchType?: unknown; path?: unknown };
    if (matchType !== "prefix" && matchType !== "suffix") throw invalid("matchType");
    return { matchType, path: readNamespacePrefix(path) };
  });
}

function invalid(key: string): StorageError<"INVALID_FILTER"> {
  return new StorageError("INVALID_FILTER", { key, known: ["prefix", "suffix"] });
}

/** The longest namespace under which everything that fits must lie. */
export function commonPrefix(conditions: readonly NamespaceCondition[]): readonly string[] {
  const path = conditions.find(({ matchType }) => matchType === "prefix")?.path ?? [];
  const wildcard = path.indexOf("*");
  return wildcard === -1 ? path : path.slice(0, wildcard);
}

export function matchesConditions(
  namespace: readonly string[],
  conditions: readonly NamespaceCondition[],
): boolean {
  return conditions.every(({ matchType, path }) => {
    const start = matchType === "prefix" ? 0 : namespace.length - path.length;
    return (
      path.length <= namespace.length &&
      path.every((element, index) => element === "*" || element === namespace[start + index])
    );
  });
}

/** Cut to the depth, each once, in order. */
export function summariseNamespaces(
  namespaces: readonly (readonly string[])[],
  maxDepth: number | undefined,
): string[][] {
  const sorted = namespaces.map((namespace) => namespace.slice(0, maxDepth)).sort(compareNamespaces);
  return sorted.filter((namespace, index) => {
    const previous = sorted[index - 1];
    return previous === undefined || compareNamespaces(previous, namespace) !== 0;
  });
}

export function compareNamespaces(left: readonly string[], right: readonly string[]): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compareCodePoints(left[index] as string, right[index] as string);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
