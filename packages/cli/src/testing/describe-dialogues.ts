import { readdirSync, readFileSync } from "node:fs";
import { FACTORIES } from "@maru/assistants";
import { describe, expect, it } from "vitest";
import { Dialogue } from "../dialogues/expectation.ts";
import { playDialogue } from "../dialogues/play-dialogue.ts";

const folder = new URL("../../dialogues/", import.meta.url);

/** The files of conversations; `travel-basics.jsonl` holds some with the travel assistant, one per line. */
export const DIALOGUE_FILES = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));

export function assistantOf(file: string): string {
  return file.replace(".jsonl", "").split("-")[0] ?? "";
}

/** Plays every conversation with an assistant. */
export function describeDialogues(assistant: string): void {
  const factory = FACTORIES.get(assistant);
  if (factory === undefined) throw new Error(`no assistant ${assistant}`);
  describe.each(DIALOGUE_FILES.filter((file) => assistantOf(file) === assistant))("%s", (file) => {
    const dialogues = readFileSync(new URL(file, folder), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => Dialogue.parse(JSON.parse(line)));

    it.each(dialogues.map((dialogue) => [dialogue.id, dialogue] as const))("%s", async (_id, dialogue) => {
      expect(await playDialogue(dialogue, factory)).toEqual([]);
    });
  });
}
