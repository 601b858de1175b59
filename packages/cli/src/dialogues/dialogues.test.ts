import { readdirSync, readFileSync } from "node:fs";
import { FACTORIES } from "@maru/assistants";
import { describe, expect, it } from "vitest";
import { Dialogue } from "./expectation.ts";
import { playDialogue } from "./play-dialogue.ts";

const folder = new URL("../../dialogues/", import.meta.url);

/** `travel-basics.jsonl` holds conversations with the travel assistant, one per line. */
describe.each(readdirSync(folder).filter((name) => name.endsWith(".jsonl")))("%s", (name) => {
  const factory = FACTORIES.get(name.split("-")[0]?.replace(".jsonl", "") ?? "");
  const dialogues = readFileSync(new URL(name, folder), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => Dialogue.parse(JSON.parse(line)));

  it.each(dialogues.map((dialogue) => [dialogue.id, dialogue] as const))("%s", async (_id, dialogue) => {
    if (factory === undefined) throw new Error(`no assistant for ${name}`);
    expect(await playDialogue(dialogue, factory)).toEqual([]);
  });
});
