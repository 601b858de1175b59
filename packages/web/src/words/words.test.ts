import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { WORDS } from "./index.ts";
import { fillIn, holesIn, type Pair } from "./side-by-side.ts";

const SOURCE = join(import.meta.dirname, "..");
const HANGUL = /[가-힣]/;
/** What is the same in every language: a name, a unit, what stands for a value. */
const SAME_IN_BOTH = /^(\{\{\w+\}\}( ?(ms|km|㎡))?[\s·:~]*)+$|^[A-Z]{2,4}$|^Markdown$|^PDF$/;

describe("the words of the page", () => {
  it("are there in Korean and in English, and are not each other's copy", () => {
    for (const [path, { ko, en }] of pairsIn(WORDS)) {
      expect(ko.trim(), path).not.toBe("");
      expect(en.trim(), path).not.toBe("");
      expect(HANGUL.test(en), `${path} is Korean in English: ${en}`).toBe(false);
      expect(HANGUL.test(ko) || SAME_IN_BOTH.test(ko), `${path} is not Korean: ${ko}`).toBe(true);
    }
  });

  it("name the same values in both languages", () => {
    for (const [path, { ko, en }] of pairsIn(WORDS))
      expect(holesIn(en).toSorted(), path).toEqual(holesIn(ko).toSorted());
  });

  it("are the only ones: no component says anything that is not in the table", () => {
    const said = componentFiles().flatMap((file) =>
      untranslatedIn(file).map((text) => `${file.slice(SOURCE.length + 1)}: ${text}`),
    );
    expect(said).toEqual([]);
  });

  it("are filled with values, and show the hole where one is missing", () => {
    expect(fillIn("{{total}}개 중 {{done}}개", { total: 5, done: 2 })).toBe("5개 중 2개");
    expect(fillIn("{{total}}개", {})).toBe("{{total}}개");
    expect(fillIn("{{count|room|rooms}}", { count: 1 })).toBe("1 room");
    expect(fillIn("{{count|room|rooms}}", { count: "4,001" })).toBe("4,001 rooms");
  });

  it("are all used", () => {
    const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("words"))
      .map((name) => readFileSync(join(SOURCE, name), "utf8"))
      .join("\n");
    const isUsed = (path: string) =>
      sources.includes(`"${path}"`) ||
      [...sources.matchAll(/`([a-z]+\.[a-z_]*)\$\{/g)].some(([, beginning = "?"]) =>
        path.startsWith(beginning),
      );
    expect(
      pairsIn(WORDS)
        .map(([path]) => path)
        .filter((path) => !isUsed(path)),
    ).toEqual([]);
  });

  it("would find a sentence that was written into a component", () => {
    const source = `const A = () => <p title="Hello there">안녕 {x}<b aria-label={"Say"}>ok then</b></p>`;
    expect(
      textsIn(ts.createSourceFile("a.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)),
    ).toEqual(["Hello there", "안녕", "Say", "ok then"]);
  });
});

function pairsIn(
  words: Readonly<Record<string, Readonly<Record<string, Pair>>>>,
): readonly (readonly [string, Pair])[] {
  return Object.entries(words).flatMap(([area, pairs]) =>
    Object.entries(pairs).map(([name, pair]) => [`${area}.${name}`, pair] as const),
  );
}

function componentFiles(): readonly string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => join(SOURCE, name));
}

function untranslatedIn(file: string): readonly string[] {
  const source = readFileSync(file, "utf8");
  return textsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

const SPOKEN_ATTRIBUTES = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
const LETTERS = /\p{L}{2}/u;

/** Words that a person would read or hear. */
function textsIn(node: ts.Node): readonly string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isJsxText(each)) found.push(each.text.trim());
    if (ts.isJsxAttribute(each) && SPOKEN_ATTRIBUTES.has(each.name.getText())) {
      const value = each.initializer;
      const literal = value !== undefined && ts.isJsxExpression(value) ? value.expression : value;
      if (literal !== undefined && ts.isStringLiteral(literal)) found.push(literal.text);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found.filter((text) => LETTERS.test(text));
}
