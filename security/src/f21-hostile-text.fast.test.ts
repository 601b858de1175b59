import { afterAll, beforeAll, expect, it } from "vitest";
import { hostileTexts, ownWords, seeded, someOf } from "./hostile-texts.ts";
import { type Read, startReader, tableOf } from "./read-hostile.ts";

const ALWAYS = ['" " before', '" " within', '"\\u3000" before', "$1", "1$", "3박4일␣", "a lease, pasted"];

let reader: Awaited<ReturnType<typeof startReader>>;
beforeAll(async () => {
  reader = await startReader();
}, 120_000);
afterAll(() => reader.close());

it("[F21] a hostile text is answered, and its conversation goes on", {
  timeout: 300_000,
}, async () => {
  const random = seeded(21);
  const words = someOf(ownWords(), 30, random);
  const texts = [1_000, 20_000].flatMap((length) => {
    const all = hostileTexts(length, words, random);
    return [...all.filter(({ name }) => ALWAYS.includes(name)), ...someOf(all, 4, random)];
  });
  const reads: Read[] = [];
  for (const name of reader.names) for (const text of texts) reads.push(await reader.read(name, text));
  process.stdout.write(`${tableOf(reads)}\n`);
  // How long others wait is judged by the whole suite, on a machine that does nothing else.
  const failed = reads.filter(({ isAnswered, goesOn }) => !isAnswered || !goesOn);
  expect(failed.map(({ assistant, text }) => [assistant, text.name, text.text.length])).toEqual([]);
});
