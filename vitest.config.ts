import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,examples,scripts,bench,proof}/**/*.test.ts", "{faults,security}/**/*.fast.test.ts"],
    reporters: ["default", "./scripts/summary-reporter.ts"],
    testTimeout: 30_000,
    // Much of the time is spent waiting for processes, disks and browsers.
    maxWorkers: "100%",
    // Files of one worker share what they import: loading it anew for each was most of the gate's time. Nothing here
    // keeps anything between calls, and what changes a process works in a child of its own.
    isolate: false,
    // LangGraph's conformance suite expects describe and it in the air.
    globals: true,
  },
});
