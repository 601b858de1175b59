import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,examples,scripts,bench,proof}/**/*.test.ts", "{faults,security}/**/*.fast.test.ts"],
    reporters: ["default", "./scripts/summary-reporter.ts"],
    testTimeout: 30_000,
    // Much of the time is spent waiting for processes, disks and browsers.
    maxWorkers: "100%",
    // LangGraph's conformance suite expects describe and it in the air.
    globals: true,
  },
});
