import { expect, it } from "vitest";
import { runMaru, temporaryStore } from "../testing/run-maru.ts";

const NOW = Date.parse("2026-11-19T10:00:00+09:00");

async function chat(input: string, assistant = "travel") {
  const { url } = temporaryStore();
  const options = { input, now: NOW, environment: { NO_COLOR: "1" } };
  const ran = await runMaru(["chat", assistant, "--store", url, "--lang", "ko"], options);
  expect([ran.code, ran.errors]).toEqual([0, ""]);
  return ran.output;
}

it("opens what can be done, finds a value by its name, asks for it and keeps it", async () => {
  const output = await chat("/예산\n1\n240만원\n\n");
  expect(output).toMatch(/1\. 예산 · 값 적기/);
  expect(output).toContain("예산: 240만원");
});

it("only tries where that is wanted, and does it by its number", async () => {
  const output = await chat("오사카 3박 4일 2명 총 200만원 맛집\n/박수\n1\n4박\n?\n1\n");
  expect(output).toContain("해 본 대로 하기");
  expect(output.split("해 본 대로 하기").at(-1)).toMatch(/4박 5일/);
});

it("fills in what is chosen by number, and may be left at any question", async () => {
  const output = await chat("/날씨\n1\n4\n\n/뷁뷁\n\n/날씨\n1\nq\n", "travel");
  expect(output).toContain("맞는 일을 찾지 못했어요.");
  expect(output).toMatch(/나> /);
});

it("takes an offer by its number, and shows the result on /show", async () => {
  const output = await chat("안녕하세요\n정산표 그거\n/1\n/show\n");
  expect(output).toContain("혹시 이걸까요?");
  expect(output).toContain("아직 보여 드릴 결과가 없어요.");
  const shown = await chat("오사카 3박 4일 2명 총 200만원 맛집\n/show\n");
  expect(shown).toContain("# 오사카");
});
