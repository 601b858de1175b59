import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { expect, it, vi } from "vitest";

it("the quick start prints what its comments say", async () => {
  const printed: string[] = [];
  const spy = vi.spyOn(console, "log").mockImplementation((...values: unknown[]) => {
    printed.push(values.map((value) => (typeof value === "string" ? value : inspect(value))).join(" "));
  });
  await import("./quick-start.ts");
  spy.mockRestore();
  const source = readFileSync(new URL("./quick-start.ts", import.meta.url), "utf8");
  const promised = [...source.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map((match) => match[1]);
  expect(promised).toHaveLength(3);
  expect(printed.map((line, index) => promised[index]?.startsWith(line))).toEqual([true, true, true]);
  expect(source.trimEnd().split("\n").length).toBeLessThanOrEqual(20);
});

it("the quick start is what the README shows", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(read("../../README.md")).toContain(`\`\`\`ts\n${read("quick-start.ts")}\`\`\``);
});
