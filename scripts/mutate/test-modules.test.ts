import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestCollector } from "./collect-tests.ts";
import { TestModules } from "./test-modules.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "maru-mutate-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

it("modules are evaluated once, and anew after they were forgotten", async () => {
  write("counter.ts", `export const seen: number[] = []; export const note = (n: number) => seen.push(n);`);
  const user = write("user.ts", `import { note, seen } from "./counter.ts"; note(1); export { seen };`);
  const modules = new TestModules({});
  await modules.compile(user);
  expect(modules.evaluate(user)["seen"]).toEqual([1]);
  expect(modules.evaluate(user)["seen"]).toEqual([1]);
  const before = modules.evaluate(user)["seen"];
  modules.forget();
  expect(modules.evaluate(user)["seen"]).toEqual([1]);
  expect(modules.evaluate(user)["seen"]).not.toBe(before);
});

it("a module reaches what it imports, at any distance and round a circle, and nothing else", async () => {
  const far = write("far.ts", `import "./near.ts"; export const far = 1;`);
  write("near.ts", `import "./far.ts";`);
  const start = write("start.ts", `import "./near.ts";`);
  const alone = write("alone.ts", `export const alone = 1;`);
  const modules = new TestModules({});
  for (const file of [start, alone]) await modules.compile(file);
  expect(modules.reaches(start, far)).toBe(true);
  expect(modules.reaches(alone, far)).toBe(false);
});

it("the tests of a file are collected with the names of their suites, each row of a table by itself", async () => {
  const file = write(
    "sums.test.ts",
    `import { describe, expect, it } from "vitest";
    describe("sums", () => {
      it("add up", () => expect(1 + 1).toBe(2));
      it.each([[1, 2], [2, 5]])("%i doubled is %i", (half, whole) => expect(half * 2).toBe(whole));
      it.each([[[1]], [[2]]])("keep lists whole", (values) => expect(values).toHaveLength(1));
      it.each([[1], 2])("spread rows only if all are lists", (value) => expect(typeof value).toBe("number"));
    });`,
  );
  const collector = new TestCollector();
  const modules = new TestModules({ vitest: collector.vitest });
  await modules.compile(file);
  const tests = collector.collect(() => modules.evaluate(file));
  const passes = tests.map(({ id, run }) => {
    try {
      run();
      return [id, true];
    } catch {
      return [id, false];
    }
  });
  expect(passes).toEqual([
    ["sums add up #0", true],
    ["sums %i doubled is %i #0", true],
    ["sums %i doubled is %i #1", false],
    ["sums keep lists whole #0", true],
    ["sums keep lists whole #1", true],
    ["sums spread rows only if all are lists #0", false],
    ["sums spread rows only if all are lists #1", true],
  ]);
});

it("a variant with a name is compiled once, another every time", async () => {
  const file = write("word.ts", `export const word = "plain";`);
  const modules = new TestModules({});
  await modules.compile(file);
  let times = 0;
  const rewrite = (code: string) => {
    times += 1;
    return code.replace("plain", `rewritten ${times}`);
  };
  const words = [{ name: "kept", rewrite }, { name: "kept", rewrite }, { rewrite }, { rewrite }].map(
    (variant) => {
      modules.forget(() => variant);
      return modules.evaluate(file)["word"];
    },
  );
  expect(words).toEqual(["rewritten 1", "rewritten 1", "rewritten 2", "rewritten 3"]);
});
