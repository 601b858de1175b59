import { openStorage, type Storage } from "@maru/storage";
import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { type LogFields, type Logger, SILENT } from "../logging/logger.ts";
import { fromAssistant } from "../messages.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { type StoredMemoriesOptions, storedMemories } from "./stored-memories.ts";

const DAY = 24 * 3_600_000;

async function open(given: Partial<StoredMemoriesOptions> = {}) {
  const clock = { now: Date.parse("2026-11-16T00:00:00Z") };
  const ports = { ...SYSTEM_PORTS, now: () => clock.now };
  const storage = await openStorage("memory:", { ports });
  const of = (tenant: string, user: string) =>
    storedMemories({ store: storage.store, session: { tenant, user }, ports, logger: SILENT, ...given });
  return { clock, storage, of, mine: of("local", "me@example.com") };
}

it("finds what is relevant in Korean, the best first", async () => {
  const { mine } = await open();
  await mine.remember({ summary: "강남구 아파트 전세 시세를 물어봤어요", details: { region: "강남구" } });
  await mine.remember({ summary: "전세자금대출 한도를 알아봤어요", details: {} });
  await mine.remember({ summary: "제주도 여행을 좋아해요", details: {} });
  const [first, ...others] = await mine.relevant("강남 아파트 시세는 어때요?");
  expect(first).toMatchObject({ details: { region: "강남구" }, created_at: "2026-11-16T09:00:00.000+09:00" });
  expect(others.map(({ summary }) => summary)).not.toContain("제주도 여행을 좋아해요");
});

it("loads five, and the newest when nothing particular is asked for", async () => {
  const { mine, clock } = await open();
  for (let index = 1; index <= 7; index += 1) {
    clock.now += 1000;
    await mine.remember({ summary: `전세 상담 ${index}`, details: {} });
  }
  expect(await mine.relevant("전세 상담")).toHaveLength(5);
  expect((await mine.relevant("전세", 2)).length).toBe(2);
  expect((await mine.relevant("")).map(({ summary }) => summary.at(-1))).toEqual(["7", "6", "5", "4", "3"]);
});

it("keeps a summary short, whole and without anybody's numbers", async () => {
  const { mine } = await open();
  await mine.remember({ summary: `연락처 010-1234-5678 ${"🏠".repeat(300)}`, details: {} });
  const [memory] = await mine.relevant("연락처");
  expect([...(memory?.summary ?? "")]).toHaveLength(200);
  expect(memory?.summary.isWellFormed()).toBe(true);
  expect(memory?.summary).not.toContain("1234-5678");
});

it("keeps a hundred memories of a person and forgets the oldest", async () => {
  const { mine, clock } = await open();
  for (let index = 0; index < 103; index += 1) {
    clock.now += 1000;
    await mine.remember({ summary: `상담 ${index}번`, details: {} });
  }
  const all = await mine.relevant("", 1000);
  expect(all).toHaveLength(100);
  expect(all.at(-1)?.summary).toBe("상담 3번");
});

it("forgets after ninety days", async () => {
  const { mine, clock } = await open();
  await mine.remember({ summary: "전세 상담", details: {} });
  clock.now += 90 * DAY - 1;
  expect(await mine.relevant("전세")).toHaveLength(1);
  clock.now += 1;
  expect(await mine.relevant("전세")).toEqual([]);
});

it("remembers the same thing once", async () => {
  const { mine } = await open();
  await mine.remember({ summary: "전세 상담", details: { region: "강남구" } });
  await mine.remember({ summary: "전세 상담", details: { region: "강남구" } });
  expect(await mine.relevant("전세")).toHaveLength(1);
});

it("never mixes people or companies", async () => {
  const { of } = await open();
  await of("a", "b.c").remember({ summary: "비밀 상담", details: {} });
  await of("a", "b.c").prefer({ region: "강남구" });
  for (const [tenant, user] of [
    ["a", "b"],
    ["a", "b%2Ec"],
    ["a.b", "c"],
    ["b", "b.c"],
    ["a", "B.C"],
  ] as const) {
    expect(await of(tenant, user).relevant("비밀 상담")).toEqual([]);
    expect(await of(tenant, user).preferences()).toEqual({});
  }
  expect(await of("a", "b.c").relevant("비밀")).toHaveLength(1);
});

it("keeps preferences one by one: a later wish replaces, null takes back", async () => {
  const { mine } = await open();
  await Promise.all([mine.prefer({ region: "강남구", pets: true }), mine.prefer({ budget: 500 })]);
  await mine.prefer({ region: "마포구", pets: null });
  expect(await mine.preferences()).toEqual({ region: "마포구", budget: 500 });
});

const down = () => Promise.reject(new Error("the store is down"));
const BROKEN = { search: down, put: down, putUntil: down, delete: down } as unknown as Storage["store"];
const never = () => new Promise<never>(() => undefined);
const HUNG = { search: never, put: never, putUntil: never, delete: never } as unknown as Storage["store"];

it.each([
  ["fails", BROKEN],
  ["hangs", HUNG],
])("does without when the store %s, and says so in the log", async (_, store) => {
  const warnings: [LogFields, string][] = [];
  const logger: Logger = { ...SILENT, warn: (fields, message) => warnings.push([fields, message]) };
  const ports = {
    now: SYSTEM_PORTS.now,
    wait: (_: number, signal?: AbortSignal) => SYSTEM_PORTS.wait(1, signal),
  };
  const { mine } = await open({ store, logger, ports });
  expect(await mine.relevant("전세")).toEqual([]);
  expect(await mine.preferences()).toEqual({});
  await mine.remember({ summary: "전세", details: {} });
  await mine.prefer({ region: "강남구" });
  expect(warnings).toHaveLength(4);
});

const remembering = noteAssistant({
  nodes: {
    write: {
      next: END,
      run: async (state, context) => {
        const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
        const known = await context.memories.relevant(said);
        await context.memories.remember({ summary: said, details: {} });
        const reply = known.map(({ summary }) => summary).join() || "처음 뵙네요";
        return { messages: [fromAssistant(context.id("reply"), reply, context.now())] };
      },
    },
  },
});

it("brings what was said in one conversation into the next, for the same person only", async () => {
  const storage = await openStorage("memory:");
  const { runtime, say, session } = await startRuntime(remembering, { storage });
  await say("강남구 전세 찾아요");
  expect((await runtime.view(session)).summary.reply).toBe("처음 뵙네요");
  const reply = async (user: string) => {
    const next = await runtime.create({ assistant: "note", tenant: "local", user });
    await runtime.send(next, { client_id: "1", content: { type: "message", text: "강남구 시세" } });
    await runtime.whenIdle(next.id);
    return (await runtime.view(next)).summary.reply;
  };
  expect(await reply("somebody")).toBe("처음 뵙네요");
  expect(await reply("me")).toBe("강남구 전세 찾아요");
});

it("answers although the store is broken", async () => {
  const storage = { ...(await openStorage("memory:")), store: BROKEN };
  const { runtime, say, session } = await startRuntime(remembering, { storage });
  await say("강남구 전세");
  expect((await runtime.view(session)).summary.reply).toBe("처음 뵙네요");
});
