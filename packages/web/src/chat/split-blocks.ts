export interface Block {
  readonly start: number;
  readonly text: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Cuts a text at blank lines, so that a growing answer is drawn anew only at its end. Never inside a fence, and never
 * before an indented line, which belongs to what stands above it.
 */
export function splitBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let begin = 0;
  let position = 0;
  let fence: string | null = null;
  let afterBlank = false;
  for (const line of text.split("\n")) {
    const isBlank = line.trim() === "";
    if (fence === null && afterBlank && !isBlank && startsAnew(line) && position > begin) {
      blocks.push({ start: begin, text: text.slice(begin, position) });
      begin = position;
    }
    fence = fenceAfter(fence, line);
    afterBlank = isBlank;
    position += line.length + 1;
  }
  if (begin < text.length) blocks.push({ start: begin, text: text.slice(begin) });
  return blocks;
}

/** Lines of a list or indented ones may continue what stands above the blank line. */
function startsAnew(line: string): boolean {
  return !/^(\s|[-*+] |\d{1,9}[.)] |\[)/.test(line);
}

function fenceAfter(fence: string | null, line: string): string | null {
  const mark = FENCE.exec(line)?.[1];
  if (mark === undefined) return fence;
  if (fence === null) return mark;
  const closes = mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark;
  return closes ? null : fence;
}
