import { expect, it } from "vitest";
import { missingEntries, readLock } from "./complete-lock.ts";

it("the lock file names every optional dependency, so that npm ci takes it on any platform", () => {
  expect(Object.keys(missingEntries(readLock()))).toEqual([]);
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
