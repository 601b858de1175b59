import { defineConfig } from "vitest/config";

/** Kills, torn files, restarts: slower than the tests, so they have their own command, `npm run faults`. */
export default defineConfig({
  test: {
    include: ["faults/**/*.test.ts"],
    reporters: ["default", "./scripts/summary-reporter.ts"],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
