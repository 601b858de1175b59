import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const main = new URL("../main.ts", import.meta.url).pathname;

it("goes on in the terminal where the conversation was left", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "maru-chat-"));
  const talk = (input: string) =>
    spawnSync(
      process.execPath,
      ["--import", "tsx", main, "chat", "travel", "--store", `sqlite:${folder}/maru.db`],
      {
        input,
        encoding: "utf8",
      },
    );
  const first = talk("오사카\n");
  expect(first.stdout).toContain("어디로 여행 가고 싶으세요?");
  expect(first.stdout).toContain("며칠 동안");
  const second = talk("3박 4일\n");
  expect(second.stdout).toContain("예산은 모두 합쳐 어느 정도로");
  expect([first.status, second.status]).toEqual([0, 0]);
  rmSync(folder, { recursive: true, force: true });
});
