/** Rows of a comma-separated text (RFC 4180): quoted fields may hold commas, line breaks and doubled quotes. */
export function* readCsv(text: string): Generator<readonly string[]> {
  let row: string[] = [];
  let position = 0;
  while (position < text.length) {
    const [field, end] = text[position] === '"' ? quotedField(text, position) : plainField(text, position);
    row.push(field);
    if (text[end] === ",") {
      position = end + 1;
      // A comma at the very end opens one more field, which is empty.
      if (position === text.length) row.push("");
      continue;
    }
    yield row;
    row = [];
    position = text.startsWith("\r\n", end) ? end + 2 : end + 1;
  }
  if (row.length > 0) yield row;
}

const PLAIN = /[^,\r\n]*/y;

function plainField(text: string, start: number): readonly [field: string, end: number] {
  PLAIN.lastIndex = start;
  const field = PLAIN.exec(text)?.[0] ?? "";
  return [field, start + field.length];
}

function quotedField(text: string, start: number): readonly [field: string, end: number] {
  let field = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    // A quote that nobody closed: all that is left belongs to it.
    if (quote === -1) return [field + text.slice(from), text.length];
    field += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const [rest, end] = plainField(text, quote + 1);
      return [field + rest, end];
    }
    field += '"';
    from = quote + 2;
  }
}
