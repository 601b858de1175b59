import { describe, expect, it } from "vitest";
import { apply, initialState } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { list } from "./field.ts";
import { Message, type MessageInput } from "./message.ts";

const Chat = defineState("chat", { version: 1, fields: { messages: list(Message, { id: "id" }) } });
const start = initialState(Chat, {});
const say = (message: unknown) =>
  apply(Chat, start, { messages: [message] } as UpdateOf<typeof Chat>).messages[0] as Message;
const refused = (code: string, path: string) =>
  expect.objectContaining({ code, details: expect.objectContaining({ path }) });

const user = { role: "user", id: "m1", content: "오사카 3박 4일" } as const;
const call = { id: "call_1", name: "flight_search", arguments: { to: "KIX", people: 2 } };

describe("messages", () => {
  it("[M1] a message is of a user, an assistant, the system or a tool", () => {
    const all: readonly MessageInput[] = [
      user,
      { role: "assistant", id: "m2", content: "", tool_calls: [call] },
      { role: "system", id: "m3", content: "여행 상담사" },
      { role: "tool", id: "m4", content: "[]", tool_call_id: "call_1" },
    ];
    const { messages } = apply(Chat, start, { messages: all });
    expect(messages.map((message) => message.role)).toEqual(["user", "assistant", "system", "tool"]);
    expect(() => say({ ...user, role: "developer" })).toThrow(refused("INVALID_VALUE", "messages[0].role"));
    expect(() => say("오사카")).toThrow(refused("INVALID_VALUE", "messages[0]"));
  });

  it("[M2] a message has an id of 1 to 64 characters and text", () => {
    expect(say({ ...user, id: "x".repeat(64) }).id).toHaveLength(64);
    for (const id of ["", "x".repeat(65), 7, undefined])
      expect(() => say({ ...user, id })).toThrow(refused("INVALID_VALUE", "messages[0].id"));
    expect(say({ ...user, content: "" }).content).toBe("");
    expect(() => say({ ...user, content: ["text"] })).toThrow(
      refused("INVALID_VALUE", "messages[0].content"),
    );
  });

  it("[M2] a time has an offset, and is null when the source did not say", () => {
    expect(say(user).created_at).toBeNull();
    for (const created_at of ["2026-11-16T09:00:00Z", "2026-11-16T18:00:00.123+09:00", null])
      expect(say({ ...user, created_at }).created_at).toBe(created_at);
    for (const created_at of ["2026-11-16", "2026-11-16T09:00:00", "now", 0])
      expect(() => say({ ...user, created_at })).toThrow(refused("INVALID_VALUE", "messages[0].created_at"));
  });

  it("[M3] only an assistant calls tools", () => {
    expect(say({ role: "assistant", id: "a", content: "", tool_calls: [call] })).toMatchObject({
      tool_calls: [call],
    });
    expect(say({ role: "assistant", id: "a", content: "네" })).not.toHaveProperty("tool_calls");
    expect(() => say({ ...user, tool_calls: [call] })).toThrow(
      refused("UNKNOWN_FIELD", "messages[0].tool_calls"),
    );
    for (const broken of [
      { ...call, id: "" },
      { ...call, name: "" },
      { ...call, arguments: [] },
      { ...call, x: 1 },
    ])
      expect(() => say({ role: "assistant", id: "a", content: "", tool_calls: [broken] })).toThrow();
  });

  it("[M3] only a tool answers a call, with success unless it says error", () => {
    const answer = { role: "tool", id: "t", content: "결과 없음", tool_call_id: "call_1" };
    expect(say(answer)).toMatchObject({ status: "success", created_at: null });
    expect(say({ ...answer, status: "error" })).toMatchObject({ status: "error" });
    expect(() => say({ ...answer, status: "late" })).toThrow(refused("INVALID_VALUE", "messages[0].status"));
    expect(() => say({ ...answer, tool_call_id: "" })).toThrow(
      refused("INVALID_VALUE", "messages[0].tool_call_id"),
    );
    expect(() => say({ ...user, tool_call_id: "call_1" })).toThrow(
      refused("UNKNOWN_FIELD", "messages[0].tool_call_id"),
    );
  });

  it("[M4] unknown keys in a message are refused with the nearest name", () => {
    expect(() => say({ ...user, created: null })).toThrow(refused("UNKNOWN_FIELD", "messages[0].created"));
    expect(() => say({ ...user, createdAt: null })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ nearest: "created_at" }) }),
    );
    expect(() => say({ ...user, additional_kwargs: { lc: 1 } })).toThrow(
      refused("UNKNOWN_FIELD", "messages[0].additional_kwargs"),
    );
  });

  it("[M5] arguments of a tool call may be any plain data", () => {
    const args = { nested: [{ lc: 1, type: "constructor", id: ["x"] }, null, 0.5], type: "overwrite" };
    const message = say({
      role: "assistant",
      id: "a",
      content: "",
      tool_calls: [{ ...call, arguments: args }],
    });
    expect(message).toMatchObject({ tool_calls: [{ arguments: args }] });
  });

  it("[F11] a message that comes again takes the place of its earlier self", () => {
    const asked = apply(Chat, start, { messages: [user, { ...user, id: "m2" }] });
    const edited = apply(Chat, asked, { messages: [{ ...user, content: "교토 2박" }] });
    expect(edited.messages.map((message) => [message.id, message.content])).toEqual([
      ["m1", "교토 2박"],
      ["m2", "오사카 3박 4일"],
    ]);
  });
});
