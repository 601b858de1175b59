import { expect, it } from "vitest";
import { countedBySetting, noteTaker } from "../testing/note-taker.ts";
import { runMaru, talk, temporaryStore } from "../testing/run-maru.ts";

const factories = noteTaker(2);

async function shopping(): Promise<string> {
  const { url } = temporaryStore();
  await talk(url, "장보기", ["우유", "빵, 연락처 010-1234-5678"], { assistant: "notes", factories });
  return url;
}

interface Timeline {
  readonly entries: readonly {
    readonly step: number;
    readonly turn: number | null;
    readonly changed: string[];
  }[];
}

it("tells turn by turn who changed what", async () => {
  const url = await shopping();
  const ran = await runMaru(["inspect", "장보기", "--store", url, "--lang", "ko"], { factories });
  expect(ran.output).toMatch(/^시작 · [\s\S]*\n차례 1 · [\s\S]*\n차례 2 · /);
  expect(ran.output).toMatch(/ {2}note.*: .*text "?우유|text .*우유/);
  expect(ran.output).not.toContain("010-1234-5678");
  const newest = await runMaru(["inspect", "장보기", "--limit", "2", "--json", "--store", url], {
    factories,
  });
  expect((newest.json() as Timeline).entries.map(({ turn }) => turn)).toEqual([1, 1]);
});

it("shows what one step changed, and what differs between two", async () => {
  const url = await shopping();
  const inspect = (...extra: string[]) =>
    runMaru(["inspect", "장보기", "--store", url, ...extra], { factories });
  const { entries } = (await inspect("--json")).json() as Timeline;
  const [second, first] = entries.filter(({ changed }) => changed.includes("text"));
  const one = await inspect("--diff", String(first?.step));
  expect(one.output).toContain('~ text: "" → "우유"');
  const two = await inspect("--diff", `${first?.step}..${second?.step}`, "--json");
  expect(two.json()).toMatchObject({
    differences: expect.arrayContaining([expect.objectContaining({ path: "text" })]),
  });
  const none = await inspect("--diff", "999");
  expect([none.code, none.errors]).toEqual([2, expect.stringContaining("there is no step 999")]);
});

it("tells where a value comes from, masked unless it is to be revealed", async () => {
  const url = await shopping();
  const field = (...extra: string[]) =>
    runMaru(["inspect", "장보기", "--store", url, ...extra], { factories });
  const history = await field("--field", "text");
  expect(history.output.split("\n").map((line) => line.slice(21))).toEqual([
    'user: ""',
    'note: "우유"',
    expect.stringMatching(/^note: "빵/),
    "",
  ]);
  expect((await field("--field", "phone")).output).not.toContain("010-1234-5678");
  expect((await field("--field", "phone", "--reveal")).output).toContain("010-1234-5678");
  expect((await field("--state", "now")).output).toContain("Masked: messages, phone, text");
  const unknown = await field("--field", "telephone");
  expect([unknown.code, unknown.errors]).toEqual([2, expect.stringContaining("phone")]);
  expect((await field("--field", "text", "--state", "now")).code).toBe(2);
});

it("computes a conversation again, and ends with 3 when it comes out differently", async () => {
  const url = await shopping();
  const same = await runMaru(["replay", "장보기", "--store", url, "--json"], { factories });
  expect([same.code, same.json()]).toMatchObject([0, { differing: [], unknown: 0 }]);
  const changed = { factories: noteTaker(2, countedBySetting()) };
  const different = await runMaru(["replay", "장보기", "--store", url, "--json"], changed);
  expect([different.code, different.json()]).toMatchObject([3, { differing: [{ fields: ["count"] }] }]);
});

it("draws assistants and conversations", async () => {
  const url = await shopping();
  const draw = async (...given: string[]) =>
    (await runMaru(["diagram", ...given, "--store", url], { factories })).output;
  expect(await draw("notes", "--kind", "class")).toMatch(/^classDiagram/);
  expect(await draw("장보기", "--kind", "sequence")).toMatch(/^sequenceDiagram/);
  const none = await runMaru(["diagram", "notes", "--kind", "sequence", "--store", url], { factories });
  expect([none.code, none.errors]).toEqual([2, expect.stringContaining("only a conversation")]);
  const travel = await runMaru(["diagram", "travel"]);
  expect(travel.output).toMatch(/^(flowchart|stateDiagram)/);
});
