import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readExamples as asRead, ScorerExample, trainScorer } from "@maru/dialogue";
import { sayMeasured } from "./say-measured.ts";

const HERE = join(import.meta.dirname, "../packages/dialogue");
const EXAMPLES = join(HERE, "examples");
const WEIGHTS = join(HERE, "src/scorer/weights.json");

/** Every example of the scorer, and a hash by which weights name what they were learnt from. */
export function readExamples(): { readonly examples: readonly ScorerExample[]; readonly digest: string } {
  const texts = readdirSync(EXAMPLES)
    .sort()
    .map((name) => readFileSync(join(EXAMPLES, name), "utf8"));
  const lines = texts.flatMap((text) => text.trim().split("\n"));
  return {
    examples: lines.map((line) => ScorerExample.parse(JSON.parse(line))),
    digest: createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { examples, digest } = readExamples();
  console.log(`${examples.length} messages`);
  const started = process.hrtime.bigint();
  const stored = trainScorer(asRead(examples), digest, {
    report: console.log,
    measured: (author, found) => console.log(sayMeasured(author, found)),
  });
  writeFileSync(WEIGHTS, `${JSON.stringify(stored)}\n`);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  console.log(`${stored.classes.length} classes, ${seconds.toFixed(0)} s, written to ${WEIGHTS}`);
}
