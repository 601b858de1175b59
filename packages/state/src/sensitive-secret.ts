import { findAssignments } from "./sensitive-assignment.ts";
import type { Span } from "./sensitive-span.ts";

/** Keys and tokens that show by their form what they are. Each either runs to its own end or fails at once. */
const SHAPES: readonly RegExp[] = [
  /(?<![A-Za-z])sk-[A-Za-z0-9_-]{8,}/g,
  /(?<![A-Za-z])[spr]k_(?:live|test)_[A-Za-z0-9]{8,}/g,
  /(?<![A-Za-z])(?:gh[opsur]_|github_pat_|glpat-|xox[abeprs]-|npm_|hf_|gsk_|tvly-|lsv2_|AIza|ya29\.)[A-Za-z0-9_.-]{10,}/g,
  /(?<![A-Za-z0-9])AKIA[0-9A-Z]{16}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  /(?<![A-Za-z])(?:Bearer|BEARER) +[A-Za-z0-9._~+/=-]{6,}/g,
  /(?<![A-Za-z])(?:bearer|Basic|basic|BASIC) +(?=[A-Za-z._~+/=-]{0,64}[0-9]|[A-Za-z0-9._~+/=-]{20})[A-Za-z0-9._~+/=-]{8,}/g,
];
/** Name and password in an address: postgres://user:password@host. */
const USER_INFO = /(?<=:\/\/)[^\s/?#"'<>]+(?=@)/g;
/** 「비밀번호는 hunter2예요」, "password is hunter2". */
const SPOKEN =
  /(?:(?:비밀번호|비번|패스워드|암호)(?:는|은|가|이|를|을)? {0,2}|(?<![A-Za-z])(?:password|passwd|pwd) is )(?![:=])(?=[!-~]{0,63}[0-9!@#$%^&*])[!-~]{4,}/gi;
const SPOKEN_LEAD = /^(?:비밀번호|비번|패스워드|암호|passw(?:or)?d is|pwd is)(?:는|은|가|이|를|을)? */i;

/** Most texts hold none of them, and one look is enough to know. */
const ANY_SHAPE = new RegExp(SHAPES.map((shape) => shape.source).join("|"));
const ANY_SPOKEN = new RegExp(SPOKEN.source, "i");

/** Keys, tokens and passwords in half-width text. */
export function findSecrets(text: string): readonly Span[] {
  const spans: Span[] = [];
  const add = (start: number, end: number) => spans.push({ start, end, label: "[비밀키]" });
  if (ANY_SHAPE.test(text)) {
    for (const shape of SHAPES)
      for (const { 0: found, index } of text.matchAll(shape)) add(index, index + found.length);
  }
  if (text.includes("://")) {
    for (const { 0: found, index } of text.matchAll(USER_INFO)) add(index, index + found.length);
  }
  if (ANY_SPOKEN.test(text)) {
    for (const { 0: found, index } of text.matchAll(SPOKEN)) {
      add(index + (SPOKEN_LEAD.exec(found)?.[0].length ?? 0), index + found.length);
    }
  }
  return [...spans, ...findAssignments(text)];
}
