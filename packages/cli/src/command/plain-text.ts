/** Moves the cursor, changes colours, rings the bell, or turns the order of what is read around. */
const HOSTILE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** Text for a terminal: whatever it holds, it can only be read. Lines and tabs stay. */
export function plainText(text: string): string {
  return text.replaceAll(HOSTILE, "");
}

/** The same on one line, for tables and errors. */
export function plainLine(text: string): string {
  return plainText(text.replaceAll(/(?<!\s)\s*[\n\t]\s*/gu, " ")).trim();
}

/** JSON that is safe on a terminal and reads back as exactly what it was. */
export function plainJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  return text.replaceAll(HOSTILE, (found) => found.split("").map(escapeUnit).join(""));
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
