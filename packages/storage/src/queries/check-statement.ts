import { StorageError } from "../errors.ts";

export type Dialect = "sqlite" | "postgres";

const LONGEST = 20_000;
const FIRST = new Set(["select", "with", "values"]);
/** What turns a statement that begins like a reading one into another kind. */
const WRITING = new Set(
  "insert update delete merge into drop create alter truncate attach detach pragma vacuum copy grant revoke".split(
    " ",
  ),
);
/** Functions and catalogs that reach beyond the tables: files, other servers, other sessions, SQL in a text. */
const REACHING =
  /^(?:pg_|lo_|dblink|txid_|postgres_fdw|xp_|sqlite_|libsql_|pragma_)|_to_xml|^(?:set_config|current_setting|nextval|setval|currval|lastval|information_schema|load_extension|readfile|writefile|fts3_tokenizer|inet_server_addr|inet_server_port|inet_client_addr|lowrite|loread)$/;

/**
 * Refuses what is not one reading statement, by its words. This is the outer door: what really keeps the data safe is
 * the connection behind it, which cannot write.
 */
export function checkStatement(sql: string, dialect: Dialect): void {
  if (sql.length > LONGEST) refuse(`it is longer than ${LONGEST} characters`);
  if (sql.includes("\0") || !sql.isWellFormed()) refuse("it holds characters that are no text");
  const words = wordsOf(sql, dialect);
  const [first] = words;
  if (first === undefined || !FIRST.has(first.text)) refuse("it does not begin with SELECT, WITH or VALUES");
  for (const { text, isQuoted } of words) {
    if (!isQuoted && WRITING.has(text)) refuse(`${text.toUpperCase()} has no place in a reading statement`);
    if (REACHING.test(text)) refuse(`"${text}" reaches beyond the data`);
  }
}

function refuse(reason: string): never {
  throw new StorageError("QUERY_REFUSED", { reason });
}

interface Word {
  readonly text: string;
  readonly isQuoted: boolean;
}

const WORD = /[\p{L}_][\p{L}\p{N}_$]*/uy;
const DOLLAR = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;

/** Words and names outside of texts and comments. A second statement is refused here, where comments are known. */
function wordsOf(sql: string, dialect: Dialect): readonly Word[] {
  const words: Word[] = [];
  let position = 0;
  let isOver = false;
  while (position < sql.length) {
    const rest = sql.slice(position, position + 2);
    const character = rest.charAt(0);
    if (/\s/.test(character)) position += 1;
    else if (rest === "--") position = endOfLine(sql, position);
    else if (rest === "/*") position = endOfComment(sql, position, dialect);
    else if (character === ";") {
      isOver = true;
      position += 1;
    } else if (isOver) refuse("it holds more than one statement");
    else position = takeToken(sql, position, dialect, words);
  }
  return words;
}

function takeToken(sql: string, position: number, dialect: Dialect, words: Word[]): number {
  const character = sql.charAt(position);
  if (character === "'") return endOfQuoted(sql, position, "'", false);
  const closing =
    dialect === "sqlite" ? { '"': '"', "`": "`", "[": "]" }[character] : { '"': '"' }[character];
  if (closing !== undefined && isName(sql, position, closing)) {
    const end = endOfQuoted(sql, position, closing, false);
    words.push({ text: sql.slice(position + 1, end - 1).toLowerCase(), isQuoted: true });
    return end;
  }
  if (dialect === "postgres" && character === "$") {
    DOLLAR.lastIndex = position;
    const tag = DOLLAR.exec(sql)?.[0];
    if (tag !== undefined) return endOfDollars(sql, position, tag);
  }
  WORD.lastIndex = position;
  const word = WORD.exec(sql)?.[0];
  if (word === undefined) return position + 1;
  const next = sql.charAt(position + word.length);
  if (dialect === "postgres" && next === "'" && word.toLowerCase() === "e")
    return endOfQuoted(sql, position + 1, "'", true);
  // A name spelled with escapes could be any other name.
  if (dialect === "postgres" && next === "&" && word.toLowerCase() === "u")
    refuse("it spells names with escapes");
  words.push({ text: word.toLowerCase(), isQuoted: false });
  return position + word.length;
}

/** `[` also opens an index of an array in some dialects; here only names of tables and columns do. */
function isName(sql: string, position: number, closing: string): boolean {
  return closing !== "]" || sql.includes("]", position);
}

function endOfLine(sql: string, position: number): number {
  const end = sql.indexOf("\n", position);
  return end === -1 ? sql.length : end + 1;
}

/** PostgreSQL nests comments, SQLite does not. */
function endOfComment(sql: string, position: number, dialect: Dialect): number {
  let depth = 0;
  for (let at = position; at < sql.length; at += 1) {
    const pair = sql.slice(at, at + 2);
    if (pair === "/*" && (depth === 0 || dialect === "postgres")) {
      depth += 1;
      at += 1;
    } else if (pair === "*/") {
      depth -= 1;
      at += 1;
      if (depth === 0) return at + 1;
    }
  }
  return refuse("a comment in it has no end");
}

function endOfQuoted(sql: string, position: number, closing: string, escapes: boolean): number {
  for (let at = position + 1; at < sql.length; at += 1) {
    if (escapes && sql.charAt(at) === "\\") at += 1;
    else if (sql.charAt(at) === closing) {
      if (closing === "]" || sql.charAt(at + 1) !== closing) return at + 1;
      at += 1;
    }
  }
  return refuse("a text in it has no end");
}

function endOfDollars(sql: string, position: number, tag: string): number {
  const end = sql.indexOf(tag, position + tag.length);
  return end === -1 ? refuse("a text in it has no end") : end + tag.length;
}
