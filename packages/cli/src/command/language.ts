import type { Language } from "@maru/state";

export const LANGUAGES: readonly Language[] = ["ko", "en"];

/** `--lang`, else the locale of the machine, else Korean. Read before everything, since help is in it too. */
export function languageOf(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const at = parameters.indexOf("--lang");
  const asked =
    at >= 0
      ? parameters[at + 1]
      : parameters.find((text) => text.startsWith("--lang="))?.slice("--lang=".length);
  const locale = [asked, environment.LC_ALL, environment.LC_MESSAGES, environment.LANG].find(
    (text) => text !== undefined && text !== "",
  );
  return locale !== undefined && /^en\b|^en_/i.test(locale) ? "en" : "ko";
}
