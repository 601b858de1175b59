import { isCredentialKey, isSensitiveKey } from "./sensitive-key.ts";
import { MASK, type Span } from "./sensitive-span.ts";

const LONGEST_NAME = 48;
const NAME = /[A-Za-z0-9가-힣_.\- ]/;
/** Spares the careful look at a name for text that is full of colons. */
const HINT =
  /pass|pwd|pin|key|secret|token|auth|cred|cookie|bearer|jwt|otp|string|url|dsn|비밀|비번|패스워드|암호|인증|토큰/i;
const PASSWORD = /pass|pwd|pin|otp|비밀번호|비번|패스워드|암호|인증번호/i;
/** Nothing by itself, but a long value after it is one: `?key=…`, `signature=…`. */
const BARE_KEY = /(?:^|[^a-z])(?:key|signature)$/i;
const WHOLE_LINE = /(?:authorization|cookie)$/i;

type Sensitivity = "credential" | "personal" | "none";

/** Values that text gives to sensitive names. Bare names must be credentials; a quoted name is data, so any counts. */
export function findAssignments(text: string): readonly Span[] {
  if (!/[:=]/.test(text)) return [];
  const spans: Span[] = [];
  const known = new Map<string, Sensitivity>();
  for (const sign of text.matchAll(/[:=]/g)) {
    if (sign.index < (spans.at(-1)?.end ?? 0)) continue;
    const { name, isQuoted } = nameBefore(text, sign.index);
    if (!isQuoted && !HINT.test(name)) continue;
    const sensitivity = known.get(name) ?? sensitivityOf(name);
    known.set(name, sensitivity);
    if (sensitivity === "none" && !BARE_KEY.test(name)) continue;
    const { start, end } = valueAfter(text, sign.index, bareFormOf(name));
    const value = text.slice(start, end);
    if (value === "") continue;
    if (isSecret(name, value, sensitivity, isQuoted)) spans.push({ start, end, label: "[비밀키]" });
    else if (isQuoted && sensitivity === "personal") spans.push({ start, end, label: MASK });
  }
  return spans;
}

function sensitivityOf(name: string): Sensitivity {
  if (isCredentialKey(name)) return "credential";
  return isSensitiveKey(name) ? "personal" : "none";
}

function isSecret(name: string, value: string, sensitivity: Sensitivity, isQuoted: boolean): boolean {
  if (sensitivity !== "credential") return BARE_KEY.test(name) && value.length >= 16;
  if (isQuoted || PASSWORD.test(name) || WHOLE_LINE.test(name)) return true;
  return value.length >= 16 || (value.length >= 6 && /\d/.test(value));
}

function nameBefore(text: string, sign: number): { name: string; isQuoted: boolean } {
  let end = sign;
  while (end > sign - 3 && text[end - 1] === " ") end -= 1;
  const isQuoted = isQuote(text[end - 1]);
  if (isQuoted) end -= 1;
  while (isQuoted && end > sign - 9 && text[end - 1] === "\\") end -= 1;
  let start = end;
  while (start > end - LONGEST_NAME && NAME.test(text[start - 1] ?? "\n")) start -= 1;
  return { name: text.slice(start, end), isQuoted };
}

function valueAfter(text: string, sign: number, bare: RegExp): { start: number; end: number } {
  let start = sign + (text[sign + 1] === ">" ? 2 : 1);
  while (start < sign + 5 && text[start] === " ") start += 1;
  const quoted = QUOTED.exec(text.slice(start, start + 5));
  if (quoted === null) return { start, end: endOfBare(text, start, bare) };
  start += quoted[0].length;
  return { start, end: endOfQuoted(text, start, quoted[2] ?? "", (quoted[1] ?? "").length) };
}

const QUOTED = /^(\\{0,4})(["'`])/;

function isQuote(character: string | undefined): boolean {
  return character === '"' || character === "'" || character === "`";
}

/** Inside JSON that was written into a string the quotes are escaped; deeper escapes belong to the value. */
function endOfQuoted(text: string, start: number, quote: string, escapes: number): number {
  const newline = text.indexOf("\n", start);
  const lineEnd = newline < 0 ? text.length : newline;
  for (let close = start; ; close += 1) {
    close = text.indexOf(quote, close);
    if (close < 0 || close > lineEnd) return lineEnd;
    let backslashes = 0;
    while (text[close - 1 - backslashes] === "\\" && close - backslashes > start) backslashes += 1;
    if (backslashes <= escapes || (escapes === 0 && backslashes % 2 === 0)) return close - backslashes;
  }
}

const WORD = /[^\s"'`,;&{}[\]()<>\\]+/y;
/** A password may hold any sign; only what closes a sentence or a list is not taken for its end. */
const PASSWORD_WORD = /(?!\[[가-힣]+\])[^\s"'`]*[^\s"'`,;.})\]]/y;
const LINE = /[^\n"'`{}[\]]+/y;

function bareFormOf(name: string): RegExp {
  if (WHOLE_LINE.test(name)) return LINE;
  return PASSWORD.test(name) ? PASSWORD_WORD : WORD;
}

function endOfBare(text: string, start: number, bare: RegExp): number {
  bare.lastIndex = start;
  return start + (bare.exec(text)?.[0].length ?? 0);
}
