import type { Language } from "@maru/state";

/**
 * Every way `@maru/storage` says no. Codes are stable; `message` says what was found, what was expected and what to
 * do; `sentence(language)` is for the person in the conversation. No message ever contains stored content or a key.
 */
export interface StorageErrorDetails {
  UNKNOWN_SCHEME: { scheme: string };
  UNREADABLE_PATH: { path: string; reason: string };
  UNREACHABLE: { where: string; reason: string };
  STORAGE_FULL: { where: string };
  READ_ONLY: { where: string; reason: string };
  BUSY: { where: string; waited: number };
  STALE_WRITE: { space: string; table: string; key: string };
  STALE_LEASE: { session: string };
  CORRUPT: { where: string; offset: number | null; reason: string; kept: string | null };
  INTEGRITY: { where: string; reason: string };
  MISSING_KEY: { key: string; known: readonly string[] };
  PLAINTEXT_REFUSED: { where: string };
  INVALID_ID: { kind: string; expected: string };
  INVALID_FILTER: { key: string; known: readonly string[] };
  NOT_FOUND: { kind: string; id: string };
  NOT_STORABLE: { path: string; found: string };
  UNKNOWN_FORMAT: { found: string; supported: string };
  UPGRADED: { where: string; found: string; supported: string };
  DOCUMENT_REFUSED: { problem: string };
  QUERY_REFUSED: { reason: string };
  QUERY_TIMED_OUT: { milliseconds: number };
  CLOSED: Record<string, never>;
}
export type StorageErrorCode = keyof StorageErrorDetails;

interface Wording<Details> {
  readonly message: (details: Details) => string;
  readonly ko: string;
  readonly en: string;
}

const NOTHING_LOST = { ko: "저장된 내용은 그대로 있어요.", en: "What was stored is untouched." };

export const STORAGE_ERRORS: { readonly [Code in StorageErrorCode]: Wording<StorageErrorDetails[Code]> } = {
  UNKNOWN_SCHEME: {
    message: (d) =>
      `"${d.scheme}" is no storage Maru knows. Use memory:, file:./dir, sqlite:./maru.db or postgres://user@host/database.`,
    ko: "저장소 주소를 알 수 없어요.",
    en: "The storage address is not understood.",
  },
  UNREADABLE_PATH: {
    message: (d) =>
      `${d.path} cannot be used: ${d.reason}. Check that the folder exists and that this user may write there.`,
    ko: "저장 폴더를 쓸 수 없어요.",
    en: "The storage folder cannot be used.",
  },
  UNREACHABLE: {
    message: (d) =>
      `The database at ${d.where} cannot be reached: ${d.reason}. Check that it runs and that the address and login are right.`,
    ko: `저장소에 연결할 수 없어요. 잠시 후 다시 시도해 주세요. ${NOTHING_LOST.ko}`,
    en: `The store cannot be reached. Please try again shortly. ${NOTHING_LOST.en}`,
  },
  STORAGE_FULL: {
    message: (d) =>
      `There is no room left at ${d.where}. Free some space; the write was undone and can be repeated.`,
    ko: `저장 공간이 가득 찼어요. ${NOTHING_LOST.ko}`,
    en: `There is no storage room left. ${NOTHING_LOST.en}`,
  },
  READ_ONLY: {
    message: (d) => `${d.where} refuses writes: ${d.reason}.`,
    ko: `지금은 저장소가 읽기 전용이에요. ${NOTHING_LOST.ko}`,
    en: `The store is read-only right now. ${NOTHING_LOST.en}`,
  },
  BUSY: {
    message: (d) =>
      `${d.where} was locked by another process for ${d.waited} ms. Stop the other process or try again.`,
    ko: "저장소가 바빠요. 잠시 후 다시 시도해 주세요.",
    en: "The store is busy. Please try again shortly.",
  },
  STALE_WRITE: {
    message: (d) =>
      `Someone else changed ${d.table} "${d.key}" of ${d.space} first. Read it again and repeat.`,
    ko: "그 사이에 내용이 바뀌었어요. 다시 확인해 주세요.",
    en: "It was changed in the meantime. Please look again.",
  },
  STALE_LEASE: {
    message: (d) =>
      `This worker no longer holds the lease on session ${d.session}; another one took over. Its write was refused.`,
    ko: "다른 곳에서 이 대화를 이어받았어요.",
    en: "This conversation was taken over elsewhere.",
  },
  CORRUPT: {
    message: (d) =>
      `${d.where} is damaged${d.offset === null ? "" : ` at byte ${d.offset}`}: ${d.reason}.${d.kept === null ? "" : ` The damaged bytes were set aside as ${d.kept}.`} Nothing was overwritten.`,
    ko: "저장된 기록이 손상되어 열지 않았어요. 손상된 내용은 덮어쓰지 않고 그대로 두었어요.",
    en: "The stored record is damaged and was not opened. Nothing of it was overwritten.",
  },
  INTEGRITY: {
    message: (d) =>
      `${d.where} does not belong where it was found or was altered: ${d.reason}. It was left untouched.`,
    ko: "저장된 기록이 변조된 것 같아 열지 않았어요.",
    en: "The stored record seems altered, so it was not opened.",
  },
  MISSING_KEY: {
    message: (d) =>
      `The data is sealed with key "${d.key}", which the key ring does not have (known: ${d.known.join(", ") || "none"}). Add it; nothing was changed.`,
    ko: "이 기록을 여는 열쇠가 설정되어 있지 않아요.",
    en: "The key that opens this record is not configured.",
  },
  PLAINTEXT_REFUSED: {
    message: (d) =>
      `${d.where} is not encrypted although encryption is on. Run the encrypting migration if it is yours.`,
    ko: "암호화되지 않은 기록이라 열지 않았어요.",
    en: "The record is not encrypted, so it was not opened.",
  },
  INVALID_ID: {
    message: (d) => `That is no valid ${d.kind}: expected ${d.expected}.`,
    ko: "알 수 없는 번호예요.",
    en: "That id is not valid.",
  },
  INVALID_FILTER: {
    message: (d) => `"${d.key}" cannot be filtered by. Known: ${d.known.join(", ")}.`,
    ko: "그 조건으로는 찾을 수 없어요.",
    en: "That filter is not available.",
  },
  NOT_FOUND: {
    message: (d) => `There is no ${d.kind} "${d.id}".`,
    ko: "찾을 수 없어요.",
    en: "It could not be found.",
  },
  NOT_STORABLE: {
    message: (d) =>
      `${d.path} holds ${d.found}, which no store could give back as it was. Nothing was written.`,
    ko: "이 내용은 저장할 수 없어요.",
    en: "This content cannot be stored.",
  },
  UNKNOWN_FORMAT: {
    message: (d) =>
      `The stored format ${d.found} is not known to this program (it knows ${d.supported}). Upgrade the program; nothing was changed.`,
    ko: "더 새로운 버전에서 저장된 기록이에요. 프로그램을 최신으로 올려 주세요.",
    en: "This was stored by a newer version. Please upgrade.",
  },
  UPGRADED: {
    message: (d) =>
      `The store at ${d.where} was upgraded to ${d.found} while this process, which knows ${d.supported}, was running. Stop it and start the newer version; nothing was lost.`,
    ko: `저장소가 새 버전으로 올라갔어요. 서버를 새 버전으로 다시 켜야 해요. ${NOTHING_LOST.ko}`,
    en: `The store was upgraded. The server has to be restarted with the new version. ${NOTHING_LOST.en}`,
  },
  DOCUMENT_REFUSED: {
    message: (d) => `The document cannot be taken in: ${d.problem}. Nothing was stored.`,
    ko: "이 문서는 온전한 대화가 아니라 들여오지 않았어요.",
    en: "The document is no whole conversation and was not taken in.",
  },
  QUERY_REFUSED: {
    message: (d) =>
      `The query was not run: ${d.reason}. One SELECT over the tables that are open is allowed.`,
    ko: "허용되지 않은 조회예요.",
    en: "This query is not allowed.",
  },
  QUERY_TIMED_OUT: {
    message: (d) => `The query was stopped after ${d.milliseconds} ms. Ask for less at once.`,
    ko: "조회가 너무 오래 걸려 멈췄어요.",
    en: "The query took too long and was stopped.",
  },
  CLOSED: {
    message: () => "The storage was closed.",
    ko: "저장소가 닫혀 있어요.",
    en: "The store is closed.",
  },
};

export class StorageError<Code extends StorageErrorCode = StorageErrorCode> extends Error {
  override readonly name: string = "StorageError";
  readonly code: Code;
  readonly details: StorageErrorDetails[Code];

  constructor(code: Code, details: StorageErrorDetails[Code], options?: ErrorOptions) {
    super(STORAGE_ERRORS[code].message(details), options);
    this.code = code;
    this.details = details;
  }

  sentence(language: Language): string {
    return STORAGE_ERRORS[this.code][language];
  }
}

export function isStorageError<Code extends StorageErrorCode>(
  error: unknown,
  code?: Code,
): error is StorageError<Code> {
  return error instanceof StorageError && (code === undefined || error.code === code);
}

const OF_ONE_SPACE: ReadonlySet<StorageErrorCode> = new Set([
  "CORRUPT",
  "INTEGRITY",
  "MISSING_KEY",
  "PLAINTEXT_REFUSED",
  "UNKNOWN_FORMAT",
]);

/** Whether it is about what one space holds: the others can be worked on. A store that fails is something else. */
export function isOfOneSpace({ code }: StorageError): boolean {
  return OF_ONE_SPACE.has(code);
}
