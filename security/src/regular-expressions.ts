import ts from "typescript";
import { lineOf, nodesIn, sourceFiles } from "../../scripts/source-code.ts";

export interface FoundExpression {
  readonly where: string;
  readonly source: string;
  readonly flags: string;
}

/** Every regular expression that stands in the packages, and where one is made of something that is only known later. */
export function findExpressions(): { fixed: readonly FoundExpression[]; made: readonly string[] } {
  const fixed: FoundExpression[] = [];
  const made: string[] = [];
  for (const { path, tree } of sourceFiles(/\//)) {
    for (const node of nodesIn(tree)) {
      const where = () => `${path}:${lineOf(tree, node)}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        fixed.push({ where: where(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      } else if (isMaking(node)) {
        const [source, flags] = node.arguments ?? [];
        if (source !== undefined && ts.isStringLiteralLike(source))
          fixed.push({
            where: where(),
            source: source.text,
            flags: flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : "",
          });
        else made.push(path);
      }
    }
  }
  return { fixed, made: [...new Set(made)].sort() };
}

function isMaking(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === "RegExp";
}

const LENGTH = 100_000;
const UNITS = [
  "a",
  "1",
  " ",
  "가",
  "\n",
  "\t",
  ",",
  ".",
  "-",
  "a ",
  "1,",
  "1.",
  "a.",
  "가 ",
  "a@",
  "1-",
  "만 ",
];

/** Texts of 100,000 characters on which an expression that goes back and forth takes for ever. */
export function hostileTexts(source: string): readonly string[] {
  // What the expression itself speaks of leads furthest into it.
  const own = source.replace(/\\[a-zA-Z]|[\\^$.*+?()[\]{}|]/g, "\u0000").split("\u0000");
  const letters = [...new Set(own.flatMap((part) => [part, ...part]))].filter((part) => part !== "");
  const units = [...new Set([...UNITS, ...letters.slice(0, 24), own.join("")])].filter((unit) => unit !== "");
  return units.flatMap((unit) => {
    const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    return [`${text}\u0001`];
  });
}
