import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { errandAssistant } from "../testing/errand-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";

it("a turn of three nodes waits for the disk five times: message, start with the lease, each node", async () => {
  const storage = await openStorage("memory:");
  const { say } = await startRuntime(errandAssistant(), { storage });
  await say("하나");
  const { backend } = storage.vault;
  const [read, commit] = [backend.read.bind(backend), backend.commit.bind(backend)];
  const counts = { reads: 0, commits: 0 };
  backend.read = (...given) => {
    counts.reads += 1;
    return read(...given);
  };
  backend.commit = (...given) => {
    counts.commits += 1;
    return commit(...given);
  };
  await say("둘");
  expect(counts.commits).toBe(5);
  // The inbox twice, where the conversation stands, and per commit where the log goes on.
  expect(counts.reads).toBeLessThanOrEqual(11);
});
