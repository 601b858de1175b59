import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
const RELATIVE_IMPORT = /\b(?:from|import)[\s(]*"(\.{1,2}\/[^"]+\.ts)"/g;

const compiled = new Map<string, Promise<string>>();

/** A TypeScript program as plain JavaScript: it starts in a fraction of the time, and crash tests start hundreds. */
export function compileChild(script: string): Promise<string> {
  const known = compiled.get(script) ?? compile(script);
  compiled.set(script, known);
  return known;
}

async function compile(script: string): Promise<string> {
  const folder = outputFolder();
  const seen = new Set<string>();
  const translate = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = await readFile(path, "utf8");
    await replace(outputPath(folder, path), toJavaScript(source));
    for (const [, imported] of source.matchAll(RELATIVE_IMPORT)) {
      await translate(resolve(dirname(path), String(imported)));
    }
  };
  await replace(join(folder, "package.json"), '{"type":"module"}');
  await translate(script);
  return outputPath(folder, script);
}

/** Beside the dependencies, so that the program finds them as the original does. */
function outputFolder(): string {
  const found = createRequire(import.meta.url).resolve("libsql");
  const dependencies = found.slice(0, found.lastIndexOf(`${sep}libsql${sep}`));
  return join(dependencies, ".cache", "maru-children");
}

function outputPath(folder: string, path: string): string {
  return join(folder, relative(SOURCE, path).replace(/\.ts$/, ".js"));
}

/** In one step: another test may be starting the same program right now. */
async function replace(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

function toJavaScript(source: string): string {
  return ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  }).outputText;
}
