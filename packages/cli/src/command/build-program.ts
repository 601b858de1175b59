import type { Language, Sentence } from "@maru/state";
import { Argument, Command, InvalidArgumentError, Option } from "commander";
import stringWidth from "fast-string-width";
import { type CommandSpec, type Flags, type OptionSpec, UsageError } from "./command-spec.ts";
import { EXIT, EXIT_MEANINGS } from "./exit-code.ts";
import { LANGUAGES } from "./language.ts";
import type { World } from "./world.ts";

export type Run = (spec: CommandSpec, parameters: readonly unknown[], flags: Flags) => Promise<void>;

/** Options that every command has. */
export const COMMON: Readonly<Record<"lang" | "json" | "help", OptionSpec>> = {
  lang: {
    name: "--lang <language>",
    about: { ko: "말하는 언어 (기본: 시스템 설정)", en: "the language to speak (default: the machine's)" },
    choices: LANGUAGES,
  },
  json: {
    name: "--json",
    about: { ko: "프로그램이 읽는 JSON으로 답하기", en: "answer in JSON, for programs" },
  },
  help: { name: "-h, --help", about: { ko: "사용법 보기", en: "show how it is used" } },
};

const TITLES: Readonly<Record<string, string>> = {
  "Usage:": "사용법:",
  "Arguments:": "값:",
  "Options:": "옵션:",
  "Commands:": "명령:",
};

/** The parser of the whole tree of commands, speaking one language. */
export function buildProgram(spec: CommandSpec, world: World, language: Language, run: Run): Command {
  const command = new Command(spec.name)
    .description(
      [spec.about, spec.notes].flatMap((text) => (text === undefined ? [] : [text[language]])).join("\n\n"),
    )
    .summary(spec.about[language])
    .helpOption(COMMON.help.name, COMMON.help.about[language])
    .helpCommand(false)
    .exitOverride()
    .allowExcessArguments(false)
    .configureOutput({
      writeOut: (text) => world.output.write(text),
      writeErr: (text) => world.errors.write(text),
      // What went wrong is said once, by whoever runs the program.
      outputError: () => undefined,
      getOutHelpWidth: () => Math.min(world.output.columns ?? 100, 100),
      getErrHelpWidth: () => Math.min(world.errors.columns ?? 100, 100),
    })
    .configureHelp({
      displayWidth: stringWidth,
      styleTitle: (title) => (language === "ko" ? (TITLES[title] ?? title) : title),
      optionDescription: (option) => option.description + hints(option, language),
      argumentDescription: (argument) => argument.description + hints(argument, language),
    })
    .addHelpText("after", () => examplesOf(spec, language) + exitCodes(spec, language));
  for (const { name, about, choices, otherwise } of spec.parameters ?? []) {
    const argument = new Argument(name, about[language]);
    if (choices !== undefined) argument.choices(choices);
    command.addArgument(otherwise === undefined ? argument : argument.default(otherwise));
  }
  const common = [...(spec.answersJson === true ? [COMMON.json] : []), COMMON.lang];
  for (const option of [...(spec.options ?? []), ...common]) command.addOption(toOption(option, language));
  for (const child of spec.commands ?? []) command.addCommand(buildProgram(child, world, language, run));
  const { run: action } = spec;
  if (action !== undefined)
    command.action(async (...given: unknown[]) => {
      const [flags] = given.slice(-2);
      await run(spec, given.slice(0, -2), flags as Flags);
    });
  return command;
}

function toOption(spec: OptionSpec, language: Language): Option {
  const option = new Option(spec.name, spec.about[language]);
  if (spec.choices !== undefined) option.choices(spec.choices);
  const { read } = spec;
  if (read !== undefined)
    option.argParser((text) => {
      try {
        return read(text);
      } catch (error) {
        if (error instanceof UsageError) throw new InvalidArgumentError(error.said[language]);
        throw error;
      }
    });
  return spec.otherwise === undefined ? option : option.default(spec.otherwise);
}

interface Hinted {
  readonly argChoices?: readonly string[] | undefined;
  readonly defaultValue?: unknown;
}

function hints(given: object, language: Language): string {
  const { argChoices, defaultValue } = given as Hinted;
  const words: Sentence[] = [];
  if (argChoices !== undefined) words.push({ ko: argChoices.join(" · "), en: argChoices.join(" · ") });
  if (defaultValue !== undefined && !Array.isArray(defaultValue))
    words.push({ ko: `기본: ${String(defaultValue)}`, en: `default: ${String(defaultValue)}` });
  return words.length === 0 ? "" : ` (${words.map((word) => word[language]).join("; ")})`;
}

function examplesOf({ examples }: CommandSpec, language: Language): string {
  if (examples.length === 0) return "";
  const title: Sentence = { ko: "예:", en: "Examples:" };
  const lines = examples.map(({ line, about }) => `  $ maru ${line}\n      ${about[language]}`);
  return `\n${title[language]}\n${lines.join("\n")}\n`;
}

/** Said once, where people look for an overview. */
function exitCodes({ commands }: CommandSpec, language: Language): string {
  if (commands === undefined) return "";
  const title: Sentence = { ko: "끝날 때의 코드:", en: "Exit codes:" };
  const lines = Object.entries(EXIT).map(
    ([name, code]) => `  ${String(code).padEnd(4)} ${EXIT_MEANINGS[name as keyof typeof EXIT][language]}`,
  );
  return `\n${title[language]}\n${lines.join("\n")}\n`;
}
