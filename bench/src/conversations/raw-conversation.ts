import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** A conversation as a person wrote it, message by message; what was answered is not part of it. */
const RawConversation = z.object({
  id: z.string(),
  messages: z.array(z.object({ say: z.string() })).min(1),
});
export type RawConversation = z.output<typeof RawConversation>;

/** What a careful reader says that a message asks for, the first message being 1. */
const Label = z.object({
  id: z.string(),
  n: z.int(),
  ops: z.array(z.object({ op: z.string(), slot: z.string().optional(), quote: z.string().optional() })),
});
export type Label = z.output<typeof Label>;

/** Where they lie beside this repository or beside a work tree of it. They are not ours to distribute. */
const PLACES = ["../../../../shared/conversations/raw", "../../../../../shared/conversations/raw"];

export function findConversations(data: string | undefined): string | null {
  const folders = data === undefined ? PLACES.map((place) => join(import.meta.dirname, place)) : [data];
  return folders.find((folder) => existsSync(folder)) ?? null;
}

/** The conversations with one assistant, file by file: `travel.jsonl`, `travel-2.jsonl`, … */
export function readConversations(folder: string, assistant: string): readonly RawConversation[] {
  const isOfAssistant = new RegExp(`^${assistant}(?:-\\d+)?\\.jsonl$`, "u");
  return readdirSync(folder)
    .filter((name) => isOfAssistant.test(name))
    .sort((left, right) => left.length - right.length || left.localeCompare(right))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line) => RawConversation.parse(JSON.parse(line)));
}

export function readLabels(folder: string, assistant: string): readonly Label[] {
  const path = join(folder, "labels", `${assistant}.jsonl`);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => Label.parse(JSON.parse(line)));
}

/** As many, taken evenly from all, so that a few stand for every author. */
export function evenly<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (count >= all.length) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).filter(
    (each) => each !== undefined,
  );
}
