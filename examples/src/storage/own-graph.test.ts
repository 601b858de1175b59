import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "maru-example-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = fileURLToPath(new URL("own-graph.ts", import.meta.url));
function run(store: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--import", "tsx", program], {
    encoding: "utf8",
    env: { ...process.env, MARU_STORE: store },
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

it("a graph of one's own keeps its thread, also into the next process", () => {
  const store = `sqlite:${join(folder, "maru.db")}`;
  expect(run(store)).toContain("'오사카', '1개를 적었어요', '3박 4일', '3개를 적었어요'");
  expect(run(store).match(/적었어요/g)).toHaveLength(4);
});
