import { afterAll, beforeAll, expect, it } from "vitest";
import { hostileTexts, ownWords, seeded, someOf } from "./hostile-texts.ts";
import { type Read, startReader, tableOf } from "./read-hostile.ts";

const LAG = 50;
const WORDS = 120;
/** Of each length: all blanks and leases, and as many others as fit into some minutes. */
const OTHERS = 75;
const LENGTHS = [100, 1_000, 10_000, 20_000];
const { MARU_SEED = String(Math.floor(Math.random() * 2 ** 32)) } = process.env;

let reader: Awaited<ReturnType<typeof startReader>>;
beforeAll(async () => {
  reader = await startReader();
}, 120_000);
afterAll(() => reader.close());

it("[F21] texts of our own words, numerals, units and blanks, through every assistant", {
  timeout: 3_600_000,
}, async () => {
  process.stdout.write(`MARU_SEED=${MARU_SEED}\n`);
  const random = seeded(Number(MARU_SEED));
  const words = someOf(ownWords(), WORDS, random);
  const reads: Read[] = [];
  for (const length of LENGTHS) {
    const all = hostileTexts(length, words, random);
    const always = all.filter(({ kind }) => kind === "blanks" || kind === "lease");
    const others = all.filter((text) => !always.includes(text));
    for (const text of [...always, ...someOf(others, OTHERS, random)])
      for (const name of reader.names) reads.push(await reader.read(name, text));
  }
  process.stdout.write(`${tableOf(reads)}\n`);
  const failed = reads.filter(({ isAnswered, goesOn, p99 }) => !isAnswered || !goesOn || p99 >= LAG);
  expect(failed.map(({ assistant, text, p99 }) => [assistant, text.name, text.text.length, p99])).toEqual([]);
});
