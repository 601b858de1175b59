import { findNumbers } from "./sensitive-number.ts";
import { findSecrets } from "./sensitive-secret.ts";
import { type Span, toHalfWidth } from "./sensitive-span.ts";

/** Everything in a text that looks like a number, an address or a key of a person. */
export function findSensitive(text: string): readonly Span[] {
  const half = toHalfWidth(text);
  return [...findSecrets(half), ...findEmails(half), ...findNumbers(half)];
}

const LONGEST_LOCAL_PART = 64;
const LOCAL_PART = /[A-Za-z0-9._%+'-]/;
const ANY_LETTER = /[\p{L}\p{N}._%+'-]/u;
const DOMAIN = /(?:[A-Za-z0-9가-힣-]{1,63}\.){1,8}(?:[A-Za-z]{2,24}|한국|닷컴|닷넷)/y;

/** Looks around each @ instead of for a whole address, which would cost the square of a long text without one. */
function findEmails(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    DOMAIN.lastIndex = at + 1;
    const domain = DOMAIN.exec(text);
    if (domain === null) continue;
    // Korean particles and words stick to what follows them, so Hangul counts only where nothing else stands.
    const start = [LOCAL_PART, ANY_LETTER]
      .map((letters) => startOfRun(text, at, letters))
      .find((from) => from < at);
    if (start !== undefined) spans.push({ start, end: at + 1 + domain[0].length, label: "[이메일]" });
  }
  return spans;
}

function startOfRun(text: string, end: number, letters: RegExp): number {
  let start = end;
  while (start > end - LONGEST_LOCAL_PART && letters.test(text[start - 1] ?? " ")) start -= 1;
  return start;
}
