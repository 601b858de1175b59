import { readExamples as asRead, authorOf, loadScorer, measureScorer, trainScorer } from "@maru/dialogue";
import { sayMeasured } from "./say-measured.ts";
import { readExamples } from "./train-scorer.ts";

/** Learns without each of these authors and tells what became of their messages: `measure-scorer.ts f e`. */
if (process.argv[1] === import.meta.filename) {
  const all = asRead(readExamples().examples);
  const authors = process.argv.length > 2 ? process.argv.slice(2) : ["f", "e"];
  for (const author of authors) {
    const others = all.filter(({ example }) => authorOf(example) !== author);
    const stored = trainScorer(others, `without ${author}`);
    console.log(sayMeasured(author, measureScorer(loadScorer(stored), all, author)));
  }
}
