import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A rule of a SPEC.md: `- **A1** An update that changes nothing …`. */
export function rulesIn(spec: string): readonly string[] {
  return [...spec.matchAll(/\*\*([A-Z]\d+)\*\*/g)].map((match) => match[1] ?? "");
}

/** The rules that the titles of `it(…)` and `test(…)` name: `it("[A1] …")`. Comments and data do not count. */
export function rulesTestedIn(source: string): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) titles.push(titleOf(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("test.ts", source, ts.ScriptTarget.Latest));
  return titles.flatMap((title) => [...title.matchAll(/\[([A-Z]\d+)\]/g)].map((match) => match[1] ?? ""));
}

/** `it`, `it.fails`, `it.each([…])`: whatever starts with `it` or `test`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === "it" || callee.text === "test";
  return (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTest(callee.expression);
}

function titleOf(title: ts.Expression | undefined): string {
  if (title === undefined) return "";
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title)
    ? [title.head, ...title.templateSpans.map((span) => span.literal)].map((part) => part.text).join("")
    : "";
}

export interface TestFile {
  readonly path: string;
  readonly source: string;
}

/** What is wrong between the rules of one package and its tests, as lines for a person. */
export function problemsOf(spec: string, tests: readonly TestFile[]): readonly string[] {
  const rules = rulesIn(spec);
  const known = new Set(rules);
  const tested = new Set<string>();
  const unknown: string[] = [];
  for (const { path, source } of tests) {
    for (const rule of rulesTestedIn(source)) {
      tested.add(rule);
      if (!known.has(rule)) unknown.push(`${path} tests ${rule}, which is no rule`);
    }
  }
  const twice = rules.filter((rule, index) => rules.indexOf(rule) !== index);
  return [
    ...[...new Set(twice)].map((rule) => `${rule} is defined twice`),
    ...[...known].filter((rule) => !tested.has(rule)).map((rule) => `${rule} has no test`),
    ...new Set(unknown),
  ];
}

/** Suites that many test files run live in `testing` folders; their titles count like any other. */
export function isTestFile(path: string): boolean {
  return path.endsWith(".test.ts") || /(^|[\\/])testing[\\/][^\\/]+\.ts$/.test(path);
}

function testFilesUnder(folder: string): readonly TestFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => isTestFile(path) && !path.includes("node_modules"))
    .sort()
    .map((path) => ({ path: join(folder, path), source: readFileSync(join(folder, path), "utf8") }));
}

function checkPackages(root: string): void {
  const checked: string[] = [];
  const problems: string[] = [];
  for (const name of readdirSync(join(root, "packages")).sort()) {
    const folder = join("packages", name);
    const specPath = join(root, folder, "SPEC.md");
    if (!existsSync(specPath)) continue;
    const spec = readFileSync(specPath, "utf8");
    checked.push(`${rulesIn(spec).length} rules of ${folder}`);
    for (const problem of problemsOf(spec, testFilesUnder(join(root, folder))))
      problems.push(`${folder}/SPEC.md: ${problem.replace(`${root}/`, "")}`);
  }
  if (problems.length === 0) {
    console.log(`spec: ${checked.join(", ")} all have tests`);
    return;
  }
  console.error(`spec: ${problems.length} problems\n${problems.map((each) => `  ${each}`).join("\n")}`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  checkPackages(fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""));
