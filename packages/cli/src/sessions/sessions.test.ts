import { expect, it } from "vitest";
import { runMaru, talk, temporaryStore } from "../testing/run-maru.ts";

interface Listed {
  readonly sessions: readonly { readonly id: string; readonly title: string }[];
}

it("lists, shows, renames and deletes conversations", { timeout: 60_000 }, async () => {
  const { url } = temporaryStore();
  await talk(url, "오사카", ["오사카"]);
  await talk(url, "제주", ["제주도 2박 3일"]);
  const listed = await runMaru(["sessions", "list", "--store", url, "--json"]);
  expect((listed.json() as Listed).sessions.map(({ title }) => title)).toEqual(["제주", "오사카"]);

  const shown = await runMaru(["sessions", "show", "오사카", "--store", url, "--lang", "ko"]);
  expect(shown.output).toContain("이름: 오사카");
  expect(shown.output).toContain("며칠 동안");

  expect((await runMaru(["sessions", "rename", "오사카", "도쿄", "--store", url])).code).toBe(0);
  expect((await runMaru(["sessions", "show", "도쿄", "--store", url])).code).toBe(0);

  const unsure = await runMaru(["sessions", "delete", "도쿄", "--store", url]);
  expect([unsure.code, unsure.errors]).toEqual([2, expect.stringContaining("Add --yes")]);
  const no = await runMaru(["sessions", "delete", "도쿄", "--store", url], {
    isTerminal: true,
    input: "n\n",
  });
  expect(no.errors).toContain("left as it is");
  const yes = await runMaru(["sessions", "delete", "도쿄", "--store", url], {
    isTerminal: true,
    input: "y\n",
  });
  expect([yes.code, yes.output]).toEqual([0, "It is gone.\n"]);
  const rest = await runMaru(["sessions", "list", "--store", url]);
  expect(rest.output).toContain("제주");
  expect(rest.output).not.toContain("도쿄");
});

it("asks for the id when two conversations have one name", { timeout: 60_000 }, async () => {
  const { url } = temporaryStore();
  await talk(url, "하나", ["오사카"]);
  await talk(url, "둘", ["도쿄"]);
  await runMaru(["sessions", "rename", "하나", "둘", "--store", url]);
  const both = await runMaru(["sessions", "show", "둘", "--store", url]);
  expect([both.code, both.errors]).toEqual([2, expect.stringMatching(/2 sessions are called "둘"/)]);
  const id = /by id: (\w+)/.exec(both.errors)?.[1] ?? "";
  expect((await runMaru(["sessions", "show", id, "--store", url])).code).toBe(0);
});

it("prints no control character of a name, in a table or in JSON", { timeout: 60_000 }, async () => {
  const { url } = temporaryStore();
  const hostile = "\u001b[2J\u009b1m\u202e오사카\u0007";
  await talk(url, hostile, ["오사카"]);
  for (const extra of [[], ["--json"]]) {
    const { output } = await runMaru(["sessions", "list", "--store", url, ...extra]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(output).toContain("오사카");
  }
  const { sessions } = (await runMaru(["sessions", "list", "--store", url, "--json"])).json() as Listed;
  expect(sessions[0]?.title).toBe(hostile);
});
