import { namesDestination } from "@maru/assistants";
import type { Benchmark, Figure } from "./benchmark.ts";
import { type Played, type PlayedTurn, play } from "./conversations/play.ts";
import { comesToSomething, ratesOf } from "./conversations/rates.ts";
import {
  evenly,
  findConversations,
  type Label,
  readConversations,
  readLabels,
} from "./conversations/raw-conversation.ts";

const ASSISTANTS = ["travel", "realestate"];

/** What goes wrong in whole conversations of people as they are, with no model, counted by a program. */
export const conversations: Benchmark = {
  name: "conversations",
  title: "Whole conversations of people as they are, no model",
  async run({ progress, data, assistant, limit }) {
    const folder = findConversations(data);
    if (folder === null)
      return { figures: [], notes: ["There are no conversations beside this repository; give --data DIR."] };
    const figures: Figure[] = [];
    const notes: string[] = [];
    for (const name of assistant === undefined ? ASSISTANTS : [assistant]) {
      const all = readConversations(folder, name);
      const played = await play(name, evenly(all, limit ?? all.length), progress);
      figures.push(...figuresOf(name, played, readLabels(folder, name)));
      notes.push(
        `${name}: ${played.length} of ${all.length} conversations, ${ratesOf(played).replies} replies.`,
      );
    }
    return { figures, notes };
  },
};

function figuresOf(name: string, played: readonly Played[], labels: readonly Label[]): readonly Figure[] {
  const rates = ratesOf(played);
  const line = (what: string, count: number, limit?: number): Figure => ({
    what: `${name}: ${what}`,
    unit: "%",
    ours: (100 * count) / Math.max(1, rates.replies),
    peer: null,
    target: limit === undefined ? null : { of: "ours", bound: "at most", limit },
  });
  return [
    line("asks again within three turns what it asked", rates.askedAgain, 0),
    firstPlan(name, played, labels),
    line("says the same as the reply before", rates.repeated),
    line("refuses", rates.refused, 2),
    line("offers", rates.offered),
    line("names what it did not understand", rates.notUnderstood),
    line("no operation", rates.withoutOperation),
    line("longer than twelve lines", rates.long),
  ];
}

function firstPlan(name: string, played: readonly Played[], labels: readonly Label[]): Figure {
  const isTravel = name === "travel";
  const named = (id: string) =>
    labels.find((label) => label.id === id && label.ops.some(isPlaceHeld))?.n ?? 0;
  const judged = played.flatMap(
    (each) => comesToSomething(each, isTravel ? named(each.id) - 1 : 0, isTravel ? hasPlan : hasFigure) ?? [],
  );
  const what = isTravel
    ? "a plan within three turns of a place held"
    : "something worked out within three turns";
  return {
    what: `${name}: ${what} (of ${judged.length} conversations)`,
    unit: "%",
    ours: (100 * judged.filter((each) => each).length) / Math.max(1, judged.length),
    peer: null,
    target: { of: "ours", bound: "at least", limit: 95 },
  };
}

function hasPlan({ state }: PlayedTurn): boolean {
  return state["plans_generated"] === true;
}

function hasFigure({ state }: PlayedTurn): boolean {
  return Object.keys(state["results"] ?? {}).length > 0;
}

function isPlaceHeld({ op, slot, quote }: Label["ops"][number]): boolean {
  return op === "set" && slot === "destination" && namesDestination(quote ?? "");
}
