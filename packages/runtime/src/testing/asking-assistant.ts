import type { Assistant } from "../assistant.ts";
import { END } from "../graph/route.ts";
import { fromAssistant } from "../messages.ts";
import { noteAssistant, writeDown } from "./note-assistant.ts";

/** Writes down what it is told and asks as often as it is told to whether that is right; the decisions become notes. */
export function askingAssistant(questions = 1): Assistant {
  return noteAssistant({
    nodes: {
      write: { run: writeDown, next: "ask" },
      ask: {
        run: async (_state, context) => {
          const decided: string[] = [];
          for (let number = 1; number <= questions; number += 1) {
            const { decision } = await context.approve({
              action: `keep-${number}`,
              message: `적어 둘까요? (${number})`,
              details: {},
            });
            decided.push(decision);
          }
          return {
            notes: decided,
            messages: [fromAssistant(context.id("decided"), `결정: ${decided.join(", ")}`, context.now())],
          };
        },
        next: END,
      },
    },
  });
}
