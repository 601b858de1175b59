import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CompactableMessage, compactMessages } from "./compact-messages.ts";

/** A message with a short name, and whether it is a tool result that came after the next question. */
interface Line extends CompactableMessage {
  readonly id: string;
  readonly isLate?: boolean;
}

const ROLES: Readonly<Record<string, string>> = { u: "user", a: "assistant", s: "system", t: "tool" };

/** `"u1 a1(x,y) t1(x)"`: a question, an answer that calls two tools, and the result of one of them. */
function lines(text: string): readonly Line[] {
  return text.split(" ").map((word) => {
    const [id = "", calls = ""] = word.replace(")", "").split("(");
    const role = ROLES[id.charAt(0)] ?? "";
    if (role === "tool") return { id, role, tool_call_id: calls };
    return calls === ""
      ? { id, role }
      : { id, role, tool_calls: calls.split(",").map((call) => ({ id: call })) };
  });
}

/** Conversations as they happen: a greeting or none, questions, answers, tool calls answered now or later. */
const conversation: fc.Arbitrary<readonly Line[]> = fc
  .tuple(
    fc.array(fc.constantFrom("s", "s", "a"), { maxLength: 2 }).filter((head) => head.join("") !== "aa"),
    fc.array(fc.record({ calls: fc.nat(2), isLate: fc.boolean(), answers: fc.nat(2) }), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([head, turns]) => {
    const messages: Line[] = head.map((role, index) => ({ id: `${role}${index}`, role: ROLES[role] ?? "" }));
    let late: Line[] = [];
    for (const [turn, { calls, isLate, answers }] of turns.entries()) {
      const ids = Array.from({ length: calls }, (_, index) => `call-${turn}-${index}`);
      const results = ids.map((id): Line => ({ id: `t-${id}`, role: "tool", tool_call_id: id, isLate }));
      messages.push({ id: `u${turn}`, role: "user" }, ...late);
      if (calls > 0)
        messages.push({ id: `c${turn}`, role: "assistant", tool_calls: ids.map((id) => ({ id })) });
      if (!isLate) messages.push(...results);
      late = isLate ? results : [];
      for (let index = 0; index < answers; index += 1)
        messages.push({ id: `a${turn}-${index}`, role: "assistant" });
    }
    return messages;
  });

/** Fails when an answer lost its question, a question its answer, a result its call, or a call its result. */
function whole(log: readonly Line[], kept: readonly Line[]): void {
  const names = new Set(kept.map(({ id }) => id));
  const isKept = ({ id }: Line) => names.has(id);
  let question: Line | undefined;
  for (const message of log) {
    if (message.role === "user") question = message;
    else if (question !== undefined) expect(isKept(message)).toBe(isKept(question));
    if (message.role !== "tool") continue;
    const call = log.find(({ tool_calls }) => tool_calls?.some(({ id }) => id === message.tool_call_id));
    if (call !== undefined) expect(isKept(call)).toBe(isKept(message));
  }
}

/** What is left, one word per message. */
function left(text: string, limit: number): string {
  return compactMessages(lines(text), limit)
    .map(({ id }) => id)
    .join(" ");
}

describe("compactMessages", () => {
  it("returns the list itself when it is short enough", () => {
    const messages = lines("a u1 a1");
    expect(compactMessages(messages, 3)).toBe(messages);
  });

  it("[K2] keeps the greeting and the newest exchanges", () => {
    expect(left("a u1 a1 u2 a2 u3 a3", 5)).toBe("a u2 a2 u3 a3");
  });

  it("[K3] never cuts a question from its answers to fill the limit", () => {
    expect(left("a u1 a1 u2 a2 u3 a3", 4)).toBe("a u3 a3");
    expect(left("a u1 a1 u2 a2 a2b u3 a3", 5)).toBe("a u3 a3");
  });

  it("[K1] with a limit of 1 keeps the newest exchange whole and lets the greeting go", () => {
    expect(left("a u1 a1 u2 a2", 1)).toBe("u2 a2");
    expect(left("a u1", 1)).toBe("u1");
  });

  it("keeps the greeting beside a newest exchange that is longer than the limit", () => {
    expect(left("a u1 a1 u2 a2 a2b a2c", 2)).toBe("a u2 a2 a2b a2c");
  });

  it("counts system messages at the head as part of the greeting", () => {
    expect(left("s1 s2 a u1 a1 u2 a2", 5)).toBe("s1 s2 a u2 a2");
    expect(left("a s1 u1 a1 u2 a2", 4)).toBe("a s1 u2 a2");
    expect(left("s1 u1 a1 u2 a2", 3)).toBe("s1 u2 a2");
    expect(left("s1 s2 s3 u1 a1 u2 a2", 3)).toBe("u2 a2");
  });

  it("has no greeting to keep when the conversation begins with a question", () => {
    expect(left("u1 a1 u2 a2 u3 a3", 2)).toBe("u3 a3");
  });

  it("keeps a system message with the exchange it came in", () => {
    expect(left("u1 a1 u2 s2 a2", 1)).toBe("u2 s2 a2");
  });

  it("lets two questions in a row go one by one", () => {
    expect(left("u1 u2 u3 a3", 3)).toBe("u2 u3 a3");
  });

  it("[K4] keeps tool calls with their results", () => {
    expect(left("a u1 a1(x) t1(x) a1b u2 a2(y,z) t2(y) t2b(z) a2b", 5)).toBe("a u2 a2 t2 t2b a2b");
  });

  it("counts exchanges that one tool call spans as one", () => {
    const text = "u1 a1 u2 a2(x) u3 a3 t3(x) a3b u4 a4";
    expect(left(text, 7)).toBe("u4 a4");
    expect(left(text, 8)).toBe("u2 a2 u3 a3 t3 a3b u4 a4");
    expect(left("u1 a1(x) u2 a2(y) t2(y) u3 t3(x)", 1)).toBe("u1 a1 u2 a2 t2 u3 t3");
  });

  it("keeps an exchange whose tool call still waits, so that the late result finds it", () => {
    expect(left("a u1 a1(x) u2 a2 u3 a3", 3)).toBe("a u1 a1 u3 a3");
    expect(left("a u1 a1(x) u3 a3 t3(x) a3b", 1)).toBe("u1 a1 u3 a3 t3 a3b");
  });

  it("gives a result to the latest call when call ids come again", () => {
    expect(left("u1 a1(x) t1(x) u2 a2(x) t2(x) u3 a3", 5)).toBe("u2 a2 t2 u3 a3");
  });

  it("does not mind a result without a call", () => {
    expect(left("t0(x) u1 a1 t1(y) u2 a2", 3)).toBe("u2 a2");
  });

  it("takes monologues one message at a time", () => {
    expect(left("a a1 a2 a3", 2)).toBe("a a3");
    expect(left("a a1(x) t1(x) a2 a3", 3)).toBe("a a2 a3");
    expect(left("a1(x) t1(x) a2 a3", 2)).toBe("a2 a3");
  });

  it("leaves a conversation that is only a greeting", () => {
    expect(left("s1 s2 a", 1)).toBe("s1 s2 a");
    expect(compactMessages([], 1)).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses a limit of %s", (limit) => {
    expect(() => compactMessages([], limit)).toThrow(/whole number from 1 on/);
  });
});

describe("compactMessages, for every conversation and limit", () => {
  const limits = fc.integer({ min: 1, max: 12 });
  const newest = (messages: readonly Line[]) =>
    messages.slice(messages.findLastIndex(({ role }) => role === "user"));

  it("keeps messages in their order, the newest exchange whole, and every pair together", () => {
    fc.assert(
      fc.property(conversation, limits, (messages, limit) => {
        const kept = compactMessages(messages, limit);
        expect(messages.filter((message) => kept.includes(message))).toEqual(kept);
        expect(kept.slice(-newest(messages).length)).toEqual(newest(messages));
        whole(messages, kept);
      }),
    );
  });

  it("[K1] holds the limit unless the greeting and what must stay are more than that", () => {
    fc.assert(
      fc.property(conversation, limits, (messages, limit) => {
        const smallest = compactMessages(messages, 1);
        const greeting = messages.findIndex(({ role }) => role === "user");
        const kept = compactMessages(messages, limit);
        expect(kept.length).toBeLessThanOrEqual(Math.max(limit, greeting + smallest.length));
        if (limit > greeting) expect(kept.slice(0, greeting)).toEqual(messages.slice(0, greeting));
      }),
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.oneof(conversation, anything), limits, (messages, limit) => {
        const kept = compactMessages<CompactableMessage>(messages, limit);
        expect(compactMessages(kept, limit)).toBe(kept);
      }),
    );
  });

  it("keeps no less with a higher limit", () => {
    fc.assert(
      fc.property(fc.oneof(conversation, anything), limits, (messages, limit) => {
        const more = compactMessages<CompactableMessage>(messages, limit + 1);
        const less = compactMessages<CompactableMessage>(messages, limit);
        expect(less.every((message) => more.includes(message))).toBe(true);
      }),
    );
  });

  /** Roles and call ids in any order, as no chat would have them. */
  const anything: fc.Arbitrary<CompactableMessage[]> = fc.array(
    fc.record({
      role: fc.constantFrom("user", "assistant", "system", "tool"),
      tool_calls: fc.array(fc.record({ id: fc.constantFrom("x", "y") }), { maxLength: 2 }),
      tool_call_id: fc.constantFrom("x", "y"),
    }),
    { maxLength: 12 },
  );

  it("compacted at any points on the way, ends like the full log compacted once", () => {
    fc.assert(
      fc.property(conversation, limits, fc.array(fc.boolean()), (messages, limit, pauses) => {
        const greeting = messages.findIndex(({ role }) => role === "user");
        fc.pre(limit > greeting && !messages.some(({ isLate }) => isLate));
        let kept: readonly Line[] = [];
        for (const [index, message] of messages.entries()) {
          kept = kept.concat(message);
          if (pauses[index]) kept = compactMessages(kept, limit);
        }
        expect(compactMessages(kept, limit)).toEqual(compactMessages(messages, limit));
      }),
    );
  });

  it("compacted at any points on the way, never loses the newest exchange or half a pair", () => {
    fc.assert(
      fc.property(conversation, limits, fc.array(fc.boolean()), (messages, limit, pauses) => {
        let kept: readonly Line[] = [];
        for (const [index, message] of messages.entries()) {
          kept = [...kept, message];
          if (pauses[index]) kept = compactMessages(kept, limit);
          const log = messages.slice(0, index + 1);
          expect(kept.slice(-newest(log).length)).toEqual(newest(log));
          whole(log, kept);
        }
      }),
    );
  });
});
