import ts from "typescript";
import { expect, it } from "vitest";
import { type Worldly, worldlyIn, worldlyUses } from "./one-home.ts";
import { nodesIn } from "./source-code.ts";

/** Everywhere else these are passed in. The web shows a clock to one person and is left out. */
const HOMES: Readonly<Record<Worldly, readonly string[]>> = {
  clock: [
    "packages/runtime/src/logging/create-logger.ts",
    "packages/runtime/src/ports.ts",
    "packages/storage/src/ports.ts",
  ],
  stopwatch: [
    "packages/runtime/src/ports.ts",
    // What a thread computes is measured where it computes.
    "packages/runtime/src/pure/pure-work.ts",
    "packages/runtime/src/pure/serve-work.ts",
    "packages/runtime/src/pure/thread-work.ts",
    "packages/storage/src/backends/patience.ts",
  ],
  timer: [
    "packages/runtime/src/ports.ts",
    "packages/runtime/src/pure/thread-work.ts",
    "packages/storage/src/backends/patience.ts",
    "packages/storage/src/backends/postgres/postgres-news.ts",
    "packages/storage/src/queries/read-postgres.ts",
    "packages/storage/src/queries/read-sqlite.ts",
  ],
  dice: [
    "packages/storage/src/backends/patience.ts",
    "packages/storage/src/backends/postgres/postgres-commit.ts",
  ],
};

it("[F9] asks for the time, lets it pass and rolls dice in one place each", () => {
  const astray = worldlyUses()
    .filter(({ path }) => !path.startsWith("packages/web/"))
    .filter(({ what, path }) => !HOMES[what].includes(path));
  expect(astray.map(({ what, path, line }) => `${what} at ${path}:${line}: take it from the ports`)).toEqual(
    [],
  );
});

it.each([
  ["Date.now()", "clock"],
  ["new Date()", "clock"],
  ["Date()", "clock"],
  ["new Date(then)", undefined],
  ["performance.now()", "stopwatch"],
  ["Math.random()", "dice"],
  ["setTimeout(work, 5)", "timer"],
  ['import { setTimeout as pause } from "node:timers/promises"', "timer"],
  ["ports.now()", undefined],
  ['"Date.now()"', undefined],
])("%s is %s", (source, expected) => {
  const tree = ts.createSourceFile("example.ts", source, ts.ScriptTarget.Latest);
  expect(
    nodesIn(tree)
      .map(worldlyIn)
      .find((what) => what !== undefined),
  ).toBe(expected);
});
