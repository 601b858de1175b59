import * as z from "zod";
import { JsonObject, type Sentence } from "./plain.ts";

interface Wording extends Sentence {
  readonly status: number;
}

/** Every way the server says no: a stable code, its HTTP status, and a sentence for the person. */
export const ERRORS = {
  INVALID_REQUEST: {
    status: 400,
    ko: "요청을 이해하지 못했어요. 형식을 확인해 주세요.",
    en: "The request was not understood. Please check its form.",
  },
  UNAUTHENTICATED: { status: 401, ko: "로그인이 필요해요.", en: "Please sign in." },
  FORBIDDEN: { status: 403, ko: "이 작업을 할 권한이 없어요.", en: "You may not do this." },
  ORIGIN_REFUSED: {
    status: 403,
    ko: "이 주소에서 온 요청은 받지 않아요.",
    en: "Requests from this origin are refused.",
  },
  NOT_FOUND: { status: 404, ko: "찾을 수 없어요.", en: "Not found." },
  CONFLICT: {
    status: 409,
    ko: "그사이 다른 곳에서 먼저 바뀌었어요. 새로 고친 뒤 다시 시도해 주세요.",
    en: "It was changed elsewhere first. Reload and try again.",
  },
  SESSION_BUSY: {
    status: 409,
    ko: "지금 답변하고 있어요. 끝난 뒤에 다시 보내 주세요.",
    en: "An answer is on its way. Please send it again afterwards.",
  },
  DAMAGED: {
    status: 409,
    ko: "이 대화의 저장된 기록이 손상되어 열지 않았어요. 다른 대화는 그대로 쓸 수 있고, 이 대화는 지울 수 있어요.",
    en: "What is stored of this conversation is damaged and was not opened. Others are not affected; this one can be deleted.",
  },
  SESSION_EXPIRED: { status: 410, ko: "이 대화는 만료됐어요.", en: "This conversation has expired." },
  TOO_LARGE: { status: 413, ko: "내용이 너무 커요.", en: "This is too large." },
  UNSUPPORTED_TYPE: { status: 415, ko: "JSON으로 보내 주세요.", en: "Please send JSON." },
  STATE_REFUSED: {
    status: 422,
    ko: "이 값으로는 바꿀 수 없어요.",
    en: "The state does not take this value.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    ko: "요청이 너무 많아요. 잠시 후 다시 시도해 주세요.",
    en: "Too many requests. Please try again shortly.",
  },
  INTERNAL: {
    status: 500,
    ko: "서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
    en: "Something went wrong in the server. Please try again shortly.",
  },
  UNAVAILABLE: {
    status: 503,
    ko: "지금은 요청을 받을 수 없어요. 잠시 후 다시 시도해 주세요.",
    en: "The server takes no requests right now. Please try again shortly.",
  },
} as const satisfies Record<string, Wording>;
export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The body of every refusal. `issues` names the places that are wrong, `request_id` finds it in the log. */
export const ErrorBody = z.object({
  error: z.enum(ERROR_CODES),
  message: z.string(),
  request_id: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  details: JsonObject.optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
