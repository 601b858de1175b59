import type { Language, Sentence } from "@maru/state";

/**
 * Every way `@maru/runtime` says no. Codes are stable; `message` says what was found, what was expected and what to
 * do; `sentence(language)` is for the person in the conversation.
 */
export interface RuntimeErrorDetails {
  UNKNOWN_ASSISTANT: { name: string; known: readonly string[] };
  UNKNOWN_NODE: { node: string; known: readonly string[] };
  INVALID_MESSAGE: { reason: string };
  MESSAGE_TOO_LARGE: { bytes: number; allowed: number };
  TOO_HARD_TO_READ: { milliseconds: number };
  SHARE_SPENT: { whose: "person" | "company"; retry_after: number };
  SESSION_BUSY: { session: string };
  SESSION_EXPIRED: { session: string };
  UNKNOWN_CHECKPOINT: { checkpoint: string };
  UNKNOWN_STATE_FIELD: { field: string; known: readonly string[] };
  EDIT_REFUSED: { issues: readonly { path: string; message: Sentence }[] };
  CONVERSATION_MOVED_ON: { checkpoint: string; head: string };
  ANSWER_AWAITED: { session: string };
  NODE_FAILED: { node: string; reason: string };
  NODE_TIMED_OUT: { node: string; milliseconds: number };
  STEP_LIMIT: { steps: number };
  TURN_TIMED_OUT: { milliseconds: number };
  TURN_CANCELLED: Record<string, never>;
  TURN_SET_ASIDE: Record<string, never>;
  STOPPING: Record<string, never>;
  NOTHING_AWAITED: Record<string, never>;
  EFFECT_UNCERTAIN: { effect: string };
  UNKNOWN_TOOL: { tool: string; known: readonly string[] };
  TOOL_NOT_ALLOWED: { tool: string; allowed: readonly string[] };
  TOOL_NOT_APPROVED: { tool: string; decision: string; feedback: string };
  TOOL_INPUT: { tool: string; reason: string };
  TOOL_OUTPUT: { tool: string; reason: string };
  TOOL_FAILED: { tool: string; reason: string; attempts: number };
  TOOL_TIMED_OUT: { tool: string; milliseconds: number; attempts: number };
  TOOL_RESTING: { tool: string; until: string };
  MODEL_FAILED: { reason: string };
  MODEL_OFF_SCHEMA: { decision: string; reason: string };
  BUDGET_SPENT: { budget: string; allowed: number };
  UNKNOWN_MODEL: { given: string };
  MISSING_MODEL_KEY: { provider: string; variable: string };
  INVALID_MODEL_PRICE: { given: string };
  INVALID_MODEL_SETTING: { variable: string; given: string; allowed: string };
  MISSING_PACKAGE: { package: string; command: string };
  MEMORY_SLOW: { milliseconds: number };
  ADDRESS_REFUSED: { host: string; reason: string };
  RESPONSE_REFUSED: { reason: string };
  QUERY_REFUSED: { reason: string };
  UNKNOWN_DOCUMENT: { format: string; known: readonly string[] };
  NOTHING_TO_EXPORT: { format: string };
}
export type RuntimeErrorCode = keyof RuntimeErrorDetails;

interface Wording<Details> {
  readonly message: (details: Details) => string;
  readonly ko: string;
  readonly en: string;
}

const SORRY = { ko: "잠시 후 다시 시도해 주세요.", en: "Please try again shortly." };

export const RUNTIME_ERRORS: { readonly [Code in RuntimeErrorCode]: Wording<RuntimeErrorDetails[Code]> } = {
  UNKNOWN_ASSISTANT: {
    message: (d) => `There is no assistant "${d.name}". Known: ${d.known.join(", ")}.`,
    ko: "그런 도우미는 없어요.",
    en: "There is no such assistant.",
  },
  UNKNOWN_NODE: {
    message: (d) => `There is no node "${d.node}". Known: ${d.known.join(", ")}.`,
    ko: "이 대화를 이어갈 수 없어요.",
    en: "This conversation cannot go on.",
  },
  INVALID_MESSAGE: {
    message: (d) => `The message was refused: ${d.reason}.`,
    ko: "메시지를 이해할 수 없는 형식이에요.",
    en: "The message is not in a form that can be read.",
  },
  MESSAGE_TOO_LARGE: {
    message: (d) => `The message has ${d.bytes} bytes; at most ${d.allowed} are taken. Shorten or split it.`,
    ko: "메시지가 너무 길어요. 나눠서 보내 주세요.",
    en: "The message is too long. Please send it in parts.",
  },
  TOO_HARD_TO_READ: {
    message: (d) =>
      `The text was given up after ${d.milliseconds} ms of reading: it is too long or too tangled. Shorten it or send it in parts.`,
    ko: "이 글은 너무 길거나 복잡해서 읽지 못했어요. 바뀐 것은 없어요. 짧게 나눠서 다시 보내 주세요.",
    en: "This text is too long or too tangled for me to read. Nothing was changed. Please send it again in shorter parts.",
  },
  SHARE_SPENT: {
    message: (d) =>
      `This ${d.whose} has used its share of processing time. Try again in ${d.retry_after} seconds.`,
    ko: "짧은 시간에 많은 글을 보내 주셔서 조금 쉬어야 해요. 잠시 뒤에 다시 보내 주세요.",
    en: "That was a lot to read in a short time. Please send it again in a little while.",
  },
  SESSION_BUSY: {
    message: (d) =>
      `Session ${d.session} is still answering and takes no second message. Wait for its turn event.`,
    ko: "아직 앞선 메시지에 답하고 있어요. 잠시만 기다려 주세요.",
    en: "Still answering the previous message. Please wait a moment.",
  },
  SESSION_EXPIRED: {
    message: (d) => `Session ${d.session} has expired. Start a new one.`,
    ko: "오래된 대화라 닫혔어요. 새 대화를 시작해 주세요.",
    en: "This conversation has expired. Please start a new one.",
  },
  UNKNOWN_CHECKPOINT: {
    message: (d) => `There is no checkpoint "${d.checkpoint}" in this session, or retention has removed it.`,
    ko: "그 시점의 기록을 찾을 수 없어요.",
    en: "That point of the conversation was not found.",
  },
  UNKNOWN_STATE_FIELD: {
    message: (d) => `The state has no field "${d.field}". Known: ${d.known.join(", ")}.`,
    ko: "그런 항목은 없어요.",
    en: "There is no such field.",
  },
  EDIT_REFUSED: {
    message: (d) =>
      `The edit was refused and nothing changed: ${d.issues.map(({ path, message }) => `${path}: ${message.en}`).join(" ")}`,
    ko: "이 값으로는 바꿀 수 없어요. 표시된 항목을 고쳐 주세요.",
    en: "The state does not take these values. Please correct the fields named.",
  },
  CONVERSATION_MOVED_ON: {
    message: (d) =>
      `The edit was made on checkpoint ${d.checkpoint}, but the conversation is at ${d.head} now. Look again, or fork.`,
    ko: "그사이 대화가 더 진행됐어요. 새로 고친 뒤 다시 고쳐 주세요.",
    en: "The conversation has moved on since. Please reload and edit again.",
  },
  ANSWER_AWAITED: {
    message: (d) =>
      `Session ${d.session} waits for an answer that was asked for with the present values. Answer it first, or fork.`,
    ko: "지금은 답을 기다리고 있어서 고칠 수 없어요. 먼저 답하거나 이 시점에서 새 갈래를 만들어 주세요.",
    en: "An answer is awaited, so nothing can be edited. Answer first, or fork from here.",
  },
  NODE_FAILED: {
    message: (d) => `Node "${d.node}" failed: ${d.reason}.`,
    ko: `답을 만드는 중에 문제가 생겼어요. ${SORRY.ko}`,
    en: `Something went wrong while answering. ${SORRY.en}`,
  },
  NODE_TIMED_OUT: {
    message: (d) => `Node "${d.node}" did not finish within ${d.milliseconds} ms.`,
    ko: `시간이 너무 오래 걸려 멈췄어요. ${SORRY.ko}`,
    en: `It took too long and was stopped. ${SORRY.en}`,
  },
  STEP_LIMIT: {
    message: (d) => `The turn was stopped after ${d.steps} steps without an end.`,
    ko: "작업이 너무 길어져서 여기까지 하고 멈췄어요.",
    en: "The work grew too long and was stopped here.",
  },
  TURN_TIMED_OUT: {
    message: (d) => `The turn was stopped after ${d.milliseconds} ms.`,
    ko: "시간이 너무 오래 걸려 여기까지 하고 멈췄어요.",
    en: "It took too long and was stopped here.",
  },
  TURN_CANCELLED: {
    message: () => "The turn was cancelled.",
    ko: "요청하신 대로 멈췄어요.",
    en: "Stopped as you asked.",
  },
  TURN_SET_ASIDE: {
    message: () =>
      "The turn was begun three times and never came to an end; the message is kept. `maru retry` sends it again.",
    ko: "이 메시지는 세 번 시도했지만 답하지 못해서 따로 두었어요. 대화는 그대로 이어갈 수 있으니, 조금 짧게 또는 다르게 말씀해 주세요.",
    en: "I tried three times and could not answer this message, so it was put aside. The conversation goes on: please say it a little shorter or in other words.",
  },
  STOPPING: {
    message: () => "This process is stopping and takes no new work. Try again in a moment.",
    ko: `서버를 다시 시작하는 중이에요. ${SORRY.ko}`,
    en: `The server is restarting. ${SORRY.en}`,
  },
  NOTHING_AWAITED: {
    message: () => "A decision came, but nothing waits for one: it was decided before, or never asked.",
    ko: "이미 결정됐거나 결정할 것이 없어요.",
    en: "It was decided already, or there is nothing to decide.",
  },
  EFFECT_UNCERTAIN: {
    message: (d) =>
      `It is not known whether "${d.effect}" happened before the interruption. A person must decide.`,
    ko: "중단되기 전에 처리됐는지 확실하지 않아요. 확인이 필요해요.",
    en: "It is not certain whether this was done before the interruption. Please check.",
  },
  UNKNOWN_TOOL: {
    message: (d) => `There is no tool "${d.tool}". Known: ${d.known.join(", ")}.`,
    ko: "그런 도구는 없어요.",
    en: "There is no such tool.",
  },
  TOOL_NOT_ALLOWED: {
    message: (d) => `Tool "${d.tool}" is not allowed here. Allowed: ${d.allowed.join(", ") || "none"}.`,
    ko: "이 작업에서는 쓸 수 없는 도구예요.",
    en: "This tool may not be used here.",
  },
  TOOL_NOT_APPROVED: {
    message: (d) => `Tool "${d.tool}" was not run: the answer to its approval was ${d.decision}.`,
    ko: "승인하지 않으셔서 진행하지 않았어요.",
    en: "It was not done because it was not approved.",
  },
  TOOL_INPUT: {
    message: (d) => `Tool "${d.tool}" refused its input: ${d.reason}.`,
    ko: "도구에 전달한 값이 올바르지 않아요.",
    en: "The tool was given values it cannot use.",
  },
  TOOL_OUTPUT: {
    message: (d) => `Tool "${d.tool}" returned something else than it declares: ${d.reason}.`,
    ko: "자료를 읽을 수 없는 형식으로 받았어요.",
    en: "The data came in a form that cannot be read.",
  },
  TOOL_FAILED: {
    message: (d) => `Tool "${d.tool}" failed after ${d.attempts} attempts: ${d.reason}.`,
    ko: "자료를 가져오지 못했어요.",
    en: "The data could not be fetched.",
  },
  TOOL_TIMED_OUT: {
    message: (d) => `Tool "${d.tool}" did not answer within ${d.milliseconds} ms (${d.attempts} attempts).`,
    ko: "자료를 제때 받지 못했어요.",
    en: "The data did not arrive in time.",
  },
  TOOL_RESTING: {
    message: (d) => `Tool "${d.tool}" failed too often and is left alone until ${d.until}.`,
    ko: "자료원이 계속 실패해서 잠시 쉬고 있어요.",
    en: "The source kept failing and is left alone for a while.",
  },
  MODEL_FAILED: {
    message: (d) => `The model did not answer: ${d.reason}.`,
    ko: "언어 모델이 답하지 않았어요.",
    en: "The language model did not answer.",
  },
  MODEL_OFF_SCHEMA: {
    message: (d) => `The model's answer to "${d.decision}" does not fit its schema: ${d.reason}.`,
    ko: "언어 모델의 답을 쓸 수 없었어요.",
    en: "The language model's answer could not be used.",
  },
  BUDGET_SPENT: {
    message: (d) => `The ${d.budget} budget (${d.allowed}) is spent.`,
    ko: "이번 대화에 쓸 수 있는 한도를 다 썼어요.",
    en: "The limit for this conversation is used up.",
  },
  UNKNOWN_MODEL: {
    message: (d) =>
      `"${d.given}" names no model. Use openai:NAME, anthropic:NAME, google:NAME, ollama:NAME or file:PATH, or leave MARU_MODEL empty.`,
    ko: "모델 설정을 알 수 없어요.",
    en: "The model setting is not understood.",
  },
  MISSING_MODEL_KEY: {
    message: (d) =>
      `${d.provider} needs a key: set ${d.variable}, or leave MARU_MODEL empty to work without a model.`,
    ko: "모델 키가 없어요.",
    en: "The model key is missing.",
  },
  INVALID_MODEL_PRICE: {
    message: (d) =>
      `"${d.given}" is no price. Set MARU_MODEL_PRICE to what a million tokens cost, in and out: 2.5/10.`,
    ko: "모델 가격 설정을 알 수 없어요.",
    en: "The model price setting is not understood.",
  },
  INVALID_MODEL_SETTING: {
    message: (d) => `"${d.given}" cannot be ${d.variable}. It knows: ${d.allowed}.`,
    ko: "모델 설정값을 알 수 없어요.",
    en: "A setting of the model is not understood.",
  },
  MISSING_PACKAGE: {
    message: (d) => `The package ${d.package} is not installed. Run: ${d.command}`,
    ko: "필요한 패키지가 설치되어 있지 않아요.",
    en: "A package that this needs is not installed.",
  },
  MEMORY_SLOW: {
    message: (d) => `The long-term memory did not answer within ${d.milliseconds} ms.`,
    ko: "이전 대화를 불러오지 못했어요.",
    en: "Earlier conversations could not be loaded.",
  },
  ADDRESS_REFUSED: {
    message: (d) => `${d.host} is not fetched: ${d.reason}.`,
    ko: "열 수 없는 주소예요.",
    en: "This address may not be opened.",
  },
  RESPONSE_REFUSED: {
    message: (d) => `The response was cut off: ${d.reason}.`,
    ko: "받은 내용을 쓸 수 없어요.",
    en: "The response cannot be used.",
  },
  QUERY_REFUSED: {
    message: (d) => `The query was refused: ${d.reason}.`,
    ko: "허용되지 않은 조회예요.",
    en: "This query is not allowed.",
  },
  UNKNOWN_DOCUMENT: {
    message: (d) => `There is no document "${d.format}". Known: ${d.known.join(", ") || "none"}.`,
    ko: "그런 형식으로는 내보낼 수 없어요.",
    en: "It cannot be exported in this format.",
  },
  NOTHING_TO_EXPORT: {
    message: (d) => `There is no result yet to write as "${d.format}". Finish the conversation first.`,
    ko: "아직 내보낼 결과가 없어요. 대화를 마저 해 주세요.",
    en: "There is no result to export yet. Please finish the conversation first.",
  },
};

export class RuntimeError<Code extends RuntimeErrorCode = RuntimeErrorCode> extends Error {
  readonly code: Code;
  readonly details: RuntimeErrorDetails[Code];

  constructor(code: Code, details: RuntimeErrorDetails[Code], options?: ErrorOptions) {
    super(RUNTIME_ERRORS[code].message(details), options);
    this.name = "RuntimeError";
    this.code = code;
    this.details = details;
  }

  sentence(language: Language): string {
    return RUNTIME_ERRORS[this.code][language];
  }
}

export function isRuntimeError<Code extends RuntimeErrorCode>(
  error: unknown,
  code?: Code,
): error is RuntimeError<Code> {
  return error instanceof RuntimeError && (code === undefined || error.code === code);
}
