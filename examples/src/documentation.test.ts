import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const pages = [
  ...readdirSync(root).map((name) => join(root, name)),
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).map((name) =>
    join(root, "docs", name),
  ),
].filter((path) => path.endsWith(".md"));

describe.each(pages.map((path) => [relative(root, path), path] as const))("%s", (_name, path) => {
  const text = readFileSync(path, "utf8");

  it("quotes code as it is in the file it names", () => {
    for (const [, source = "", code = ""] of text.matchAll(/<!-- (\S+\.ts) -->\n```ts\n(.*?)```/gs))
      expect(unindented(readFileSync(join(root, source), "utf8"))).toContain(unindented(code));
  });

  it("links to files that are there", () => {
    const prose = text.replaceAll(/```.*?```/gs, "").replaceAll(/`[^`\n]*`/g, "");
    for (const [, target = ""] of prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g))
      expect(existsSync(join(dirname(path), target)), target).toBe(true);
  });
});

/** A quoted part may stand deeper in its file than on the page. */
function unindented(code: string): string {
  return code.replaceAll(/^[ \t]+/gm, "");
}
