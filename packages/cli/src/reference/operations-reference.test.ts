import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { operationsReference } from "./operations-reference.ts";

it("is what docs/reference/operations.md says; renew it with npx tsx scripts/write-operations-reference.ts", () => {
  const page = new URL("../../../../docs/reference/operations.md", import.meta.url);
  expect(readFileSync(page, "utf8")).toBe(operationsReference());
});
