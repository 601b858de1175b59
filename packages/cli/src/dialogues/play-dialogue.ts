import { readFile } from "node:fs/promises";
import type { AssistantFactory } from "@maru/assistants";
import { type RuntimePorts, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage, type Storage } from "@maru/storage";
import { runScript } from "../script/run-script.ts";
import { clockFrom } from "../script/script-clock.ts";
import type { Dialogue } from "./expectation.ts";
import { judgeTurn, type SaidTurn } from "./judge.ts";

/** Plays a conversation through the scripted mode and says what was not as it should be. */
export async function playDialogue(
  dialogue: Dialogue,
  factory: AssistantFactory,
): Promise<readonly string[]> {
  const turns = await turnsOf(dialogue, factory);
  const last = turns.at(-1);
  if (last === undefined) return ["nothing was answered"];
  return [
    ...dialogue.after_turn.flatMap(({ turn, ...expected }) => {
      const said = turns[turn - 1];
      const problems = said === undefined ? ["was not answered"] : judgeTurn(said, expected);
      return problems.map((problem) => `turn ${turn}: ${problem}`);
    }),
    ...judgeTurn(last, dialogue.expect),
  ];
}

export async function turnsOf(dialogue: Dialogue, factory: AssistantFactory): Promise<readonly SaidTurn[]> {
  // One clock for all: what waits for an approval is late by the conversation's own time.
  const ports = clockFrom(dialogue.now, SYSTEM_PORTS);
  const storage = await openStorage("memory:", { ports });
  const turns: SaidTurn[] = [];
  try {
    for (const part of partsOf(dialogue)) await playPart(dialogue, factory, { storage, ports }, part, turns);
  } finally {
    await storage.close();
  }
  return turns;
}

type Part = readonly Exclude<Dialogue["turns"][number], { event: "reconnect" }>[];

/** A reconnection is a new process on the same session. */
function partsOf(dialogue: Dialogue): readonly Part[] {
  const parts: Exclude<Dialogue["turns"][number], { event: "reconnect" }>[][] = [[]];
  for (const turn of dialogue.turns) {
    if (typeof turn === "object" && turn.event === "reconnect") parts.push([]);
    else parts.at(-1)?.push(turn);
  }
  return parts;
}

async function playPart(
  dialogue: Dialogue,
  factory: AssistantFactory,
  { storage, ports }: { readonly storage: Storage; readonly ports: RuntimePorts },
  part: Part,
  turns: SaidTurn[],
): Promise<void> {
  await runScript({
    assistant: factory({ data: await dataOf(dialogue), user: dialogue.user, environment: {} }),
    storage,
    ports: {
      ...ports,
      // Pauses between attempts are not waited for.
      wait: (milliseconds, signal) =>
        ports.wait(Math.min(milliseconds, milliseconds > 1000 ? milliseconds : 1), signal),
    },
    user: "local",
    session: dialogue.id,
    lines: linesOf(part),
    write: (line) => {
      const { event, data } = JSON.parse(line) as { event: string; data: SaidTurn };
      if (event === "turn") turns.push(data);
    },
  });
}

const FOLDER = new URL("../../dialogues/", import.meta.url);

async function dataOf({ data }: Dialogue): Promise<unknown> {
  return data === undefined ? null : JSON.parse(await readFile(new URL(data, FOLDER), "utf8"));
}

async function* linesOf(part: Part): AsyncGenerator<string> {
  for (const turn of part) {
    if (typeof turn === "string") yield JSON.stringify({ message: turn });
    else {
      const { event: _event, ...fault } = turn;
      yield JSON.stringify({ fault });
    }
  }
}
