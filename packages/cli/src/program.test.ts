import { FACTORIES } from "@maru/assistants";
import { expect, it } from "vitest";
import type { CommandSpec } from "./command/command-spec.ts";
import { commandTree } from "./command-tree.ts";
import { runMaru } from "./testing/run-maru.ts";

const tree = commandTree([...FACTORIES.keys()]);

function pathsOf(spec: CommandSpec, path: readonly string[] = []): readonly (readonly string[])[] {
  return [path, ...(spec.commands ?? []).flatMap((child) => pathsOf(child, [...path, child.name]))];
}

it("explains every command in both languages, with an example", async () => {
  for (const path of pathsOf(tree)) {
    const ko = await runMaru([...path, "--help", "--lang", "ko"]);
    const en = await runMaru([...path, "--help"], { environment: { LANG: "en_GB.UTF-8" } });
    expect([ko.code, en.code, ko.errors, en.errors]).toEqual([0, 0, "", ""]);
    expect(ko.output).toMatch(/사용법: maru[\s\S]*옵션:[\s\S]*예:\n {2}\$ maru/);
    expect(en.output).toMatch(/Usage: maru[\s\S]*Options:[\s\S]*Examples:\n {2}\$ maru/);
    expect(en.output.replaceAll(/\$ maru.*|\{"message.*|.*--session.*/g, "")).not.toMatch(/[가-힣]{4,}/);
  }
});

it("speaks Korean unless the machine speaks English", async () => {
  const help = async (LANG: string) => (await runMaru(["--help"], { environment: { LANG } })).output;
  expect(await help("C.UTF-8")).toContain("사용법:");
  expect(await help("ko_KR.UTF-8")).toContain("사용법:");
  expect(await help("en_US.UTF-8")).toContain("Usage:");
});

it.each([
  [["sesions"], "혹시 sessions?"],
  [["sessions", "list", "--limt", "3"], "혹시 --limit?"],
  [["sessions", "list", "--limit", "0"], "1~10000의 정수"],
  [["sessions", "list", "--limit"], "값을 함께"],
  [["sessions", "show"], "<session>"],
  [["script"], "<assistant>"],
  [["script", "nobody"], "있는 도우미: travel"],
  [["script", "travel", "--now", "어제"], "ISO 8601"],
  [["sessions", "list", "--store", "mongo:x"], "저장소 주소를 알 수 없어요"],
  [["sessions", "list", "--lang", "fr"], "ko, en"],
  [["chat", "travel", "too", "many"], "너무 많아요"],
])("says in one line what is wrong with %j, and ends with 2", async (parameters, expected) => {
  const ran = await runMaru(parameters, { environment: { LANG: "ko_KR.UTF-8" } });
  expect([ran.code, ran.output]).toEqual([2, ""]);
  expect(ran.errors).toMatch(/^오류: [^\n]*\n$/);
  expect(ran.errors).toContain(expected);
});

it("tells programs what is wrong in JSON", async () => {
  const ran = await runMaru(["sessions", "show", "없음", "--store", "memory:", "--json"]);
  expect(JSON.parse(ran.errors)).toEqual({
    error: { code: "USAGE", message: expect.stringContaining("there is no session") },
  });
});

it("shows the commands and ends with 2 when none is given", async () => {
  const ran = await runMaru([]);
  expect([ran.code, ran.errors]).toEqual([2, expect.stringContaining("sessions")]);
});

it("prints no control character that was typed", async () => {
  const ran = await runMaru(["sessions", "show", "\u001b[2J\u0007", "--store", "memory:"]);
  expect([ran.code, ran.errors]).toEqual([2, expect.stringMatching(/^error: there is no session "\[2J"/)]);
});
