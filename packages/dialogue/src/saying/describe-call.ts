import { type Particle, withParticle } from "@maru/language";
import type { Language, Sentence } from "@maru/state";
import { type Call, givenFor } from "../call/call.ts";
import type { Argument } from "../operations/arguments.ts";
import type { Operation, Phrase } from "../operations/operation.ts";
import { readReference } from "../references/resolve.ts";
import type { Shown } from "../references/thing.ts";
import type { Slot } from "../slots/slot.ts";

export interface SaidOfCalls {
  readonly operations: ReadonlyMap<string, Operation>;
  /** What references may point at, to call it by its name. */
  readonly shown?: Shown;
  /** To call a value that is chosen as the slot calls it. */
  readonly slots?: ReadonlyMap<string, Slot>;
  /** For something to tap: long words are cut, and what merely repeats the message is left out. */
  readonly isBrief?: boolean;
}

/** Words longer than this are cut where a call is something to tap. */
const LONGEST = 26;

/** What in a brief line only repeats the message. */
const REPEATED: ReadonlySet<string> = new Set(["question", "words", "what"]);

/** A call in words: «보증금을 1억 5천으로 적기». What a hand tapped reads like what somebody said. */
export function describeCall(call: Call, known: SaidOfCalls, language: Language): string {
  const operation = known.operations.get(call.op);
  if (operation === undefined) return call.op;
  const given = new Map(
    Object.entries(operation.arguments).flatMap(([name, argument]) => {
      const words = givenFor(call, name).map((each) =>
        saidOf(argument, chosenWords(call, name, each, known, language) ?? each, known, language),
      );
      return words.length === 0 ? [] : [[name, words] as const];
    }),
  );
  const phrase = operation.phrases.find((each) => fits(each, call, given));
  const told =
    phrase === undefined ? capital(operation.label[language], language) : filled(phrase, given, language);
  const rest = [...given].flatMap(([name, words]) => {
    if (phrase !== undefined && isSaid(phrase, name)) return [];
    return known.isBrief === true && REPEATED.has(name)
      ? []
      : words.map(({ plain, isQuoted }) => inQuotes(plain, isQuoted, language));
  });
  const whole = [told, ...rest].join(" · ");
  return call.suppose === true ? `${SUPPOSED[language]}: ${whole}` : whole;
}

/** The same in both languages, as a label to tap. */
export function labelOfCall(call: Call, known: Omit<SaidOfCalls, "isBrief">): Sentence {
  const brief = { ...known, isBrief: true };
  return { ko: describeCall(call, brief, "ko"), en: describeCall(call, brief, "en") };
}

const SUPPOSED: Sentence = { ko: "해 보기만", en: "Only try it" };

/** Words as they are said in a line; what somebody wrote freely is put in quotation marks. */
interface SaidWords {
  readonly plain: string;
  readonly isQuoted: boolean;
}

/** The value of a slot that is one of several: «전체», not `total`. */
function chosenWords(
  call: Call,
  name: string,
  given: string,
  { slots }: SaidOfCalls,
  language: Language,
): string | undefined {
  const is = name === "value" ? slots?.get(givenFor(call, "slot")[0] ?? "")?.is : undefined;
  if (is?.type === "yes_no") return { true: YES, false: NO }[given]?.[language];
  return is?.type === "choice" ? is.choices.find(({ value }) => value === given)?.label[language] : undefined;
}

const YES: Sentence = { ko: "네", en: "yes" };
const NO: Sentence = { ko: "아니요", en: "no" };

function saidOf(
  argument: Argument,
  given: string,
  { shown = [], isBrief }: SaidOfCalls,
  language: Language,
): SaidWords {
  switch (argument.type) {
    case "choice": {
      const label = argument.choices.find(({ value }) => value === given)?.label[language];
      return { plain: label ?? given, isQuoted: false };
    }
    case "mention":
      return { plain: given, isQuoted: false };
    case "ref":
      return { plain: cut(nameOf(given, shown, language), isBrief), isQuoted: false };
    case "text":
      return { plain: cut(given, isBrief), isQuoted: true };
  }
}

function nameOf(given: string, shown: Shown, language: Language): string {
  const read = readReference(given);
  const thing = shown.findLast(({ kind, id }) => kind === read?.kind && id === read.words);
  return thing?.label[language] ?? read?.words ?? given;
}

function cut(words: string, isBrief = false): string {
  const plain = words.replaceAll(/\s+/gu, " ").trim();
  return isBrief && plain.length > LONGEST ? `${plain.slice(0, LONGEST).trim()}…` : plain;
}

type GivenWords = ReadonlyMap<string, readonly SaidWords[]>;

const HOLE = /\{([a-z_]+)(?:\|([^}]+))?\}/gu;

function fits({ when = {}, ko }: Phrase, call: Call, given: GivenWords): boolean {
  const isMeant = Object.entries(when).every(([name, value]) => givenFor(call, name).includes(value));
  return isMeant && holesOf(ko).every((name) => given.has(name));
}

function isSaid({ when = {}, ko }: Phrase, name: string): boolean {
  return when[name] !== undefined || holesOf(ko).includes(name);
}

function holesOf(text: string): readonly string[] {
  return [...text.matchAll(HOLE)].map(([, name = ""]) => name);
}

function filled(phrase: Phrase, given: GivenWords, language: Language): string {
  const said = phrase[language].replaceAll(HOLE, (_, name: string, particle?: string) => {
    const words = given.get(name) ?? [];
    const text = words.map(({ plain, isQuoted }) => inQuotes(plain, isQuoted, language)).join(", ");
    const last = words.at(-1)?.plain ?? "";
    return particle === undefined
      ? text
      : `${text}${withParticle(last, particle as Particle).slice(last.length)}`;
  });
  return capital(said, language);
}

function inQuotes(plain: string, isQuoted: boolean, language: Language): string {
  if (!isQuoted) return plain;
  return language === "ko" ? `‘${plain}’` : `“${plain}”`;
}

function capital(text: string, language: Language): string {
  return language === "en" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
