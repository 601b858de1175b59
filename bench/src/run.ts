import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import type { Benchmark } from "./benchmark.ts";
import { conversations } from "./conversations.ts";
import { isMet } from "./figure.ts";
import { EMPTY_RESULTS, formatSection, replaceSection } from "./results.ts";
import { retrieval } from "./retrieval.ts";
import { runtime } from "./runtime.ts";
import { server } from "./server.ts";
import { serverIdle } from "./server-idle.ts";
import { serverScale } from "./server-scale.ts";
import { start } from "./start.ts";
import { state } from "./state.ts";
import { storage } from "./storage.ts";
import { storageLong } from "./storage-long.ts";
import { threads } from "./threads.ts";
import { toptw } from "./toptw.ts";
import { travel } from "./travel.ts";
import { web } from "./web.ts";

const BENCHMARKS: readonly Benchmark[] = [
  state,
  storage,
  storageLong,
  toptw,
  runtime,
  travel,
  threads,
  start,
  server,
  serverIdle,
  serverScale,
  retrieval,
  web,
  conversations,
];

const HELP = `Usage: npm run bench -- [name …] [options]

Runs all benchmarks, or those named: ${BENCHMARKS.map((each) => each.name).join(", ")}.
Ends with code 1 when a target is missed.

  --data DIR           instances for toptw, which is left out without them; conversations as JSON Lines
  --assistant NAME     for conversations: travel or realestate alone
  --limit N            for conversations: so many of them, taken evenly
  --write              renew the sections in bench/RESULTS.md
  --date YYYY-MM-DD    the day to write there (today if not given)
  --help               show this`;

const RESULTS = new URL("../RESULTS.md", import.meta.url);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: "string" },
      assistant: { type: "string" },
      limit: { type: "string" },
      write: { type: "boolean" },
      date: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const date = values.date ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`--date ${date} is not of the form YYYY-MM-DD.`);
  const chosen = choose(positionals, values.data !== undefined);
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  let missed = 0;
  for (const benchmark of chosen) {
    const section = await benchmark.run({
      progress: (line) => console.error(`${benchmark.name}: ${line}`),
      data: values.data,
      assistant: values.assistant,
      limit: values.limit === undefined ? undefined : Number(values.limit),
    });
    const command = `npm run bench -- ${benchmark.name}${benchmark.needsData ? " --data DIR" : ""}`;
    const body = formatSection(benchmark.title, section, { command, date, machine });
    console.log(`${body}\n`);
    if (values.write) renew(benchmark.name, body);
    missed += section.figures.filter((figure) => isMet(figure) === false).length;
  }
  return missed === 0 ? 0 : 1;
}

function choose(names: readonly string[], hasData: boolean): readonly Benchmark[] {
  const unknown = names.find((name) => !BENCHMARKS.some((each) => each.name === name));
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}".\n\n${HELP}`);
  const chosen =
    names.length === 0
      ? BENCHMARKS.filter((each) => hasData || !each.needsData)
      : BENCHMARKS.filter((each) => names.includes(each.name));
  const lacking = chosen.find((each) => each.needsData && !hasData);
  if (lacking) throw new Error(`The benchmark "${lacking.name}" needs --data DIR.`);
  return chosen;
}

function renew(name: string, body: string): void {
  const document = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : EMPTY_RESULTS;
  writeFileSync(RESULTS, replaceSection(document, name, body));
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
