import type { AssistantFactory } from "@maru/assistants";
import { isRuntimeError } from "@maru/runtime";
import { isServerError } from "@maru/server";
import { isStateError, type Language } from "@maru/state";
import { isStorageError } from "@maru/storage";
import { CommanderError } from "commander";
import { buildProgram } from "./command/build-program.ts";
import { UsageError } from "./command/command-spec.ts";
import { EXIT, EXIT_MEANINGS, type ExitCode, exitCodeOf } from "./command/exit-code.ts";
import { languageOf } from "./command/language.ts";
import { plainJson, plainLine } from "./command/plain-text.ts";
import { Printer } from "./command/printer.ts";
import { usageMessage } from "./command/usage-message.ts";
import { processWorld, type World } from "./command/world.ts";
import { commandTree } from "./command-tree.ts";
import { withLibrary } from "./library/with-library.ts";

/** Runs `maru` with these assistants and says how it ended; EXIT_MEANINGS tells what the numbers mean. */
export async function runProgram(
  factories: ReadonlyMap<string, AssistantFactory>,
  parameters: readonly string[],
  world: World = processWorld(new AbortController().signal),
): Promise<ExitCode> {
  const language = languageOf(parameters, world.environment);
  let code: ExitCode = EXIT.done;
  let command = "maru";
  const program = buildProgram(
    commandTree([...factories.keys()]),
    world,
    language,
    async (spec, given, flags) => {
      const print = new Printer(world, language, flags.json === true);
      const known = await withLibrary(factories, world, language);
      const call = { parameters: given, flags, world, language, print, factories: known };
      code = (await spec.run?.(call)) ?? (world.signal.aborted ? EXIT.interrupted : EXIT.done);
    },
  );
  program.hook("preSubcommand", (_parent, child) => {
    command += ` ${child.name()}`;
  });
  try {
    await program.parseAsync([...parameters], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && isHelp(error)) return askedForHelp(error) ? EXIT.done : EXIT.usage;
    const told = tell(error, { language, command, signal: world.signal });
    const line = parameters.includes("--json")
      ? plainJson({ error: { code: told.name, message: told.message } })
      : `${language === "ko" ? "오류" : "error"}: ${plainLine(told.message)}`;
    world.errors.write(`${line}\n`);
    return told.code;
  }
}

interface Told {
  readonly name: string;
  readonly message: string;
  readonly code: ExitCode;
}

function tell(
  error: unknown,
  { language, command, signal }: { language: Language; command: string; signal: AbortSignal },
): Told {
  if (signal.aborted)
    return { name: "INTERRUPTED", message: EXIT_MEANINGS.interrupted[language], code: EXIT.interrupted };
  if (error instanceof CommanderError)
    return { name: "USAGE", message: usageMessage(error, language, command), code: EXIT.usage };
  if (error instanceof UsageError) return { name: "USAGE", message: error.said[language], code: EXIT.usage };
  if (isRuntimeError(error) || isStorageError(error) || isStateError(error) || isServerError(error)) {
    const message = language === "ko" ? `${error.sentence("ko")} ${error.message}` : error.message;
    return { name: error.code, message, code: exitCodeOf(error) };
  }
  return {
    name: "FAILED",
    message: error instanceof Error ? error.message : String(error),
    code: EXIT.failed,
  };
}

/** Help was shown already. Without a command it was not asked for, so that a script notices. */
function isHelp({ code }: CommanderError): boolean {
  return code === "commander.help" || code === "commander.helpDisplayed";
}

function askedForHelp({ code }: CommanderError): boolean {
  return code === "commander.helpDisplayed";
}
