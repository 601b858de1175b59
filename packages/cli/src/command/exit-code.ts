import { isRuntimeError, type RuntimeErrorCode } from "@maru/runtime";
import { isServerError } from "@maru/server";
import type { Sentence } from "@maru/state";
import { isStorageError, type StorageErrorCode } from "@maru/storage";

/** How a command ended, for scripts. */
export const EXIT = { done: 0, failed: 1, usage: 2, found: 3, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What each of them means; the reference says the same words. */
export const EXIT_MEANINGS: { readonly [Name in keyof typeof EXIT]: Sentence } = {
  done: { ko: "잘 끝났어요.", en: "Done." },
  failed: {
    ko: "하지 못했어요: 저장소에 닿지 않거나, 자리가 없거나, 예상하지 못한 일이 생겼어요.",
    en: "It could not be done: the store cannot be reached, there is no room, or something unexpected happened.",
  },
  usage: {
    ko: "명령이나 값, 설정이 잘못됐어요. 바뀐 것은 없어요.",
    en: "The command, a value or the configuration is wrong. Nothing was changed.",
  },
  found: {
    ko: "끝까지 했지만 살펴볼 것이 남았어요: 손상, 다른 결과, 옮기지 못한 세션, 빠진 설정.",
    en: "It ran to the end and found something to look at: damage, a difference, a session that was left as it was, a missing setting.",
  },
  interrupted: {
    ko: "Ctrl-C로 멈췄어요. 다시 실행하면 이어서 해요.",
    en: "Stopped with Ctrl-C. Run it again and it goes on.",
  },
};

/** What the machine or the network did, rather than the person. */
const FAILURES: ReadonlySet<StorageErrorCode | RuntimeErrorCode> = new Set([
  "UNREACHABLE",
  "STORAGE_FULL",
  "READ_ONLY",
  "BUSY",
  "STALE_WRITE",
  "STALE_LEASE",
  "CORRUPT",
  "INTEGRITY",
  "UPGRADED",
  "QUERY_TIMED_OUT",
  "MODEL_FAILED",
] as const);

export function exitCodeOf(error: unknown): ExitCode {
  if (isServerError(error)) return EXIT.usage;
  if (!isRuntimeError(error) && !isStorageError(error)) return EXIT.failed;
  return FAILURES.has(error.code) ? EXIT.failed : EXIT.usage;
}
