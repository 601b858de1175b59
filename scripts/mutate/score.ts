import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { isInSample, type SampledMutant } from "./sample.ts";

const FOLDER = "packages/state/src";
const PARTS: readonly (readonly [part: string, files: RegExp])[] = [
  ["redaction, the patterns: `sensitive-*`", /^sensitive-/],
  ["redaction, the walk: `redact*`", /^redact/],
  [
    "codec: `codec`, `plain`, `json-bytes`, `instruction`, `update-codec`",
    /^(codec|plain|json-bytes|instruction|update-codec)\./,
  ],
  ["transitions and plans: `phase`, `plan-*`", /^(phase|plan-)/],
  [
    "definitions: `define-state`, `field`, `validate`, `requirement`, `errors`, `zod-tree`",
    /^(define-state|field|validate|requirement|errors|zod-tree)\./,
  ],
  ["apply and reducers", /^(apply|reduce|read-update|remove-elements|state-object)/],
  ["diff, patch, history, summaries", /^(diff|patch|equal|path|summarise|field-history)/],
  ["pictures", /^pictures\//],
  ["compaction, versions, sequences and the rest", /./],
];

interface ReportedMutant extends SampledMutant {
  readonly status: string;
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
}
export interface Count {
  readonly all: number;
  readonly run: number;
  readonly caught: number;
}

const COUNTS = ["Killed", "Timeout", "Survived", "NoCoverage"];
const CAUGHT = ["Killed", "Timeout"];

/** How many of the mutants in the sample were caught, part by part and over all. */
export function countParts(report: Report, share: number): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>(PARTS.map(([part]) => [part, { all: 0, run: 0, caught: 0 }]));
  for (const [path, { mutants }] of Object.entries(report.files)) {
    const file = relative(FOLDER, path);
    const part = PARTS.find(([, files]) => files.test(file))?.[0] ?? "";
    for (const mutant of mutants) {
      const before = counts.get(part) ?? { all: 0, run: 0, caught: 0 };
      const counted = COUNTS.includes(mutant.status) && isInSample(file, asRun(mutant), share);
      counts.set(part, {
        all: before.all + 1,
        run: before.run + Number(counted),
        caught: before.caught + Number(counted && CAUGHT.includes(mutant.status)),
      });
    }
  }
  return counts;
}

/** A report counts lines and columns from one, a running mutant from zero. */
function asRun(mutant: ReportedMutant): SampledMutant {
  const { start, end } = mutant.location;
  const back = ({ line, column }: typeof start) => ({ line: line - 1, column: column - 1 });
  return { ...mutant, location: { start: back(start), end: back(end) } };
}

/** Wilson's interval for a share of `hits` in `tries`, 95 times in 100. */
export function interval(hits: number, tries: number): readonly [number, number] {
  const z = 1.96;
  const share = hits / tries;
  const middle = share + z ** 2 / (2 * tries);
  const spread = z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2));
  const scale = 1 + z ** 2 / tries;
  return [(middle - spread) / scale, (middle + spread) / scale];
}

function row(part: string, { all, run, caught }: Count): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const limits = run === 0 ? "—" : interval(caught, run).map(percent).join(" – ");
  return `| ${part} | ${all} | ${run} | ${run === 0 ? "—" : percent(caught / run)} | ${limits} |`;
}

if (process.argv[1]?.endsWith("score.ts")) {
  const [, , path = "reports/mutation/mutation.json", share = "1"] = process.argv;
  const counts = countParts(JSON.parse(readFileSync(path, "utf8")) as Report, Number(share));
  const total = [...counts.values()].reduce((sum, count) => ({
    all: sum.all + count.all,
    run: sum.run + count.run,
    caught: sum.caught + count.caught,
  }));
  console.log("| part | mutants | run | caught | 95 % interval |\n| --- | ---: | ---: | ---: | ---: |");
  for (const [part, count] of counts) console.log(row(part, count));
  console.log(row("**all**", total));
}
