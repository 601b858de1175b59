import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { missingEntries, readLock, uncheckedEntries } from "./complete-lock.ts";

it("the lock file names every optional dependency, so that npm ci takes it on any platform", () => {
  expect(Object.keys(missingEntries(readLock()))).toEqual([]);
});

it("npm ci checks what it installs on Linux; elsewhere a few optional bindings are left that no registry here knows", () => {
  const lock = readLock();
  const unchecked = uncheckedEntries(lock).map((path) => ({ path, ...lock.packages[path] }));
  const onLinux = unchecked.filter(
    ({ os = ["linux"], cpu = ["x64"] }) =>
      os.includes("linux") && ["x64", "arm64"].some((each) => cpu.includes(each)),
  );
  expect(onLinux).toEqual([]);
  expect(unchecked.filter(({ optional }) => optional !== true)).toEqual([]);
  // `scripts/complete-lock.ts` asks for the rest wherever it runs; they only become fewer.
  expect(unchecked.length).toBeLessThanOrEqual(14);
});

it("no package runs a program of its own when it is installed", () => {
  const settings = readFileSync(new URL("../.npmrc", import.meta.url), "utf8");
  expect(settings.split("\n")).toContain("ignore-scripts=true");
});

it("a left-out binding is put back for its own platform only", () => {
  const lock = {
    packages: {
      "": {},
      "node_modules/tool": {
        dev: true,
        optionalDependencies: { "@tool/cli-linux-x64-musl": "1.2.3", "@tool/cli-linux-x64": "1.2.3" },
      },
      "node_modules/@tool/cli-linux-x64": { version: "1.2.3", optional: true },
    },
  };
  expect(missingEntries(lock)).toEqual({
    "node_modules/@tool/cli-linux-x64-musl": {
      version: "1.2.3",
      cpu: ["x64"],
      dev: true,
      libc: ["musl"],
      optional: true,
      os: ["linux"],
    },
  });
});
