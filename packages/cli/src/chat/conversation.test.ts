import { startModelServer } from "@maru/runtime/testing";
import { expect, it, onTestFinished } from "vitest";
import { noteTaker } from "../testing/note-taker.ts";
import { payer } from "../testing/payer.ts";
import { runMaru, temporaryStore } from "../testing/run-maru.ts";

async function pay(url: string, input: string, isTerminal = false) {
  const ran = await runMaru(["chat", "payment", "--store", url, "--lang", "ko"], {
    input,
    isTerminal,
    factories: payer,
  });
  expect([ran.code, ran.errors]).toEqual([0, ""]);
  return ran.output;
}

it("shows what would happen and takes a number as the decision", async () => {
  const { url } = temporaryStore();
  const output = await pay(url, "보내줘\n1\n");
  expect(output).toContain("… 계좌를 확인하고 있어요");
  expect(output).toMatch(/송금할까요\?\n {2}amount: 5000\n {2}to: 지우\[31m\n\[1\] 승인/);
  expect(output).toContain("approve {}");
  expect(await pay(url, "보내줘\n3\n")).toContain("reject {}");
});

it("asks for each value that may be changed, and leaves what is not answered", async () => {
  const { url } = temporaryStore();
  expect(await pay(url, "보내줘\n2\n3000\n\n")).toContain('modify {"amount":3000}');
  expect(await pay(url, "보내줘\n2\n\n3000\n")).toContain('modify {"to":"3000"}');
});

it("understands an approval in words, also after it was left waiting", async () => {
  const { url } = temporaryStore();
  await pay(url, "보내줘\n");
  const output = await pay(url, "네, 승인할게요\n");
  expect(output).toMatch(/송금할까요\?[\s\S]*approve/);
});

it("draws the work over itself at a terminal, and leaves only the answer", async () => {
  const { url } = temporaryStore();
  const output = await pay(url, "보내줘\n1\n/help\n/quit\n보내줘\n", true);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how a terminal is told to go back
  expect(output).toMatch(/계좌를 확인하고 있어요\n\u001b\[1A\r\u001b\[0J/);
  expect(output).toContain("/quit 끝내기");
  expect(output.split("송금할까요?")).toHaveLength(2);
});

it("tells what was said last when a conversation is taken up again", async () => {
  const { url } = temporaryStore();
  const options = { isTerminal: true, factories: noteTaker(2), environment: { NO_COLOR: "1" } };
  const chat = ["chat", "notes", "--store", url, "--lang", "en"];
  await runMaru(chat, { ...options, input: "우유\n" });
  const again = await runMaru(chat, { ...options, input: "" });
  expect(again.output).toMatch(/^Notes · 기본\n[\s\S]*\nyou> 우유\n[\s\S]*적었어요: 우유/);
});

it("shows what a model says once it was checked, and nothing of what was refused", async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const words = "반가워요, 여행을 같이 준비해요.";
  const reply = (text: string) => ({
    type: "calls" as const,
    calls: [{ name: "reply", arguments: { parts: [{ type: "talk", text }], covers: ["c1"] } }],
  });
  server.behave(reply("B안은 1원이에요."), reply(words));
  const { url } = temporaryStore();
  const { output } = await runMaru(["chat", "travel", "--store", url, "--lang", "ko"], {
    input: "안녕하세요\n",
    isTerminal: true,
    environment: {
      NO_COLOR: "1",
      MARU_MODEL: "openai:test",
      MARU_MODEL_URL: server.settings("openai").base_url ?? "",
      OPENAI_API_KEY: "test",
    },
    now: Date.parse("2026-11-16T10:00:00+09:00"),
  });
  // Every drawing is taken off the screen before the next one; the last is the answer.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how a terminal is told to go back
  const drawn = output.split(/\u001b\[\d+A\r\u001b\[0J/u);
  expect(drawn.at(-1)?.split(words)).toHaveLength(2);
  expect(output).not.toContain("1원이에요");
});
