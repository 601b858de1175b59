import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cliReference } from "./cli-reference.ts";

it("is what docs/reference/cli.md says; renew it with npx tsx scripts/write-cli-reference.ts", () => {
  const page = new URL("../../../../docs/reference/cli.md", import.meta.url);
  expect(readFileSync(page, "utf8")).toBe(cliReference());
});
