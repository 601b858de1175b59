import { initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { defineAssistant } from "./assistant.ts";
import { renderDocument } from "./documents.ts";
import { defineGraph } from "./graph/define-graph.ts";
import { END } from "./graph/route.ts";
import { NoteState } from "./testing/note-assistant.ts";

const graph = defineGraph(NoteState, { start: "write", nodes: { write: { run: () => ({}), next: END } } });
const note = defineAssistant(graph, {
  name: "note",
  title: { ko: "메모", en: "Notes" },
  description: { ko: "메모", en: "Notes" },
  examples: [],
  initial: () => ({}),
  receive: () => ({}),
  describe: () => ({ reply: "", asks: [] }),
  tools: [],
  exports: {
    txt: {
      title: { ko: "글", en: "Text" },
      media_type: "text/plain; charset=utf-8",
      file_name: (state, language) => state.topic ?? (language === "ko" ? "메모" : "notes"),
      render: ({ notes }, { now }) => (notes.length === 0 ? null : `${now}\n${notes.join("\n")}`),
    },
  },
});
const at = { language: "ko", now: "2026-11-16T10:00:00+09:00" } as const;
const written = (topic: string) => initialState(NoteState, { notes: ["우유"], topic });

describe("a result as a file", () => {
  it("carries its type, a name and its bytes", async () => {
    const document = await renderDocument(note, written("장보기"), { format: "txt", ...at });
    expect(document).toMatchObject({
      format: "txt",
      media_type: "text/plain; charset=utf-8",
      file_name: "장보기.txt",
    });
    expect(new TextDecoder().decode(document.bytes)).toBe("2026-11-16T10:00:00+09:00\n우유");
  });

  it("has a name that is safe to save, whatever the state says", async () => {
    const names = ["../../etc/passwd", "a\r\nSet-Cookie: x", ".hidden", "가".repeat(500), "‮gpj", "///"];
    for (const name of names) {
      const { file_name } = await renderDocument(note, written(name.slice(0, 100)), { format: "txt", ...at });
      expect(file_name).toMatch(/^[^.\s/\\:"][^/\\:"\p{Cc}\p{Cf}]*\.txt$/u);
      expect(file_name.length).toBeLessThanOrEqual(84);
    }
  });

  it("is refused in a format the assistant does not write, with those it does", async () => {
    await expect(renderDocument(note, written("x"), { format: "exe", ...at })).rejects.toMatchObject({
      code: "UNKNOWN_DOCUMENT",
      details: { format: "exe", known: ["txt"] },
    });
    await expect(renderDocument(note, written("x"), { format: "constructor", ...at })).rejects.toMatchObject({
      code: "UNKNOWN_DOCUMENT",
    });
  });

  it("is refused while there is no result", async () => {
    await expect(
      renderDocument(note, initialState(NoteState, {}), { format: "txt", ...at }),
    ).rejects.toMatchObject({ code: "NOTHING_TO_EXPORT" });
  });
});
