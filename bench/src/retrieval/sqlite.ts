import Database from "libsql";
import { type Finder, pairs, type Text } from "./finder.ts";

export function sqliteFts(texts: readonly Text[]): Finder {
  const words = (question: string) => question.match(/[\p{L}\p{N}]+/gu) ?? [];
  return { name: "SQLite FTS5, defaults", find: finder(texts, (text) => text, words, "bm25(texts)") };
}

export function tunedSqliteFts(texts: readonly Text[]): Finder {
  const spaced = (text: string) => pairs(text).join(" ");
  return {
    name: "SQLite FTS5, tuned",
    find: finder(texts, spaced, pairs, "bm25(texts, 0, 2.0, 2.5, 1.0)"),
  };
}

function finder(
  texts: readonly Text[],
  prepare: (text: string) => string,
  words: (question: string) => readonly string[],
  order: string,
): Finder["find"] {
  const database = new Database(":memory:");
  database.exec("CREATE VIRTUAL TABLE texts USING fts5(id UNINDEXED, title, keywords, summary)");
  const insert = database.prepare("INSERT INTO texts VALUES (?, ?, ?, ?)");
  for (const { id, title, keywords, summary } of texts)
    insert.run([id, prepare(title), prepare(keywords), prepare(summary)]);
  const select = database.prepare(`SELECT id FROM texts WHERE texts MATCH ? ORDER BY ${order} LIMIT ?`);
  return (question, limit) => {
    const quoted = words(question).map((word) => `"${word}"`);
    if (quoted.length === 0) return [];
    const rows = select.all([quoted.join(" OR "), limit]) as { id: string }[];
    return rows.map(({ id }) => id);
  };
}
