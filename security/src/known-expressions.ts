import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type FoundExpression, findExpressions } from "./regular-expressions.ts";

const KNOWN = fileURLToPath(new URL("./known-expressions.txt", import.meta.url));
/** One home of matching on words; what stands there is held against hostile texts one by one. */
const HOME = "packages/language/";

/** Expressions outside of `language` that are not among those of the day on which checking began. */
export function newExpressions(): readonly FoundExpression[] {
  const known = new Set(readKnown());
  return outside().filter((expression) => !known.has(nameOf(expression)));
}

/** Takes those off the list that are gone. It only ever shrinks: `npx tsx security/src/shrink-known-expressions.ts`. */
export function shrinkKnown(): { readonly before: number; readonly after: number } {
  const before = readKnown();
  const found = new Set(outside().map(nameOf));
  const after = before.filter((name) => found.has(name));
  writeFileSync(KNOWN, `${after.join("\n")}\n`);
  return { before: before.length, after: after.length };
}

export function readKnown(): readonly string[] {
  return readFileSync(KNOWN, "utf8").split("\n").filter(Boolean);
}

function outside(): readonly FoundExpression[] {
  return findExpressions().fixed.filter(({ where }) => !where.startsWith(HOME));
}

export function nameOf({ source, flags }: Pick<FoundExpression, "source" | "flags">): string {
  return createHash("sha256").update(`${source}/${flags}`).digest("hex").slice(0, 12);
}
