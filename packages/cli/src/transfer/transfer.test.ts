import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { noteTaker } from "../testing/note-taker.ts";
import { runAndStop, runMaru, talk, temporaryStore } from "../testing/run-maru.ts";

const factories = noteTaker(2);
const say = (url: string, session: string, text: string) =>
  talk(url, session, [text], { assistant: "notes", factories });

it("masks personal data unless everything is wanted, and takes no masked document in", async () => {
  const { url, folder } = temporaryStore();
  await say(url, "연락처", "제 번호는 010-1234-5678이에요");
  const masked = await runMaru(["export", "연락처", "--store", url], { factories });
  expect([masked.code, masked.json()]).toMatchObject([0, { format: "maru-session/1", redacted: true }]);
  expect(masked.output).not.toContain("010-1234-5678");

  const path = join(folder, "masked.json");
  writeFileSync(path, masked.output);
  const refused = await runMaru(["import", path, "--store", `sqlite:${folder}/other.db`]);
  expect([refused.code, refused.output]).toEqual([3, expect.stringContaining("maru export --whole")]);

  const whole = await runMaru(["export", "연락처", "--whole", "--store", url], { factories });
  expect(whole.output).toContain("010-1234-5678");
});

it("takes conversations to another store exactly, and goes on there", async () => {
  const { url, folder } = temporaryStore();
  await say(url, "우유", "우유 둘");
  const path = join(folder, "milk.json");
  expect((await runMaru(["export", "우유", "--whole", "--out", path, "--store", url])).code).toBe(0);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const other = `file:${folder}/other`;
  expect((await runMaru(["import", path, "--store", other])).output).toContain("Took 1 in.");
  const again = await runMaru(["export", "우유", "--whole", "--store", other]);
  expect(again.json()).toEqual(JSON.parse(readFileSync(path, "utf8")));

  expect((await runMaru(["import", path, "--store", other, "--json"])).json()).toMatchObject({
    documents: [{ outcome: "same" }],
  });
  await say(other, "우유", "우유 셋");
  const different = await runMaru(["import", path, "--store", other]);
  expect([different.code, different.output]).toEqual([3, expect.stringContaining("other content")]);
  const kept = await runMaru(["sessions", "show", "우유", "--store", other], { factories });
  expect(kept.output).toContain("적었어요: 우유 셋");
});

it("moves a whole store; stopped half-way, a second run finishes both ways", async () => {
  const { url, folder } = temporaryStore();
  for (const name of ["우유", "빵", "달걀"]) await say(url, name, name);
  const out = join(folder, "sessions");
  const exporting = ["export", "--all", "--whole", "--out", out, "--store", url];
  expect((await runAndStop(exporting)).code).toBe(130);
  expect(readdirSync(out)).toHaveLength(1);
  expect((await runMaru(exporting)).output).toContain("Wrote 3 conversations");
  expect(readdirSync(out)).toHaveLength(3);

  const importing = ["import", out, "--store", `sqlite:${folder}/other.db`];
  expect((await runAndStop(importing)).code).toBe(130);
  const finished = await runMaru(importing);
  expect([finished.code, finished.output]).toEqual([
    0,
    "Took 2 in. Already here: 1, different: 0, not readable: 0.\n",
  ]);
});

it("says which file is no document, and takes the others in", async () => {
  const { url, folder } = temporaryStore();
  await say(url, "우유", "우유");
  const good = join(folder, "good.json");
  await runMaru(["export", "우유", "--whole", "--out", good, "--store", url]);
  const bad = join(folder, "bad.json");
  writeFileSync(bad, "{");
  const ran = await runMaru(["import", bad, good, "--store", `sqlite:${folder}/other.db`]);
  expect([ran.code, ran.output]).toEqual([3, expect.stringMatching(/bad\.json is no JSON[\s\S]*Took 1 in/)]);
  const missing = await runMaru(["import", join(folder, "nothing.json"), "--store", url]);
  expect([missing.code, missing.errors]).toEqual([2, expect.stringContaining("there is no file or folder")]);
});

it.each([[["export"]], [["export", "우유", "--all", "--out", "x"]], [["export", "--all"]]])(
  "asks for one session or all of them: %j",
  async (parameters) => {
    const ran = await runMaru([...parameters, "--store", "memory:"]);
    expect([ran.code, ran.errors]).toEqual([2, expect.stringContaining("name one session, or give --all")]);
  },
);
