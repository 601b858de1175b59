import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import * as z from "zod";
import { isRuntimeError } from "../errors.ts";
import { END } from "../graph/route.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { defineTool, type Tool } from "../tools/tool.ts";

/** A lease is stored once somebody agrees; what became of it, and of the words, is written down. */
function leaseAssistant(stored: unknown[]) {
  const store = defineTool({
    name: "store_lease",
    description: { ko: "계약서를 저장해요.", en: "Stores the lease." },
    input: z.strictObject({ deposit: z.int(), rent: z.int() }),
    output: z.string(),
    effect: { type: "idempotent" },
    needsApproval: true,
    run: (lease) => {
      stored.push(lease);
      return "저장";
    },
  });
  return noteAssistant(
    {
      nodes: {
        write: {
          run: async (_state, { call }) => {
            const said = await call(store, { deposit: 10_000, rent: 50 }).catch((error: unknown) => {
              if (!isRuntimeError(error, "TOOL_NOT_APPROVED")) throw error;
              return `${error.details.decision}: ${error.details.feedback}`;
            });
            return { notes: [said] };
          },
          next: END,
        },
      },
    },
    { tools: [store as Tool] },
  );
}

it.each([
  ["승인", ["저장"], 1],
  ["네, 진행해 주세요", ["저장"], 1],
  ["취소할게", ["reject: 취소할게"], 0],
  ["월세는 빼고 승인", ["modify: 월세는 빼고 승인"], 0],
  ["승인하면 언제 처리되나요?", ["other: 승인하면 언제 처리되나요?"], 0],
  ["go ahead", ["저장"], 1],
  ["no, cancel it", ["reject: no, cancel it"], 0],
])("«%s» in another process is taken as it is meant", async (text, notes, times) => {
  const stored: unknown[] = [];
  const storage = await openStorage("memory:");
  const first = await startRuntime(leaseAssistant(stored), { storage });
  await first.say("계약서 저장해줘");
  expect((await first.runtime.view(first.session)).awaiting).toMatchObject({ action: "store_lease" });
  await first.runtime.drain();

  const { runtime } = await startRuntime(leaseAssistant(stored), { storage });
  await runtime.send(first.session, { client_id: "answer", content: { type: "message", text } });
  await runtime.whenIdle(first.session.id);
  const { state, awaiting } = await runtime.view(first.session);
  expect([state.notes, awaiting, stored.length]).toEqual([notes, null, times]);
});
