import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { GOLD_ASSISTANTS, type GoldConversation, readGold } from "../packages/assistants/src/gold/gold.ts";
import type { GoldPrompt } from "../packages/assistants/src/gold/gold-model.ts";
import { playGold } from "../packages/assistants/src/gold/play-gold.ts";

/**
 * For who plays the model: `npx tsx scripts/answer-gold.ts travel-3` prints the next prompt of that conversation that
 * nobody has answered, exactly as a model gets it; with `--answer` it keeps the calls that come on standard input, as
 * [["set", {"slot": "budget", "value": "m1"}], …].
 */
const Answer = z.array(z.tuple([z.string(), z.record(z.string(), z.json())]));
const [id = "", option] = process.argv.slice(2);
const assistant = GOLD_ASSISTANTS.find((name) => id.startsWith(`${name}-`));
if (assistant === undefined) throw new Error(`no gold is called ${id}`);
const all = readGold(assistant);
const conversation = all.find((each) => each.id === id);
if (conversation === undefined) throw new Error(`no gold is called ${id}`);
const open = await nextPrompt(conversation);
if (open === undefined) console.log("Everything is answered.");
else if (option !== "--answer")
  console.log([open.system, JSON.stringify(open.tools), open.content].join("\n\n"));
else {
  const answer = Answer.parse(JSON.parse(await text(process.stdin)));
  conversation.turns[open.message - 1]?.model.push(answer);
  const url = new URL(`../packages/assistants/gold/${assistant}.json`, import.meta.url);
  writeFileSync(url, `${JSON.stringify(all, null, 1)}\n`);
}

async function nextPrompt(of: GoldConversation): Promise<GoldPrompt | undefined> {
  const asked: GoldPrompt[] = [];
  const kinds = { assistant: assistant ?? "travel", conversation: of, isRecorded: true };
  await playGold({ ...kinds, asked: (prompt) => asked.push(prompt) });
  return asked.find(({ message, round }) => of.turns[message - 1]?.model[round - 1] === undefined);
}
