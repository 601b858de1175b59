/** A server with API keys in a process of its own, whose memory can be asked for. Says where it is as one line of JSON. */
import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { ApiKeys, startServer } from "@maru/server";
import { openStorage } from "@maru/storage";

const TURNS = 40;
const LONG = "가나다라".repeat(4_000);

const storage = await openStorage("memory:");
const runtime = new Runtime({ storage, assistants: [noteAssistant()] });
const keys = new ApiKeys(storage, SYSTEM_PORTS);
const tokenOf = async (user: string) =>
  (await keys.create({ name: user, tenant: "acme", user, role: "member" })).token;
const session = await runtime.create({ assistant: "note", tenant: "acme", user: "taker" });
for (let turn = 0; turn < TURNS; turn += 1) {
  await runtime.send(session, {
    client_id: `${turn}`,
    content: { type: "message", text: `${turn} ${LONG}` },
  });
  await runtime.whenIdle(session.id);
}
const server = await startServer({ runtime, storage, authentication: { keys } });
const tokens = { taker: await tokenOf("taker"), other: await tokenOf("other") };
process.stdout.write(`${JSON.stringify({ url: server.url, session: session.id, tokens })}\n`);
process.on("message", () => process.send?.(process.memoryUsage().rss));
process.once("SIGTERM", async () => {
  await server.stop();
  await storage.close();
  process.disconnect();
});
