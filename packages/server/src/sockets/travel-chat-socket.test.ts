import { once } from "node:events";
import { ChatFrame } from "@maru/protocol";
import { noteAssistant } from "@maru/runtime/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type Fixture, startFixture } from "../testing/server-fixture.ts";

let server: Fixture;
beforeAll(async () => {
  server = await startFixture({ assistants: [noteAssistant(), { ...noteAssistant(), name: "travel" }] });
});
afterAll(() => server.stop());

async function open(): Promise<WebSocket> {
  const { url } = server.server;
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/api/ws/chat`, { origin: url });
  await once(socket, "open");
  return socket;
}

/** Says something and hears everything up to the end of the answer. */
async function say(socket: WebSocket, message: object): Promise<ChatFrame[]> {
  const heard: ChatFrame[] = [];
  const ended = new Promise<void>((resolve) => {
    const hear = (data: Buffer) => {
      heard.push(ChatFrame.parse(JSON.parse(data.toString("utf8"))));
      if (heard.at(-1)?.type === "chunk") return;
      socket.off("message", hear);
      resolve();
    };
    socket.on("message", hear);
  });
  socket.send(JSON.stringify(message));
  await ended;
  return heard;
}

describe("the travel planner's own socket", () => {
  it("answers in chunks that make up the reply, and goes on with the same trip", async () => {
    const socket = await open();
    const first = await say(socket, { message: "오사카\n둘이서\n\n맛집" });
    const complete = first.at(-1);
    if (complete?.type !== "complete") throw new Error("there was no answer");
    const chunks = first.flatMap((frame) => (frame.type === "chunk" ? [frame.content] : []));
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks.join("")).toBe(complete.reply);
    const second = await say(socket, { message: "3박", session_id: complete.session_id });
    expect(second.at(-1)).toMatchObject({ session_id: complete.session_id, state: { count: 2 } });
    socket.close();
  });

  it("refuses what it does not understand and the conversations of others, and stays open", async () => {
    const socket = await open();
    const error = async (message: object) => (await say(socket, message)).at(-1);
    expect(await error({ text: "?" })).toMatchObject({ type: "error", error: "INVALID_REQUEST" });
    expect(await error({ message: "x", session_id: "0".repeat(26) })).toMatchObject({ error: "NOT_FOUND" });
    const notes = await server.newSession();
    expect(await error({ message: "x", session_id: notes })).toMatchObject({ error: "NOT_FOUND" });
    expect(await error({ message: "오사카" })).toMatchObject({ type: "complete" });
    socket.close();
  });
});
