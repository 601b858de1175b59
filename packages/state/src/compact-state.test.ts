import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState } from "./apply.ts";
import { compactEntries } from "./compact-entries.ts";
import { compactMessages } from "./compact-messages.ts";
import { compactState } from "./compact-state.ts";
import { defineState } from "./define-state.ts";
import { dict, list, value } from "./field.ts";
import { Message, type MessageInput } from "./message.ts";

const Company = defineState("company", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id", keep: 3 }),
    /** As in the travel documents: a role and a text, nothing else. */
    chat: list(z.object({ role: z.string(), content: z.string() }), { keep: 3 }),
    searches: list(z.string(), { keep: 2 }),
    agent_states: dict(z.object({ end_time: z.string().nullable() }), {
      keep: { last: 2, newestBy: "end_time" },
    }),
    errors: list(z.string()),
    cache: dict(z.string()),
    city: value(z.string()).optional(),
  },
});
const start = initialState(Company, {});
const say = (role: "user" | "assistant", id: string): MessageInput => ({ role, id, content: id });
const talk = [
  say("assistant", "hi"),
  say("user", "q1"),
  say("assistant", "a1"),
  say("user", "q2"),
  say("assistant", "a2"),
];

describe("compactState", () => {
  it("returns the very same state when nothing has to go", () => {
    const state = apply(Company, start, { messages: talk.slice(0, 3), searches: ["a", "b"], city: "서울" });
    expect(compactState(Company, state)).toBe(state);
  });

  it("returns the very same state when the newest exchange alone is longer than the limit", () => {
    const state = apply(Company, start, { messages: [...talk.slice(0, 3), say("assistant", "a1b")] });
    expect(compactState(Company, state)).toBe(state);
  });

  it("shortens conversations by exchange, with or without ids", () => {
    const chat = talk.map(({ role, content }) => ({ role, content }));
    const state = compactState(Company, apply(Company, start, { messages: talk, chat }));
    expect(state.messages.map(({ id }) => id)).toEqual(["hi", "q2", "a2"]);
    expect(state.chat.map(({ content }) => content)).toEqual(["hi", "q2", "a2"]);
  });

  it("keeps the last elements of other lists", () => {
    const state = compactState(Company, apply(Company, start, { searches: ["a", "b", "c"] }));
    expect(state.searches).toEqual(["b", "c"]);
  });

  it("[K5] keeps the newest results; one that never ended goes first", () => {
    const full = apply(Company, start, {
      agent_states: {
        t1: { end_time: "2026-03-01T09:00:00Z" },
        t2: { end_time: null },
        t3: { end_time: "2026-03-01T08:00:00Z" },
      },
    });
    expect(Object.keys(compactState(Company, full).agent_states)).toEqual(["t1", "t3"]);
  });

  it("keeps errors and everything else that sets no limit, and changes nothing in the old state", () => {
    const errors = Array.from({ length: 100 }, (_, index) => `${index}`);
    const full = apply(Company, start, { messages: talk, errors, cache: { a: "1" }, city: "서울" });
    const state = compactState(Company, full);
    expect(state).toMatchObject({ errors, cache: { a: "1" }, city: "서울" });
    expect(full.messages).toHaveLength(5);
    expect(state.cache).toBe(full.cache);
  });

  it("lets the conversation go on after the cut", () => {
    const state = compactState(Company, apply(Company, start, { messages: talk }));
    const next = compactState(Company, apply(Company, state, { messages: [say("user", "q3")] }));
    expect(next.messages.map(({ id }) => id)).toEqual(["hi", "q3"]);
  });

  it("refuses a state of another definition", () => {
    expect(() => compactState(Company, { ...start })).toThrow(
      expect.objectContaining({ code: "FOREIGN_STATE" }),
    );
  });

  it("[K6] always gives a valid state that keeps what each field says and needs no second cut", () => {
    const turns = fc.array(fc.constantFrom("user" as const, "assistant" as const), { maxLength: 10 });
    const times = fc.dictionary(
      fc.constantFrom("t1", "t2", "t3", "t4"),
      fc.record({
        end_time: fc.constantFrom(null, "2026-03-01T09:00:00Z", "2026-03-01T17:30:00+09:00", "?"),
      }),
    );
    fc.assert(
      fc.property(turns, fc.array(fc.string(), { maxLength: 5 }), times, (roles, searches, agent_states) => {
        const messages = roles.map((role, index) => say(role, `m${index}`));
        const full = apply(Company, start, { messages, searches, errors: searches, agent_states });
        const state = compactState(Company, full);
        expect(restoreState(Company, JSON.parse(JSON.stringify(state)))).toEqual(state);
        expect(state.messages).toEqual(compactMessages(full.messages, 3));
        expect(state.searches).toEqual(full.searches.slice(-2));
        expect(state.errors).toEqual(full.errors);
        expect(state.agent_states).toEqual(
          compactEntries(full.agent_states, { last: 2, newestBy: "end_time" }),
        );
        expect(compactState(Company, state)).toBe(state);
      }),
    );
  });
});
