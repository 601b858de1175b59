import { Runtime } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { expect, it, onTestFinished } from "vitest";
import { realestate } from "./index.ts";

const adviser = realestate({ data: null, user: "tester", environment: {} });

/** Says the first line in one conversation, and asks in another what is remembered. */
async function recalledAfter(line: string): Promise<string> {
  const storage = await openStorage("memory:");
  onTestFinished(() => storage.close());
  const talk = async (text: string) => {
    const runtime = new Runtime({ storage, assistants: [adviser] });
    const session = await runtime.create({ assistant: "realestate", tenant: "local", user: "tester" });
    await runtime.send(session, { client_id: text, content: { type: "message", text } });
    await runtime.whenIdle(session.id);
    const { reply } = (await runtime.view(session)).summary;
    await runtime.drain();
    return reply;
  };
  await talk(line);
  return talk("이전 대화 있어?");
}

it("a useful answer is remembered in the next conversation, small talk and what is none of its business never", async () => {
  expect(await recalledAfter("전세금 5% 인상 가능해?")).toContain("전세금 5% 인상 가능해? →");
  expect(await recalledAfter("안녕하세요")).toContain("아직 기억하고 있는 상담이 없어요");
  expect(await recalledAfter("오늘 뭐 먹지")).toContain("아직 기억하고 있는 상담이 없어요");
});
