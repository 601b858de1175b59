import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { answerCommand } from "./answer-command.ts";
import { tellStory } from "./story.ts";

describe("the first thing a newcomer sees", () => {
  it("tells who wrote, where the state stands, what was said and what changed", () => {
    const program = fileURLToPath(new URL("start.ts", import.meta.url));
    const { stdout, status } = spawnSync(process.execPath, ["--import", "tsx", program], {
      encoding: "utf8",
    });
    expect(status).toBe(0);
    expect(stdout.trim()).toBe(tellStory("ko"));
    expect(stdout).toContain(
      " 1  [collecting] needs_collector\n    «오사카»\n    목적지 추가 (오사카), 대화 2개 추가\n",
    );
    expect(stdout).toContain(" 4  [searching] flight_expert + hotel_expert\n");
  });

  it("shows a refusal in the reader's language and that nothing of it was stored", () => {
    expect(tellStory("ko")).toContain("«방콕 20박 갈래요»\n    받지 않았어요: 기간은 1박~14박이어야 해요.");
    expect(tellStory("en")).toContain("Refused: Stay must be 1 to 14 nights.");
    expect(tellStory("ko")).not.toContain("방콕)");
  });

  it("speaks English and explains itself when asked, and refuses what it does not know", () => {
    expect(answerCommand(["--english"])).toEqual({ text: tellStory("en"), exitCode: 0 });
    expect(answerCommand(["--help"]).text).toContain("npm run demo -- --english");
    expect(answerCommand(["--loud"])).toEqual({ text: expect.stringContaining("--loud"), exitCode: 2 });
  });
});
