import type { TranscriptEntry } from "@maru/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkpointBefore, questionOf, rowsOf } from "./rows.ts";
import { hostOf } from "./safe-link.ts";
import { splitBlocks } from "./split-blocks.ts";

const line = (id: string, turn: number | null, checkpoint_id: string | null, at: string | null = null) =>
  ({
    id,
    turn,
    checkpoint_id,
    at,
    role: id.endsWith("user") ? "user" : "assistant",
    text: id,
    after: null,
    is_left: false,
  }) as TranscriptEntry;

describe("the lines of a conversation", () => {
  const transcript = [
    line("greeting", null, "c-0", "2026-11-15T23:00:00+09:00"),
    line("turn-0-user", 0, "c-3", "2026-11-15T23:10:00+09:00"),
    line("turn-0-assistant", 0, "c-3"),
    line("turn-1-user", 1, "c-6", "2026-11-17T12:00:00+09:00"),
    line("turn-1-assistant", 1, "c-6"),
  ];

  it("are parted by days", () => {
    const rows = rowsOf({ transcript, pending: [], isRunning: true });
    expect(rows.map(({ kind }) => kind)).toEqual([
      "day",
      "entry",
      "entry",
      "entry",
      "day",
      "entry",
      "entry",
      "working",
    ]);
  });

  it("say where a changed question goes on from: where its turn began", () => {
    const asked = { ...line("turn-1-user", 1, "c-4"), after: "c-3" };
    expect(checkpointBefore([asked], "turn-1-user")).toBe("c-3");
    expect(checkpointBefore(transcript, "nobody")).toBeNull();
  });

  it("leave out what lies on a branch that was left", () => {
    const left = { ...line("turn-1-user", 1, "c-4"), is_left: true };
    expect(rowsOf({ transcript: [left], pending: [], isRunning: false })).toEqual([]);
  });

  it("know the question of an answer", () => {
    expect(questionOf(transcript, transcript[4] as TranscriptEntry)?.id).toBe("turn-1-user");
  });

  it("tell a message that waits for another answer", () => {
    const message = { clientId: "a", text: "b", at: "", status: "accepted" as const };
    expect(rowsOf({ transcript: [], pending: [message], isRunning: true }).at(-1)).toMatchObject({
      isQueued: true,
    });
  });
});

describe("links", () => {
  it.each([
    ["https://example.com/a?b", "example.com"],
    ["http://localhost:8080", "localhost:8080"],
    ["mailto:somebody@example.com", "example.com"],
    ["/s/1", "maru.test"],
  ])("say where %s leads", (address, host) => expect(hostOf(address, "https://maru.test")).toBe(host));

  it.each([
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,<script>1</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://a/b",
    "https://bank.example@evil.example/",
    "http://[",
  ])("do not lead to %s", (address) => expect(hostOf(address, "https://maru.test")).toBeNull());
});

describe("blocks of a text", () => {
  it("are the whole text, cut nowhere inside a fence", () => {
    const piece = fc.constantFrom("a", "# b", "- c", "", "```", "~~~~", "  d", "1. e", "| f |", "```js");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (lines) => {
        const text = lines.join("\n");
        const blocks = splitBlocks(text);
        expect(blocks.map((block) => block.text).join("")).toBe(text);
        expect(new Set(blocks.map(({ start }) => start)).size).toBe(blocks.length);
      }),
    );
    expect(splitBlocks("a\n\n```\nx\n\ny\n```\n\nb").map(({ text }) => text)).toEqual([
      "a\n\n",
      "```\nx\n\ny\n```\n\n",
      "b",
    ]);
  });

  it("keep a list together over blank lines", () => {
    expect(splitBlocks("- a\n\n- b\n\nc").length).toBe(2);
  });
});
