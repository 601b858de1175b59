import type { Language, Sentence } from "@maru/state";
import type { CommanderError } from "commander";

type Said = (name: string, rest: string) => string;

/** What the parser says in English, said in Korean too. The first quoted word is what it is about. */
const KOREAN: Readonly<Record<string, Said>> = {
  "commander.unknownOption": (name, rest) => `${name}: 없는 옵션이에요.${rest}`,
  "commander.unknownCommand": (name, rest) => `${name}: 없는 명령이에요.${rest}`,
  "commander.missingArgument": (name) => `<${name}>: 꼭 필요한 값이 빠졌어요.`,
  "commander.optionMissingArgument": (name) => `${name}: 값을 함께 적어 주세요.`,
  "commander.missingMandatoryOptionValue": (name) => `${name}: 꼭 필요한 옵션이에요.`,
  "commander.excessArguments": () => "값이 너무 많아요.",
  "commander.invalidArgument": (name, rest) => `${name}: 쓸 수 없는 값이에요.${rest}`,
};

/** One line about a command that was typed wrongly, and where to read how it goes. */
export function usageMessage(error: CommanderError, language: Language, command: string): string {
  const english = error.message.replace(/^error: /, "").replaceAll(/(?<!\s)\s*\n\s*/g, " ");
  const said = language === "ko" ? koreanOf(error.code, english) : english;
  const help: Sentence = { ko: `사용법: ${command} --help`, en: `See ${command} --help` };
  return `${said} (${help[language]})`;
}

function koreanOf(code: string, english: string): string {
  const say = KOREAN[code];
  if (say === undefined) return english;
  const name = /'([^']*)'/.exec(english)?.[1] ?? "";
  const suggestion = /\(Did you mean (.*?)\?\)/.exec(english)?.[1];
  const reason = /is invalid\.\s*(.*)$/.exec(english)?.[1] ?? "";
  const choices = /^Allowed choices are (.*)\.$/.exec(reason)?.[1];
  if (suggestion !== undefined) return say(name, ` 혹시 ${suggestion.replace("one of ", "")}?`);
  if (choices !== undefined) return say(name, ` 쓸 수 있는 값: ${choices}.`);
  return say(name, reason === "" ? "" : ` ${reason}`);
}
