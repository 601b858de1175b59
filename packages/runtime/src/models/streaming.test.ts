import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Heard } from "../bus.ts";
import { judgingAssistant } from "../testing/judging-assistant.ts";
import { type Behaviour, type ModelServer, PROVIDERS, startModelServer } from "../testing/model-server.ts";
import { quickPorts } from "../testing/quick-ports.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { modelPort } from "./model-port.ts";
import type { Provider } from "./model-settings.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const TEXT = "벚꽃이 피는 사월의 교토를 권해요.";

/** The reply, and what a watcher saw on the way: pieces of text, and ✗ where they were taken back. */
async function watch(provider: Provider, ...behaviours: readonly Behaviour[]) {
  server.behave(...behaviours);
  const { runtime, session, say } = await startRuntime(judgingAssistant(), {
    ports: quickPorts(),
    model: modelPort(server.settings(provider)),
  });
  let shown = "";
  runtime.subscribe(session.id, (heard: Heard) => {
    if (heard.kind !== "transient") return;
    if (heard.transient.type === "token") shown += heard.transient.data.text;
    if (heard.transient.type === "tokens_dropped") shown += "✗";
  });
  await say("한 줄 써 줘");
  return { shown, reply: (await runtime.view(session)).summary.reply };
}

describe.each(PROVIDERS)("an answer written by a model (%s)", (provider) => {
  it("is shown while it is written", async () => {
    expect(await watch(provider, { type: "answer", text: TEXT })).toEqual({ shown: TEXT, reply: TEXT });
  });

  it("begins again after a lost connection, and watchers are told", async () => {
    const seen = await watch(
      provider,
      { type: "reset", text: TEXT, after: 1 },
      { type: "answer", text: TEXT },
    );
    expect(seen.reply).toBe(TEXT);
    expect(seen.shown.endsWith(TEXT)).toBe(true);
    expect(seen.shown.replace(TEXT, "")).toMatch(/^(?:.+✗)?$/);
  });

  it("is not taken for whole when the server stops in the middle", async () => {
    const seen = await watch(provider, { type: "truncated", text: TEXT, letters: 6 });
    expect(seen).toEqual({ shown: `${TEXT.slice(0, 6)}✗`.repeat(3), reply: "규칙: 한 줄 써 줘" });
  });

  it("that is too long is taken back and written by the rules", async () => {
    const seen = await watch(provider, { type: "answer", text: "아".repeat(300), pieces: 300 });
    expect(seen).toEqual({ shown: `${"아".repeat(300)}✗`.repeat(2), reply: "규칙: 한 줄 써 줘" });
  });
});
