import { INLINE_WORK, threadWork, type WorkPort } from "@maru/runtime";
import { UsageError } from "../command/command-spec.ts";
import { threadProgram } from "./thread-program.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_THREADS = 64;

/**
 * Where messages are read: in threads, so that one that takes long stops nobody else. MARU_THREADS says in how many
 * (2), and 0 reads in the process itself; MARU_READING_LIMIT says after how many milliseconds of computing a message
 * is given up (3000).
 */
export function workOf(environment: Environment): WorkPort {
  const threads = numberOf(environment, "MARU_THREADS", 0, MOST_THREADS);
  const busy = numberOf(environment, "MARU_READING_LIMIT", 100, 600_000);
  if (threads === 0) return INLINE_WORK;
  return threadWork({
    ...threadProgram(),
    ...(threads === undefined ? {} : { threads }),
    ...(busy === undefined ? {} : { busy }),
  });
}

export function numberOf(
  environment: Environment,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const given = environment[name]?.trim() ?? "";
  if (given === "") return undefined;
  const number = Number(given);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new UsageError({
    ko: `${name}은(는) ${least}부터 ${most}까지의 정수여야 해요.`,
    en: `${name} has to be a whole number from ${least} to ${most}.`,
  });
}
