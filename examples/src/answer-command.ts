import { parseArgs } from "node:util";
import { tellStory } from "./story.ts";

const HELP = `npm run demo              여행 상태 하나가 대화를 지나며 바뀌는 모습을 보여 줘요.
npm run demo -- --english    the same in English
npm run demo -- --help       this text`;

/** What `npm run demo` says to the given arguments; exit code 2 is for what it does not know. */
export function answerCommand(args: readonly string[]): { readonly text: string; readonly exitCode: 0 | 2 } {
  try {
    const options = { help: { type: "boolean" }, english: { type: "boolean" } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return { text: values.help ? HELP : tellStory(values.english ? "en" : "ko"), exitCode: 0 };
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), exitCode: 2 };
  }
}
