import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { errandAssistant } from "../testing/errand-assistant.ts";
import { latch } from "../testing/latch.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { type Started, startRuntime } from "../testing/start-runtime.ts";

const PHONE = "빨간대문집에전화";

async function afterOneErrand(): Promise<Started> {
  const started = await startRuntime(errandAssistant());
  await started.say(PHONE);
  return started;
}

const idsOf = async ({ runtime, session }: Started) =>
  (await runtime.inspector.history(session)).entries.map(({ checkpoint_id }) => checkpoint_id);

it("tells every step: who ran, what changed, which phase, what was finished and what failed", async () => {
  const { runtime, session } = await afterOneErrand();
  const { entries, next } = await runtime.inspector.history(session);
  expect(next).toBeNull();
  expect(entries.map(({ nodes }) => nodes.map(({ node }) => node).join())).toEqual([
    "shop",
    "walk",
    "leave",
    "",
    "",
  ]);
  const [shop, walk, leave, received, first] = entries;
  expect(shop).toMatchObject({
    turn: 0,
    source: "loop",
    phase: { from: "walking", to: "home" },
    progress_delta: 100,
    new_errors: ["빵이 다 팔렸어요", "bread: 품절"],
    completed_steps: ["milk"],
  });
  expect(shop?.parent_id).toBe(walk?.checkpoint_id);
  expect(shop?.summary).toContain("spent 0 → 10");
  expect(leave?.changed).toEqual(["phone", "budget", "execution_steps", "current_step"]);
  expect(leave?.summary).not.toContain(PHONE);
  expect(received).toMatchObject({ source: "input", turn: 0, changed: ["messages"], phase: null });
  expect(first).toMatchObject({ parent_id: null, turn: null, phase: { from: null, to: "asking" } });
});

it("is read page by page, newest first, and every page knows who ran", async () => {
  const started = await startRuntime(errandAssistant());
  for (const text of ["하나", "둘", "셋", "넷", "다섯"]) await started.say(text);
  const { runtime, session } = started;
  const whole = await runtime.inspector.history(session, { limit: 200 });
  const pages = [];
  for (let before: string | undefined; ; ) {
    const page = await runtime.inspector.history(session, {
      limit: 4,
      ...(before === undefined ? {} : { before }),
    });
    pages.push(...page.entries);
    if (page.next === null) break;
    before = page.next;
  }
  expect(pages).toEqual(whole.entries);
  expect(pages.filter(({ nodes }) => nodes.length > 0)).toHaveLength(15);
});

it("shows the state of any moment, with what is personal masked unless asked for", async () => {
  const started = await afterOneErrand();
  const { runtime, session } = started;
  const now = await runtime.inspector.stateAt(session);
  expect(now.masked).toEqual(["messages", "phone"]);
  expect(JSON.stringify(now.state)).not.toContain(PHONE);
  const revealed = await runtime.inspector.stateAt(session, null, { reveal: true });
  expect(revealed).toMatchObject({ masked: [], state: { phone: PHONE, spent: 10 } });
  const first = (await idsOf(started)).at(-1);
  expect((await runtime.inspector.stateAt(session, first ?? "")).state).toMatchObject({
    phone: null,
    spent: 0,
  });
  await expect(runtime.inspector.stateAt(session, "no-such")).rejects.toMatchObject({
    code: "UNKNOWN_CHECKPOINT",
  });
});

it("compares any two moments, and a step with the one before it", async () => {
  const started = await afterOneErrand();
  const { runtime, session } = started;
  const [shop = "", , leave = "", , first = ""] = await idsOf(started);
  const step = await runtime.inspector.diff(session, { to: shop });
  expect(step.differences).toContainEqual({ path: "spent", kind: "changed", before: 0, after: 10 });
  expect(step.left_out).toBe(0);
  const all = await runtime.inspector.diff(session, { from: first, to: shop });
  expect(JSON.stringify(all)).not.toContain(PHONE);
  expect(all.differences.map(({ path }) => path)).toContain("phone");
  const revealed = await runtime.inspector.diff(session, { from: first, to: leave }, { reveal: true });
  expect(revealed.differences).toContainEqual({
    path: "phone",
    kind: "changed",
    before: null,
    after: PHONE,
  });
  expect(await runtime.inspector.diff(session, { to: first })).toMatchObject({ from: null, to: first });
});

it("says that a personal value changed without saying how", async () => {
  const started = await afterOneErrand();
  await started.say("다른집전화번호");
  const [, , leave = ""] = await idsOf(started);
  const { differences } = await started.runtime.inspector.diff(started.session, { to: leave });
  expect(differences).toContainEqual({
    path: "phone",
    kind: "changed",
    before: "[가려짐]",
    after: "[가려짐]",
  });
});

it("leaves out what does not fit into one answer, and says how much", async () => {
  const { runtime, session, say } = await startRuntime(
    noteAssistant({
      nodes: {
        write: { run: () => ({ notes: Array.from({ length: 700 }, (_, at) => `n${at}`) }), next: END },
      },
    }),
  );
  await say("많이");
  const [{ checkpoint_id: to = "" } = {}] = (await runtime.inspector.history(session)).entries;
  const { differences, left_out } = await runtime.inspector.diff(session, { to });
  expect([differences.length, left_out]).toEqual([500, 200]);
});

it("tells how a field came to its value", async () => {
  const started = await afterOneErrand();
  await started.say("또");
  const { runtime, session } = started;
  const { entries } = await runtime.inspector.fieldHistory(session, "spent");
  expect(entries.map(({ value, by }) => [value, by])).toEqual([
    [20, "shop"],
    [10, "shop"],
    [0, "user"],
  ]);
  const phones = await runtime.inspector.fieldHistory(session, "phone");
  expect(phones.entries.map(({ value }) => value)).toEqual(["[가려짐]", "[가려짐]", null]);
  await expect(runtime.inspector.fieldHistory(session, "spend")).rejects.toMatchObject({
    code: "UNKNOWN_STATE_FIELD",
  });
});

it("goes on from an earlier moment with other values, and overwrites nothing", async () => {
  const started = await afterOneErrand();
  await started.say("또");
  const { runtime, session, say, events } = started;
  const before = await runtime.inspector.history(session);
  const earlier = before.entries[4]?.checkpoint_id ?? "";
  const { checkpoint_id } = await runtime.inspector.fork(session, earlier, { spent: 50 });
  expect((await runtime.inspector.stateAt(session)).checkpoint_id).toBe(checkpoint_id);
  await say("다시");
  expect((await runtime.view(session)).state).toMatchObject({ spent: 60 });
  const after = await runtime.inspector.history(session);
  expect(after.entries.slice(-before.entries.length)).toEqual(before.entries);
  const fork = after.entries.find((entry) => entry.checkpoint_id === checkpoint_id);
  expect(fork).toMatchObject({ parent_id: earlier, source: "fork", changed: ["spent"] });
  expect((await events()).find(({ type }) => type === "state_edited")?.data).toEqual({
    checkpoint_id,
    from: earlier,
    type: "fork",
    changed: ["spent"],
  });
  const { nodes, head } = await runtime.inspector.branches(session);
  expect(nodes.map(({ length, is_head }) => [length, is_head])).toEqual([
    [1, false],
    [4, false],
    [4, false],
    [5, true],
  ]);
  expect(nodes.at(-1)).toMatchObject({ checkpoint_id: head, parent_id: earlier });
  expect((await runtime.inspector.fieldHistory(session, "spent")).entries.map(({ value }) => value)).toEqual([
    60, 50, 10, 0,
  ]);
});

it("changes the present state only if it is still what was seen", async () => {
  const started = await afterOneErrand();
  const { runtime, session, say } = started;
  const { checkpoint_id: seen } = await runtime.inspector.stateAt(session);
  const { checkpoint_id } = await runtime.inspector.editState(session, seen, { budget: 500, errors: [] });
  expect((await runtime.inspector.stateAt(session, checkpoint_id)).state).toMatchObject({
    budget: 500,
    errors: [],
  });
  await expect(runtime.inspector.editState(session, seen, { budget: 1 })).rejects.toMatchObject({
    code: "CONVERSATION_MOVED_ON",
    details: { head: checkpoint_id },
  });
  await say("또");
  expect((await runtime.view(session)).state).toMatchObject({ spent: 20 });
});

it("refuses an edit that breaks the definition, names every place, and changes nothing", async () => {
  const started = await afterOneErrand();
  const { runtime, session } = started;
  const { checkpoint_id: seen } = await runtime.inspector.stateAt(session);
  const refused = async (edits: object) => {
    const error = await runtime.inspector
      .editState(session, seen, edits as never)
      .catch((thrown: { details: { issues: { path: string }[] } }) => thrown);
    return (error as { details: { issues: { path: string }[] } }).details.issues.map(({ path }) => path);
  };
  expect(await refused({ budget: -1, spent: "많이", phone: "1" })).toEqual(["budget", "spent"]);
  expect(await refused({ budgte: 1 })).toEqual(["budgte"]);
  expect(await refused({ current_step: "walking", spent: 500 })).toEqual(["budget, spent"]);
  expect(await refused({ current_step: "nowhere" })).toEqual(["current_step"]);
  expect(await refused({ phone: "[가려짐]" })).toEqual(["phone"]);
  expect((await runtime.inspector.stateAt(session)).checkpoint_id).toBe(seen);
});

it("leaves a conversation alone while a turn runs", async () => {
  const running = latch();
  const release = latch();
  const { runtime, session, say } = await startRuntime(
    noteAssistant({
      nodes: {
        write: {
          run: async () => {
            running.open();
            await release.opened;
            return { notes: ["done"] };
          },
          next: END,
        },
      },
    }),
  );
  const { checkpoint_id: seen } = await runtime.inspector.stateAt(session);
  const turn = say("천천히");
  await running.opened;
  await expect(runtime.inspector.fork(session, seen)).rejects.toMatchObject({ code: "SESSION_BUSY" });
  release.open();
  await turn;
  expect((await runtime.view(session)).state.notes).toEqual(["done"]);
});

it("lets a message that comes during an edit wait for it", async () => {
  let meanwhile: () => void = () => undefined;
  const { runtime, session } = await startRuntime(noteAssistant(), {
    ports: { faultPoint: (point) => (point === "checkpoint:before" ? meanwhile() : undefined) },
  });
  const sent = latch();
  meanwhile = () => {
    meanwhile = () => undefined;
    void runtime.send(session, { client_id: "1", content: { type: "message", text: "빵" } }).then(sent.open);
  };
  const { checkpoint_id: head } = await runtime.inspector.stateAt(session);
  const edited = await runtime.inspector.editState(session, head, { topic: "장보기" });
  await sent.opened;
  await runtime.whenIdle(session.id);
  const { entries } = await runtime.inspector.history(session);
  expect(entries.map(({ source }) => source)).toEqual(["loop", "input", "update", "input"]);
  expect(entries[2]?.checkpoint_id).toBe(edited.checkpoint_id);
  expect((await runtime.view(session)).state).toMatchObject({ topic: "장보기", notes: ["빵"] });
});

it("edits nothing under a question that waits, but forks away from it", async () => {
  const { runtime, session, say } = await startRuntime(
    noteAssistant({
      nodes: {
        write: {
          run: async (state, context) => {
            if (state.topic === "바로") return { notes: ["바로"] };
            const { decision } = await context.approve({ action: "go", message: "할까요?", details: {} });
            return { notes: [decision] };
          },
          next: END,
        },
      },
    }),
  );
  await say("해줘");
  const { checkpoint_id: head } = await runtime.inspector.stateAt(session);
  await expect(runtime.inspector.editState(session, head, { topic: "바로" })).rejects.toMatchObject({
    code: "ANSWER_AWAITED",
  });
  await runtime.inspector.fork(session, head, { topic: "바로" });
  expect((await runtime.view(session)).awaiting).toBeNull();
  await say("이어서");
  expect((await runtime.view(session)).state.notes).toEqual(["바로"]);
});

it("draws a conversation and describes an assistant", async () => {
  const { runtime, session } = await afterOneErrand();
  const assistant = runtime.assistant("errand");
  const schema = runtime.inspector.schema(assistant);
  expect(schema).toMatchObject({ name: "errand", version: 1 });
  expect(schema.schema.required).toContain("budget");
  expect(schema.update_schema).not.toHaveProperty("required");
  expect(JSON.stringify(schema.schema)).toContain('"x-maru-marks":["personal"]');
  expect(schema.graph.edges).toEqual([
    { from: "start", to: "leave", conditional: false },
    { from: "leave", to: "walk", conditional: false },
    { from: "walk", to: "shop", conditional: false },
    { from: "shop", to: "leave", conditional: true },
    { from: "shop", to: "end", conditional: true },
  ]);
  expect(schema.graph.nodes.map(({ id }) => id)).toEqual(["start", "leave", "walk", "shop", "end"]);
  expect(await runtime.inspector.draw(session, "flow")).toContain("current");
  const sequence = await runtime.inspector.draw(session, "sequence");
  expect(sequence).toContain("participant agent_walk as walk");
  expect(sequence).not.toContain(PHONE);
  expect(runtime.inspector.drawAssistant(assistant, "class")).toContain("classDiagram");
});
