import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,examples,scripts,bench,proof}/**/*.test.ts", "{faults,security}/**/*.fast.test.ts"],
    reporters: ["default", "./scripts/summary-reporter.ts"],
    testTimeout: 30_000,
    // LangGraph's conformance suite expects describe and it in the air.
    globals: true,
  },
});
