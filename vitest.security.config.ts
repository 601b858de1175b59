import { defineConfig } from "vitest/config";

/** Attacks, one file per row of the table in security/README.md: `npm run security`. The fast ones run with the tests. */
export default defineConfig({
  test: {
    include: ["security/**/*.test.ts"],
    reporters: ["default", "./scripts/summary-reporter.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
