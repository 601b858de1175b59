import { expect, it } from "vitest";
import { runProof } from "./command.ts";

async function run(...parameters: string[]) {
  const printed: string[] = [];
  const code = await runProof(parameters, { print: (text) => printed.push(text), progress: () => {} });
  return { code, printed: printed.join("\n") };
}

it("prints the table and ends well when Maru holds", async () => {
  const { code, printed } = await run("--only", "1");
  expect(printed).toMatch(/^\| # \| .*\n\| --- .*\n\| 1 \| .* \| Maru holds \|$/);
  expect(code).toBe(0);
});

it("prints the same as JSON for programs", async () => {
  const { printed } = await run("--only", "2,1", "--json");
  expect(JSON.parse(printed)).toMatchObject([
    { number: 2, official: { failed: true }, maru: { failed: false }, verdict: "Maru holds" },
    { number: 1, official: { failed: true }, maru: { failed: false }, verdict: "Maru holds" },
  ]);
});

it("explains itself", async () => {
  expect(await run("--help")).toMatchObject({ code: 0, printed: expect.stringContaining("--only") });
});

it("refuses a row that does not exist, and to write a part of the page", async () => {
  await expect(run("--only", "99")).rejects.toThrow('There is no row "99"');
  await expect(run("--only", "1", "--write")).rejects.toThrow("--only");
  await expect(run("--everything")).rejects.toThrow("--everything");
});
