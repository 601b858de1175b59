import fc from "fast-check";

/** Words and signs that mean something to Mermaid, HTML, Markdown or TypeScript. */
const TROUBLE = [
  ..."\"'`<>[](){}|;:#%&@~*_-=+\\/!?,.$^",
  "\n",
  "\r\n",
  "\u2028",
  "\t",
  " ",
  "%%",
  "%%{init: {}}%%",
  "---",
  "-->",
  "==>",
  "->>",
  "<|--",
  ":::",
  "#35;",
  "&amp;",
  "<br/>",
  "<script>alert(1)</script>",
  "*/",
  "//",
  "$",
  "ﬂ°°60¶ß",
  "😀",
  "여행지",
  "계획 세우기",
  "1. ",
  "- ",
  "0",
  ...[
    "end",
    "graph",
    "subgraph",
    "style",
    "class",
    "classDef",
    "click",
    "default",
    "direction TB",
    "direction LR",
  ],
  ...[
    "note",
    "Note over",
    "as",
    "loop",
    "alt",
    "participant",
    "actor",
    "title",
    "accTitle: x",
    "wrap:",
    "state",
  ],
  ...["interface", "string", "Array", "Json", "constructor", "toString"],
];

/** Texts that people would not write, and attackers would. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...TROUBLE), { maxLength: 5 }).map((parts) => parts.join("")),
  fc.array(fc.constantFrom(...TROUBLE), { maxLength: 5 }).map((parts) => parts.join(" ")),
  fc.string({ unit: "binary", maxLength: 8 }),
);

/** What is left of a text on one line of a picture. */
export function onOneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line === "" ? '""' : line;
}

/** Different names that a definition accepts for its fields. */
export const fieldNames = fc.uniqueArray(
  anyText.filter((name) => name.isWellFormed() && !["__proto__", "constructor", "prototype"].includes(name)),
  { minLength: 1, maxLength: 3 },
);
