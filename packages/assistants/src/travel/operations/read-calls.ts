import type { CallInput, ReadOperation } from "@maru/dialogue";
import type { Mention, ReadingKind } from "@maru/language";
import { mentionsIn } from "../reading/mentions-in.ts";
import { readMessage } from "../reading/read-message.ts";
import type { Command, Facts, Reading, ShownPart, Topic } from "../reading/reading.ts";
import type { TravelState } from "../state.ts";
import { sayFact, takeIn } from "../take-in.ts";
import { type Language, replyLanguage } from "../texts/language.ts";

type FactName = keyof Facts;

interface Read {
  readonly reading: Reading;
  /** What is different for it. */
  readonly changed: readonly FactName[];
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly language: Language;
}

/** What the rules of the consultant read, by the names of the operations: one for each value, one for the rest. */
export function operationsRead(
  state: TravelState,
  { reading, changed, text, mentions, language }: Read,
): readonly ReadOperation[] {
  const city = reading.facts.destination ?? state.destination;
  const kept = changed.flatMap((name): readonly ReadOperation[] => {
    const said = sayFact(name, reading.facts[name], language, city);
    const call = callFor(name, said ?? "");
    const mention = mentionOf(name, mentions);
    if (call === undefined || said === null) return [];
    return [{ call, changed: [`slot.${name}`], covers: mention === undefined ? [] : [mention.span] }];
  });
  const asked = reading.command === null ? undefined : commandCall(reading.command, text);
  return asked === undefined ? kept : [...kept, { call: asked }];
}

/** What the rules make of a message, without doing it. */
export function readBeside(state: TravelState, text: string, now: string): readonly ReadOperation[] {
  const language = replyLanguage(text, state.language);
  const reading = readMessage({ text, now, state, language });
  const { changed } = takeIn(state, reading, language);
  return operationsRead(state, { reading, changed, text, mentions: mentionsIn(text, now), language });
}

const KIND_OF: { readonly [name in FactName]?: ReadingKind } = {
  destination: "name",
  origin: "name",
  duration: "duration",
  budget: "money",
  num_people: "people",
  departure_date: "date",
};

function mentionOf(name: FactName, mentions: readonly Mention[]): Mention | undefined {
  const kind = KIND_OF[name];
  return mentions.find(
    ({ readings, polarity }) => polarity !== "denied" && readings.some((each) => each.kind === kind),
  );
}

/** Values are slots; what is avoided or left out of the sum is an operation of its own. */
function callFor(name: FactName, said: string): CallInput | undefined {
  switch (name) {
    case "avoided_places":
      return { op: "wish", args: { scope: "place", polarity: "avoid", what: said } };
    case "preferred_airline":
      return { op: "wish", args: { scope: "flight", polarity: "want", what: said } };
    case "denied_styles":
      return { op: "wish", args: { scope: "plan", polarity: "avoid", what: said } };
    case "budget_excludes_flights":
      return { op: "cost_line", args: { how: "exclude", what: said } };
    case "budget_said":
    case "assumed_departure":
      return undefined;
    default:
      return { op: "set", args: { slot: name, value: said } };
  }
}

/** A command by the name of what it does, with the words that carry it. */
function commandCall(command: Command, text: string): CallInput | undefined {
  const words = text.slice(0, MOST_WORDS);
  switch (command.type) {
    case "compare":
      return { op: "compare", args: { ask: "side", what: command.plans.join(", ") } };
    case "choose":
      return { op: "choose", args: { ref: `plan:${command.plan}` } };
    case "show_day":
      return { op: "show", args: { part: "day", ref: `item:day.${command.day}` } };
    case "show_plan":
      return { op: "show", args: { ref: `plan:${command.plan}` } };
    case "change_day":
      return { op: "edit", args: { how: "change", ref: `item:day.${command.day}`, change: words } };
    case "swap_days":
      return { op: "edit", args: { how: "move", change: words } };
    case "mix":
      return { op: "edit", args: { how: "replace", change: words } };
    case "search_again":
    case "replan":
      return { op: "plan", args: { how: "new", what: words } };
    case "start_over":
      return { op: "plan", args: { how: "new" } };
    case "cheaper":
      return { op: "solve", args: { ask: "cost", what: words } };
    case "book":
      return { op: "outside", args: { question: words } };
    case "ask_place":
      return { op: "verify", args: { what: command.place } };
    case "show":
      return PARTS[command.part] === undefined
        ? { op: "show", args: { part: "part", words } }
        : { op: PARTS[command.part] ?? "show", args: { what: words } };
    case "about":
      return { op: ABOUT[command.topic] ?? "general", args: { question: words } };
    case "suppose":
      return { op: "calc", args: { fn: "difference", what: words }, suppose: true };
    case "undo":
      return { op: "undo", args: { kind: "change" } };
    case "export":
      return { op: "show", args: { form: "export", words: command.format } };
    case "suggest":
      return { op: "delegate", args: { what: words } };
    case "too_early":
      return { op: "show", args: { part: "whole", words } };
    case "remark":
      return { op: "note", args: { what: words } };
    case "agree":
      return { op: "approve", args: { words } };
    case "dislike":
    case "cancel":
      return { op: "reject", args: { words } };
    case "recall":
      return { op: "show", args: { part: "stored" } };
    case "greet":
      return { op: "talk", args: { kind: "greet" } };
    case "thanks":
      return { op: "talk", args: { kind: "thank" } };
    case "help":
      return { op: "help", args: { ask: "ability" } };
  }
}

const MOST_WORDS = 200;

/** Parts that are sums or looked up rather than shown. */
const PARTS: { readonly [part in ShownPart]?: string } = {
  budget: "calc",
  walking: "lookup",
  airport_time: "transit",
  way_in: "transit",
  departure: "transit",
  return: "transit",
};

const ABOUT: { readonly [topic in Topic]?: string } = {
  visa: "rule",
  weather: "season",
  season: "season",
  flight_time: "transit",
  money: "general",
  packing: "general",
};
