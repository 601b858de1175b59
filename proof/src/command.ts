import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isAgainstMaru, type Outcome, observe, verdictOf } from "./outcome.ts";
import type { ProofRow } from "./row.ts";
import { ROWS } from "./rows.ts";
import { formatDocument, formatTable } from "./table.ts";
import { openWorkbench } from "./workbench.ts";

const HELP = `Usage: npm run proof -- [options]

Stages every failure on the official packages and on Maru, and prints what it saw as a Markdown table.
Ends with code 1 when Maru fails a row.

  --only 1,2    only these rows (there are ${ROWS.map((row) => row.number).join(", ")})
  --json        print JSON instead of a table
  --write       also write docs/proof.md
  --help        show this`;

const DOCUMENT = new URL("../../docs/proof.md", import.meta.url);

export interface Output {
  readonly print: (text: string) => void;
  readonly progress: (line: string) => void;
}

/** Runs the command; resolves to its exit code. Throws when it is used wrongly. */
export async function runProof(parameters: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      only: { type: "string" },
      json: { type: "boolean" },
      write: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    output.print(HELP);
    return 0;
  }
  if (values.write && values.only !== undefined)
    throw new Error("--write renews the whole page; run it without --only.");
  const outcomes = await observeAll(choose(values.only), output.progress);
  if (values.json) {
    const withVerdicts = outcomes.map((outcome) => ({ ...outcome, verdict: verdictOf(outcome) }));
    output.print(JSON.stringify(withVerdicts, null, 2));
  } else output.print(formatTable(outcomes));
  if (values.write) {
    write(outcomes);
    output.progress("wrote docs/proof.md");
  }
  return outcomes.some(isAgainstMaru) ? 1 : 0;
}

function choose(only: string | undefined): readonly ProofRow[] {
  if (only === undefined) return ROWS;
  return only.split(",").map((number) => {
    const row = ROWS.find((each) => String(each.number) === number.trim());
    if (row === undefined) throw new Error(`There is no row "${number}".\n\n${HELP}`);
    return row;
  });
}

async function observeAll(
  rows: readonly ProofRow[],
  progress: Output["progress"],
): Promise<readonly Outcome[]> {
  const workbench = await openWorkbench(progress);
  try {
    const outcomes: Outcome[] = [];
    for (const row of rows) outcomes.push(await observe(row, workbench));
    return outcomes;
  } finally {
    await workbench.close();
  }
}

function write(outcomes: readonly Outcome[]): void {
  const origin = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores, Node ${process.versions.node}`,
    packages: officialPackages(),
  };
  mkdirSync(new URL(".", DOCUMENT), { recursive: true });
  writeFileSync(DOCUMENT, formatDocument(outcomes, origin));
}

/** Their versions are pinned, so the manifests say what ran. */
function officialPackages(): readonly string[] {
  const named = ["../package.json", "../../peers/package.json"].flatMap((path) => {
    const manifest = readFileSync(new URL(path, import.meta.url), "utf8");
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    return Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  });
  return [...new Set(named)].filter((each) => each.startsWith("@langchain/")).toSorted();
}
