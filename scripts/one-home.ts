import ts from "typescript";
import { lineOf, nodesIn, sourceFiles } from "./source-code.ts";

/** What makes a program depend on when and where it runs. */
export type Worldly = "clock" | "stopwatch" | "timer" | "dice";

export interface Use {
  readonly what: Worldly;
  readonly path: string;
  readonly line: number;
}

const MEMBERS: Readonly<Record<string, Worldly>> = {
  "Date.now": "clock",
  "performance.now": "stopwatch",
  "process.hrtime": "stopwatch",
  "Math.random": "dice",
  "crypto.randomUUID": "dice",
};
const CALLS: Readonly<Record<string, Worldly>> = {
  Date: "clock",
  setTimeout: "timer",
  setInterval: "timer",
  randomUUID: "dice",
};
const MODULES: Readonly<Record<string, Worldly>> = {
  "node:timers": "timer",
  "node:timers/promises": "timer",
  "node:perf_hooks": "stopwatch",
};

/** Files without these words need not be read more closely. */
const MENTIONED = /\b(?:Date|performance|hrtime|random\w*|setTimeout|setInterval|timers|perf_hooks)\b/;

/** Every place where the packages ask the world for the time, let it pass, or roll dice. */
export function worldlyUses(): readonly Use[] {
  return [...sourceFiles(MENTIONED)].flatMap(({ path, tree }) =>
    nodesIn(tree).flatMap((node) => {
      const what = worldlyIn(node);
      return what === undefined ? [] : [{ what, path, line: lineOf(tree, node) }];
    }),
  );
}

export function worldlyIn(node: ts.Node): Worldly | undefined {
  if (ts.isPropertyAccessExpression(node)) return MEMBERS[nameOf(node)];
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return CALLS[node.expression.text];
  // `new Date(then)` reads a moment; `new Date()` asks for this one.
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "Date")
    return (node.arguments ?? []).length === 0 ? "clock" : undefined;
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return MODULES[node.moduleSpecifier.text];
  return undefined;
}

function nameOf({ expression, name }: ts.PropertyAccessExpression): string {
  const owner = ts.isIdentifier(expression) ? expression.text : "";
  return owner === "globalThis" || owner === "window" ? name.text : `${owner}.${name.text}`;
}
