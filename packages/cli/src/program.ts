import type { AssistantFactory } from "@maru/assistants";
import { isRuntimeError } from "@maru/runtime";
import { isStorageError } from "@maru/storage";
import { Command, CommanderError } from "commander";
import { addChatCommand } from "./chat/chat-command.ts";
import { addScriptCommand } from "./script/script-command.ts";
import { addStartCommand } from "./start/start-command.ts";

/** Runs `maru` with these assistants and says how it ended: 0 fine, 1 failed, 2 used wrongly. */
export async function runProgram(
  factories: ReadonlyMap<string, AssistantFactory>,
  parameters: readonly string[],
): Promise<number> {
  const program = new Command("maru")
    .description("Assistants that never lose what you told them (상태를 잃지 않는 도우미)")
    .exitOverride()
    .showHelpAfterError(false);
  addChatCommand(program, factories);
  addScriptCommand(program, factories);
  addStartCommand(program, factories);
  try {
    await program.parseAsync([...parameters], { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    process.stderr.write(`error: ${oneLine(error)}\n`);
    return isRuntimeError(error) || isStorageError(error) ? 2 : 1;
  }
}

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, " ");
}
