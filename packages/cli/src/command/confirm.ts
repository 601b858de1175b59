import { createInterface } from "node:readline/promises";
import type { Sentence } from "@maru/state";
import { type Call, type OptionSpec, UsageError } from "./command-spec.ts";
import { plainText } from "./plain-text.ts";

export const YES_OPTION: OptionSpec = {
  name: "--yes",
  about: { ko: "묻지 않고 하기", en: "do it without asking" },
};

/** Whether it may happen. Where nobody can be asked, only `--yes` says so. */
export async function confirm(
  { flags, world, print }: Pick<Call<{ readonly yes?: boolean }, unknown[]>, "flags" | "world" | "print">,
  question: Sentence,
): Promise<boolean> {
  if (flags.yes === true) return true;
  if (world.input.isTTY !== true || print.isJson)
    throw new UsageError({
      ko: `${question.ko} 하려면 --yes를 붙여 주세요.`,
      en: `${question.en} Add --yes to do it.`,
    });
  const terminal = createInterface({ input: world.input, output: world.errors });
  try {
    const answer = await terminal.question(`${plainText(print.in(question))} [y/N] `, {
      signal: world.signal,
    });
    return /^(y|yes|네|예|ㅛ|응)$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
