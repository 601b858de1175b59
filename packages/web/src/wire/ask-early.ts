import { ownHeaders } from "./own-headers.ts";

/** Answers that were asked for before there was anybody to read them, by address. */
const early = new Map<string, Promise<Response>>();

/** What the page at a path needs first, in the order it is needed. */
export function neededAt(path: string): readonly string[] {
  const sessionId = /^\/s\/([^/]+)/.exec(path)?.[1];
  return [...(sessionId === undefined ? [] : [`/api/v1/sessions/${sessionId}`]), "/api/v1/assistants"];
}

/** Asks for it while most of the page is still on its way. */
export function askEarly(path: string): void {
  for (const address of neededAt(path)) {
    const answer = fetch(address, { headers: { accept: "application/json", ...ownHeaders() } });
    // Whoever takes it sees what went wrong.
    answer.catch(() => undefined);
    early.set(address, answer);
  }
}

/** What was asked for early. Once: whoever asks again wants to know how it is by then. */
export function takeEarly(address: string): Promise<Response> | null {
  const answer = early.get(address) ?? null;
  early.delete(address);
  return answer;
}
