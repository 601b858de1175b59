/** How one family of servers is asked and writes an answer down. */
export interface Wire {
  /** Whether a question to this path is meant for it. */
  readonly takes: (path: string) => boolean;
  /** What was asked, out of the body of a question. */
  readonly read: (path: string, body: WireBody) => Question;
  readonly contentType: string;
  readonly begin: (model: string, usage: WireUsage) => string;
  readonly piece: (text: string) => string;
  /** One call; its arguments arrive in pieces where the format has pieces. */
  readonly toolCall: (index: number, name: string, given: string) => string;
  readonly end: (usage: WireUsage) => string;
  /** The answer of a server that was not asked to stream. */
  readonly whole: (model: string, text: string, usage: WireUsage) => unknown;
  readonly refusal: (status: number) => unknown;
}

/** What the server says it counted; null when it does not count. */
export type WireUsage = { readonly input: number; readonly output: number } | null;

export type WireBody = Readonly<Record<string, unknown>>;

export interface Question {
  readonly stream: boolean;
  readonly system: string;
  readonly messages: readonly { readonly role: string; readonly text: string }[];
}

export interface WireMessage {
  readonly role: string;
  readonly content: string | readonly { readonly text: string }[];
}

/** Reads messages that may begin with what the system says. */
export function readMessages(messages: readonly WireMessage[]): Omit<Question, "stream"> {
  const told = messages.map(({ role, content }) => ({ role, text: textOf(content) }));
  return {
    system: told
      .filter(({ role }) => role === "system")
      .map(({ text }) => text)
      .join(""),
    messages: told.filter(({ role }) => role !== "system"),
  };
}

export function textOf(content: string | readonly { readonly text: string }[]): string {
  return typeof content === "string" ? content : content.map(({ text }) => text).join("");
}

/** Arguments of a call, cut in the middle. */
export function halves(given: string): readonly [string, string] {
  const middle = Math.ceil(given.length / 2);
  return [given.slice(0, middle), given.slice(middle)];
}

/** An event of a stream that carries JSON. */
export const data = (content: unknown) => `data: ${JSON.stringify(content)}\n\n`;
