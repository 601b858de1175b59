import type { Language, Sentence } from "@maru/state";

interface Wording extends Sentence {
  readonly message: (found: string) => string;
}

/** Every way the server refuses to start or an operator's wish. Requests are refused with the protocol's own codes. */
export const SERVER_ERRORS = {
  AUTHENTICATION_REQUIRED: {
    message: (found) =>
      `Listening on ${found} would let anyone in. Switch on API keys or an issuer of tokens first, or listen on 127.0.0.1.`,
    ko: "다른 기기에서 접속하게 하려면 먼저 인증을 설정해 주세요.",
    en: "Set up authentication before other machines may connect.",
  },
  UNKNOWN_KEY: {
    message: (found) => `There is no API key "${found}".`,
    ko: "그런 API 키는 없어요.",
    en: "There is no such API key.",
  },
} as const satisfies Record<string, Wording>;
export type ServerErrorCode = keyof typeof SERVER_ERRORS;

export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, found: string) {
    super(SERVER_ERRORS[code].message(found.slice(0, 100)));
    this.code = code;
  }

  sentence(language: Language): string {
    return SERVER_ERRORS[this.code][language];
  }
}

export function isServerError(error: unknown): error is ServerError {
  return error instanceof ServerError;
}
