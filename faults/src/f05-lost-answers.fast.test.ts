import { END, type Heard, Runtime } from "@maru/runtime";
import { noteAssistant, writeDown } from "@maru/runtime/testing";
import { openStorage } from "@maru/storage";
import { type CutProxy, type PostgresServer, startCutProxy, startPostgres } from "@maru/storage/testing";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: PostgresServer;
let proxy: CutProxy;
beforeAll(async () => {
  server = await startPostgres();
  proxy = await startCutProxy(server);
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

/** More than Postgres remembers of the last commits of a conversation. */
const MEANWHILE = 12;
/** Two steps after the one that takes a message in. */
const assistant = noteAssistant({
  nodes: { write: { run: writeDown, next: "rest" }, rest: { run: () => ({}), next: END } },
});
const message = (text: string) => ({ client_id: text, content: { type: "message", text } as const });

it.each([
  ["its message", 1],
  ["its first step", 2],
  ["a step on its way", 3],
  ["its last step", 4],
])(
  "[F5] a turn is had once though the answer to the commit of %s is lost and others write before it is sent again",
  async (_, commit) => {
    const storage = await openStorage(server.url.replace(`:${server.port}/`, `:${proxy.port}/`));
    const elsewhere = await openStorage(server.url);
    const runtime = new Runtime({ storage, assistants: [assistant] });
    const session = await runtime.create({ assistant: "note", tenant: "local", user: "me" });
    const say = async (text: string) => {
      await runtime.send(session, message(text));
      await runtime.whenIdle(session.id);
    };
    await say("먼저");
    const texts = Array.from({ length: MEANWHILE }, (_, index) => `그사이 ${index}`);
    let lost = 0;
    const meanwhile = async () => {
      lost += 1;
      for (const text of texts) await elsewhere.inbox.accept(session.id, message(text));
    };
    const { backend } = storage.vault;
    const write = backend.commit.bind(backend);
    let commits = 0;
    backend.commit = (batch) => {
      commits += 1;
      if (commits === commit) proxy.loseNextAnswer(meanwhile);
      return write(batch);
    };
    let heard: Heard | null = null;
    const deafen = runtime.bus.subscribe(session.id, (news) => {
      heard = news;
    });
    await say("하나").catch(() => say("하나"));
    deafen();
    expect(heard).not.toBeNull();
    await say("나중");
    const { events } = await runtime.events(session.id, 0, 1000);
    const of = (type: string) => events.filter((event) => event.type === type);
    expect(lost).toBe(1);
    expect((await runtime.view(session)).state.notes).toEqual(["먼저", "하나", ...texts, "나중"]);
    expect(of("turn_started")).toHaveLength(3 + MEANWHILE);
    const steps = of("step_finished").map(({ data }) => (data as { checkpoint_id: string }).checkpoint_id);
    expect(new Set(steps).size).toBe(steps.length);
    expect(of("final_response").map(({ data }) => (data as { turn: number }).turn)).toEqual(
      Array.from({ length: 3 + MEANWHILE }, (_, turn) => turn),
    );
    await storage.close();
    await elsewhere.close();
  },
);
