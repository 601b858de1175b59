import { defineConfig } from "vitest/config";

/** Kills, torn files, restarts: slower than the tests, so they have their own command, `npm run faults`. */
export default defineConfig({
  test: {
    include: ["faults/**/*.test.ts"],
    reporters: ["default", "./scripts/summary-reporter.ts"],
    // Some kill a hundred and fifty processes one after another: minutes when the machine is quiet.
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
