import { checkLimit } from "./compact-limit.ts";

/** What compaction reads of a message; `Message` has it all. */
export interface CompactableMessage {
  readonly role: string;
  readonly tool_calls?: readonly { readonly id: string }[] | null | undefined;
  readonly tool_call_id?: string | null | undefined;
}

/**
 * The messages to keep, in their order, at most `limit` of them where these promises allow it:
 *
 * 1. The newest exchange always stays, whole, however long it is. An exchange is a question and everything up to
 *    the next one. Before the first question every message stands alone.
 * 2. An exchange whose tool call still waits for its result stays too, so that the result will find its call.
 * 3. The greeting stays (system messages at the head and the first assistant message among them) unless it
 *    alone would fill the limit: with a limit of 1 the newest exchange stays and the greeting goes.
 * 4. What room is left goes to the exchanges before, newest first, each whole or not at all. Exchanges that a
 *    tool call and its later result span count as one.
 *
 * So the result has at most max(limit, greeting + what 1 and 2 keep) messages. The list itself comes back when
 * nothing has to go.
 */
export function compactMessages<Each extends CompactableMessage>(
  messages: readonly Each[],
  limit: number,
): readonly Each[] {
  checkLimit(limit);
  if (messages.length <= limit) return messages;
  const greeting = greetingLength(messages);
  const exchanges = exchangesOf(messages, greeting);
  const kept = new Set(exchanges.filter((each, index) => each.isWaiting || index === exchanges.length - 1));
  let room = limit - greeting;
  for (const exchange of kept) room -= exchange.length;
  for (const exchange of exchanges.toReversed()) {
    if (kept.has(exchange)) continue;
    if (exchange.length > room) break;
    room -= exchange.length;
    kept.add(exchange);
  }
  const keepsGreeting = greeting < limit || exchanges.length === 0;
  if (keepsGreeting && kept.size === exchanges.length) return messages;
  return [
    ...(keepsGreeting ? messages.slice(0, greeting) : []),
    ...exchanges
      .filter((each) => kept.has(each))
      .flatMap(({ start, length }) => messages.slice(start, start + length)),
  ];
}

function greetingLength(messages: readonly CompactableMessage[]): number {
  let hasGreeted = false;
  const end = messages.findIndex((message) => {
    if (message.role === "system") return false;
    const isGreeting = !hasGreeted && message.role === "assistant" && callIds(message).length === 0;
    hasGreeted = true;
    return !isGreeting;
  });
  return end < 0 ? messages.length : end;
}

interface Exchange {
  readonly start: number;
  readonly length: number;
  readonly isWaiting: boolean;
}

function exchangesOf(messages: readonly CompactableMessage[], greeting: number): readonly Exchange[] {
  const calls = toolCalls(messages);
  const starts: number[] = [];
  let hasQuestion = false;
  let tiedUntil = -1;
  for (let index = greeting; index < messages.length; index += 1) {
    const isQuestion = messages[index]?.role === "user";
    if ((isQuestion || !hasQuestion) && index > tiedUntil) starts.push(index);
    hasQuestion ||= isQuestion;
    for (const call of calls.get(index) ?? []) tiedUntil = Math.max(tiedUntil, call.lastResult ?? -1);
  }
  return starts.map((start, position) => {
    const end = starts[position + 1] ?? messages.length;
    return { start, length: end - start, isWaiting: isWaiting(calls, start, end) };
  });
}

function isWaiting(calls: ReadonlyMap<number, readonly Call[]>, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) {
    if (calls.get(index)?.some((call) => call.lastResult === null)) return true;
  }
  return false;
}

interface Call {
  lastResult: number | null;
}

/** The tool calls by the index of their message. Ids may come again; a result belongs to the latest call before it. */
function toolCalls(messages: readonly CompactableMessage[]): ReadonlyMap<number, readonly Call[]> {
  const calls = new Map<number, readonly Call[]>();
  const latest = new Map<string, Call>();
  for (const [index, message] of messages.entries()) {
    const answered = message.tool_call_id ? latest.get(message.tool_call_id) : undefined;
    if (answered !== undefined) answered.lastResult = index;
    const made = callIds(message).map((id) => {
      const call: Call = { lastResult: null };
      latest.set(id, call);
      return call;
    });
    if (made.length > 0) calls.set(index, made);
  }
  return calls;
}

function callIds(message: CompactableMessage): readonly string[] {
  return message.role === "assistant" ? (message.tool_calls ?? []).map((call) => call.id) : [];
}
