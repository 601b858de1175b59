import { styleText } from "node:util";
import type { Language, Sentence } from "@maru/state";
import { plainJson, plainText } from "./plain-text.ts";
import type { Screen, World } from "./world.ts";

export type Style = "bold" | "dim" | "green" | "yellow" | "red" | "cyan";

/** Says what a command found, to people or to programs. Whatever a value holds, it can only be read. */
export class Printer {
  readonly language: Language;
  readonly isJson: boolean;
  readonly #world: World;

  constructor(world: World, language: Language, isJson: boolean) {
    this.#world = world;
    this.language = language;
    this.isJson = isJson;
  }

  /** The result: one JSON document for programs, lines for people. */
  give(result: unknown, lines: () => readonly string[]): void {
    if (this.isJson) this.#world.output.write(`${plainJson(result, 2)}\n`);
    else for (const line of lines()) this.line(line);
  }

  line(text = ""): void {
    this.#world.output.write(`${keepStyles(text)}\n`);
  }

  /** Beside the result, so that a pipe does not take it for one. */
  note(sentence: Sentence): void {
    this.#world.errors.write(`${plainText(this.in(sentence))}\n`);
  }

  in(sentence: Sentence): string {
    return sentence[this.language];
  }

  /** Only on a terminal, and only when colours are wanted. */
  style(style: Style, text: string): string {
    return hasColours(this.#world.output, this.#world.environment)
      ? styleText(style, plainText(text))
      : plainText(text);
  }
}

export function hasColours(screen: Screen, environment: World["environment"]): boolean {
  return screen.isTTY === true && (environment.NO_COLOR ?? "") === "" && environment.TERM !== "dumb";
}

/** The colours this program sets itself; every other escape goes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how a terminal is told about colours
const STYLE = /(\u001b\[(?:1|2|22|31|32|33|36|39)m)/u;

function keepStyles(text: string): string {
  return text
    .split(STYLE)
    .map((part, position) => (position % 2 === 1 ? part : plainText(part)))
    .join("");
}
