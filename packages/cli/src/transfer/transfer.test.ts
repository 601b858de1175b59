import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SYSTEM_PORTS } from "@maru/runtime";
import { exportSession, importSession, openStorage } from "@maru/storage";
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

it("P12: a backup holds everything of every company, or says what it leaves out", async () => {
  const { url, folder } = temporaryStore();
  await say(url, "우유", "우유");
  const storage = await openStorage(url);
  const [session] = (await storage.sessions.list({ tenant: "local" })).sessions;
  const document = await exportSession(storage.vault, session?.id);
  await storage.sessions.remove(session?.id);
  await importSession(storage.vault, SYSTEM_PORTS, document, { owner: { tenant: "acme", user: "jiu" } });
  await storage.store.put(["memories", "acme", "jiu"], "food", { text: "새우" });
  await storage.close();
  await say(url, "빵", "빵");
  await runMaru(["keys", "create", "web", "--tenant", "acme", "--store", url]);

  const out = join(folder, "all");
  const exported = await runMaru(["export", "--all", "--whole", "--out", out, "--store", url], { factories });
  expect([exported.code, exported.output]).toEqual([
    0,
    expect.stringMatching(/Wrote 2 conversations[\s\S]*Wrote 1 memories[\s\S]*Not exported: 1 API keys/),
  ]);
  const restored = `sqlite:${folder}/restored.db`;
  expect((await runMaru(["import", out, "--store", restored], { factories })).output).toContain("Took 3 in.");
  const copy = await openStorage(restored);
  expect((await copy.sessions.list({ tenant: "acme", user: "jiu" })).sessions).toHaveLength(1);
  expect((await copy.sessions.list({ tenant: "local" })).sessions).toHaveLength(1);
  expect((await copy.store.get(["memories", "acme", "jiu"], "food"))?.value).toEqual({ text: "새우" });
  await copy.close();
  const one = await runMaru(
    ["export", "--all", "--whole", "--tenant", "acme", "--out", join(folder, "acme"), "--store", url],
    { factories },
  );
  expect(one.output).toMatch(/Wrote 1 conversations[\s\S]*1 memories and preferences/);
});

it("a damaged conversation is named where others are listed and exported, and deleted by its id", async () => {
  const { url, folder } = temporaryStore();
  for (const name of ["우유", "빵"]) await say(url, name, name);
  const storage = await openStorage(url);
  const [damaged, sound] = (await storage.sessions.list({ tenant: "local" })).sessions;
  await storage.vault.backend.commit({
    space: `session/${damaged?.id}`,
    puts: [{ table: "session", key: "session", cell: "{" }],
  });
  await storage.close();
  const listed = await runMaru(["sessions", "list", "--store", url, "--json"]);
  expect([listed.code, listed.json()]).toMatchObject([
    3,
    { sessions: [{ id: sound?.id }], left_out: [{ space: damaged?.id }] },
  ]);
  const out = join(folder, "out");
  const exported = await runMaru(["export", "--all", "--whole", "--out", out, "--store", url, "--json"]);
  expect([exported.code, exported.json()]).toMatchObject([
    3,
    { written: [join(out, `${sound?.id}.json`)], left_out: [{ space: damaged?.id, error: "CORRUPT" }] },
  ]);
  expect((await runMaru(["sessions", "delete", damaged?.id ?? "", "--yes", "--store", url])).code).toBe(0);
  expect((await runMaru(["sessions", "list", "--store", url])).code).toBe(0);
});

it("takes a document in for whom it is told to, and refuses one whose state cannot be opened", async () => {
  const { url, folder } = temporaryStore();
  await say(url, "우유", "우유");
  const path = join(folder, "milk.json");
  await runMaru(["export", "우유", "--whole", "--out", path, "--store", url]);
  const other = ["--store", `sqlite:${folder}/other.db`];
  const hostile = join(folder, "hostile.json");
  writeFileSync(
    hostile,
    readFileSync(path, "utf8")
      .replaceAll('"notes": {', '"notes": 7, "more": {')
      .replaceAll('"role": "user"', '"role": 9'),
  );
  const refused = await runMaru(["import", hostile, ...other], { factories });
  expect([refused.code, refused.output]).toEqual([3, expect.stringContaining("cannot be taken in")]);
  const owner = ["--tenant", "acme", "--user", "jiu"];
  expect((await runMaru(["import", path, ...owner, ...other], { factories })).code).toBe(0);
  const again = await runMaru(["import", path, ...owner, ...other, "--json"], { factories });
  expect(again.json()).toMatchObject({ documents: [{ outcome: "same" }] });
  const listed = await runMaru(["sessions", "list", "--tenant", "acme", ...other, "--json"]);
  expect(listed.json()).toMatchObject({ sessions: [{ user: "jiu" }] });
});

it("does not wait at a pipe", async () => {
  const { url, folder } = temporaryStore();
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const ran = await runMaru(["import", pipe, "--store", url]);
  expect([ran.code, ran.errors]).toEqual([2, expect.stringContaining("neither a file nor a folder")]);
});
