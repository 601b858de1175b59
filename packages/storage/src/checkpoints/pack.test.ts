import { AIMessage, HumanMessage } from "@langchain/core/messages";
import type { Plain } from "@maru/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AddElement, type Elements, pack, recall, toRuns, unpack } from "./pack.ts";

/** An element log that keeps everything and recognises nothing. */
function forgetfulLog(): { add: AddElement; elements: Elements; size(): number } {
  const kept: Plain[] = [];
  return {
    add: (copy) => kept.push(copy) - 1,
    elements: {
      get: (index) => kept[index] as Plain,
      run: ([start, count]) => kept.slice(start, start + count),
    },
    size: () => kept.length,
  };
}

const longText = (text: string) => `${text} ${"말씀하신 내용을 정리했어요. ".repeat(6)}`;
const lists = fc.array(
  fc.array(
    fc.nat({ max: 12 }).map((each) => longText(String(each))),
    { maxLength: 20 },
  ),
);

describe("packed lists", () => {
  it("come back as they were, whatever list they grew from", () => {
    fc.assert(
      fc.property(lists, (versions) => {
        const log = forgetfulLog();
        let before = undefined as ReturnType<typeof pack> | undefined;
        for (const version of versions) {
          before = pack(version, before, log.add, "messages");
          expect(unpack(before)).toEqual(version);
          expect(unpack(recall(before.packed, log.elements))).toEqual(version);
        }
      }),
    );
  });

  it("of which the first are dropped and one is edited store only what is new", () => {
    const log = forgetfulLog();
    const all = Array.from({ length: 100 }, (_, index) => longText(`${index}번째`));
    const whole = pack(all, undefined, log.add, "messages");
    const moved = pack([...all.slice(10), longText("새 말")], whole, log.add, "messages");
    expect(log.size()).toBe(101);
    const edited = all.slice(10).with(50, longText("고친 말"));
    expect(unpack(pack(edited, moved, log.add, "messages"))).toEqual(edited);
    expect(log.size()).toBe(102);
  });

  it("notice a message that was changed in place", () => {
    const log = forgetfulLog();
    const messages = [
      new HumanMessage({ id: "q", content: longText("질문") }),
      new AIMessage(longText("답")),
    ];
    const before = pack(messages, undefined, log.add, "messages");
    expect(pack(messages, before, log.add, "messages")).toBe(before);
    const changes = [
      (message: AIMessage) => Object.assign(message, { content: longText("다른 답") }),
      (message: AIMessage) => Object.assign(message, { id: "given later" }),
      (message: AIMessage) => Object.assign(message, { additional_kwargs: { seen: true } }),
    ];
    let latest = before;
    for (const change of changes) {
      change(messages[1] as AIMessage);
      const next = pack(messages, latest, log.add, "messages");
      expect(next).not.toBe(latest);
      const { content, id, additional_kwargs } = messages[1] as AIMessage;
      expect(unpack(next)).toMatchObject([{ id: "q" }, { content, id, additional_kwargs }]);
      latest = next;
    }
  });

  it("have the same runs whether they are counted at once or added to", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 })), fc.nat(), (indexes, cut) => {
        const known = toRuns(indexes.slice(0, cut % (indexes.length + 1)));
        expect(toRuns(indexes, known)).toEqual(toRuns(indexes));
      }),
    );
  });
});
