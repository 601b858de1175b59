/** What stands in a projection where something may not be seen. */
export const MASK = "[가려짐]";

export type Label =
  | typeof MASK
  | "[주민등록번호]"
  | "[전화번호]"
  | "[카드번호]"
  | "[이메일]"
  | "[계좌번호]"
  | "[비밀키]";

/** A stretch of a text, `end` exclusive, and what to write in its place. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly label: Label;
}

/** Replaces every span; where spans overlap, all of what they cover goes and the longest gives its name. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const ordered = [...spans].sort((left, right) => left.start - right.start);
  let masked = "";
  let position = 0;
  for (let index = 0; index < ordered.length; ) {
    let widest = ordered[index] as Span;
    const { start } = widest;
    let { end } = widest;
    index += 1;
    for (let next = ordered[index]; next !== undefined && next.start < end; next = ordered[index]) {
      if (next.end - next.start > widest.end - widest.start) widest = next;
      end = Math.max(end, next.end);
      index += 1;
    }
    masked += text.slice(position, start) + widest.label;
    position = end;
  }
  return masked + text.slice(position);
}

const WIDE = /[\uFF01-\uFF5E\u3000\u00A0\u2010-\u2015\u2212]/g;
const HAS_WIDE = new RegExp(WIDE.source);

/** Full-width letters and digits, wide spaces and long dashes as their ASCII twins; no position moves. */
export function toHalfWidth(text: string): string {
  if (!HAS_WIDE.test(text)) return text;
  return text.replace(WIDE, (wide) => {
    if (wide === "\u3000" || wide === "\u00A0") return " ";
    return wide >= "\uFF01" ? String.fromCharCode(wide.charCodeAt(0) - 0xfee0) : "-";
  });
}
