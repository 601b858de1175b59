import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

export interface SourceFile {
  /** From the top of the repository. */
  readonly path: string;
  readonly tree: ts.SourceFile;
}

/** Everything of the packages that runs at a user's and speaks of this: no tests, nor what only they use. */
export function* sourceFiles(about: RegExp): Generator<SourceFile> {
  const packages = join(ROOT, "packages");
  for (const name of readdirSync(packages)) {
    const folder = join(packages, name, "src");
    for (const found of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(found) || /\.test\.tsx?$|(^|\/)testing\//.test(found)) continue;
      const path = join(folder, found);
      const text = readFileSync(path, "utf8");
      if (about.test(text))
        yield { path: relative(ROOT, path), tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest) };
    }
  }
}

/** The node and everything in it, in the order of the text. */
export function nodesIn(root: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

export function lineOf(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}
