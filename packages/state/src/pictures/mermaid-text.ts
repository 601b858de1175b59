/**
 * Text for a Mermaid label. What Mermaid could read as its own language becomes a numeric entity, so no text can
 * close a quote, start a comment or a directive, or end a line. Mermaid turns entities back when it draws.
 */
export function mermaidText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return (line === "" ? '""' : line).replace(TO_ESCAPE, toEntity);
}

/**
 * `_`, `.` and `-` stay readable inside a word: snake_case, 1.5, 2026-11-16. A space after "direction" does not,
 * because Mermaid reads "direction TB" as a command wherever it stands on a line.
 */
const TO_ESCAPE = /(?<=direction) |(?<![\p{L}\p{N}])[_.-]|[_.-](?![\p{L}\p{N}])|[^\p{L}\p{N} ,=→·…_.-]/giu;

function toEntity(character: string): string {
  return `#${character.codePointAt(0)};`;
}

const LONGEST_SLUG = 40;

/** One id per name that no Mermaid keyword can be mistaken for: `phase_collecting`, and `phase_other` for 「완료」. */
export function mermaidIds(prefix: string, names: readonly string[]): (name: string) => string {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of new Set(names)) {
    const slug = name
      .replace(/[^A-Za-z0-9]+/g, "_")
      .slice(0, LONGEST_SLUG)
      .replace(/^_|_$/g, "");
    const id = unusedName(`${prefix}_${slug === "" ? "other" : slug}`, taken, "_");
    taken.add(id);
    ids.set(name, id);
  }
  return (name) => ids.get(name) ?? prefix;
}

/** The wanted name, or the first of `name2`, `name3`, … that is free. */
export function unusedName(wanted: string, taken: { has(name: string): boolean }, separator = ""): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const candidate = `${wanted}${separator}${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
