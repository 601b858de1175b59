import { defineConfig } from "vitest/config";
import type { Reporter, Vitest } from "vitest/node";

/** Stryker looks at tests only and would call a mutant alive that stops a test file from loading at all. */
function loadFailuresAreErrors(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(context) {
      vitest = context;
    },
    onTestRunEnd(modules) {
      for (const error of modules.flatMap((module) => module.errors())) {
        vitest?.state.catchError(error, "a test file that does not load");
      }
    },
  };
}

/** Mutants live in a copy of the repository, so only tests that reach the code by relative paths see them. */
export default defineConfig({
  test: {
    include: ["packages/state/src/**/*.test.ts"],
    reporters: [loadFailuresAreErrors()],
    testTimeout: 30_000,
  },
});
