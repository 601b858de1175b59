import { readdirSync } from "node:fs";
import { join } from "node:path";
import { generateMasterKey, openBackend } from "@maru/storage";
import { expect, it } from "vitest";
import { noteTaker } from "../testing/note-taker.ts";
import { runAndStop, runMaru, talk, temporaryStore } from "../testing/run-maru.ts";

const NOTES = ["우유", "빵", "달걀"];

async function notes(url: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const note of NOTES)
    await talk(url, note, [note, `${note} 둘`], { assistant: "notes", factories: noteTaker(1), environment });
}

it("verifies a sound store, and names the damage in another", async () => {
  const { url } = temporaryStore();
  await notes(url);
  const sound = await runMaru(["verify", "--store", url]);
  expect([sound.code, sound.output]).toEqual([
    0,
    expect.stringMatching(/^Checked \d+ spaces.*All is sound\.\n$/),
  ]);

  const backend = await openBackend(url);
  const [first] = await backend.listSpaces({ from: "", to: "\u{10ffff}", limit: 1 });
  await backend.commit({
    space: first?.space ?? "",
    deletes: [{ table: "event", from: "", to: "000000000003" }],
  });
  await backend.close();
  const damaged = await runMaru(["verify", "--store", url, "--json"]);
  expect(damaged.code).toBe(3);
  expect(damaged.json()).toMatchObject({
    findings: [{ space: first?.space, problem: expect.stringContaining("missing") }, {}],
  });
});

it("migrates with a backup; stopped half-way, a second run finishes", async () => {
  const { url, folder } = temporaryStore();
  await notes(url);
  const options = { factories: noteTaker(2) };
  const dry = await runMaru(["migrate", "--dry-run", "--store", url, "--json"], options);
  expect(dry.json()).toMatchObject({ migrated: 3, backup: null });

  const backup = join(folder, "before");
  const stopped = await runAndStop(["migrate", "--store", url, "--backup", backup], options);
  expect([stopped.code, stopped.errors]).toEqual([130, expect.stringContaining("Run it again")]);
  expect(readdirSync(backup)).toHaveLength(1);

  const finished = await runMaru(["migrate", "--store", url, "--backup", backup, "--json"], options);
  expect([finished.code, finished.json()]).toEqual([0, { migrated: 2, unchanged: 1, refused: [], backup }]);
  const shown = await runMaru(["sessions", "show", "빵", "--store", url], options);
  expect(shown.output).toContain("적었어요: 빵 둘");

  await runMaru(["sessions", "delete", "빵", "--yes", "--store", url]);
  const restored = await runMaru(["import", backup, "--store", url, "--json"]);
  expect([restored.code, restored.json()]).toMatchObject([3, { documents: { length: 3 } }]);
  const old = await runMaru(["sessions", "show", "빵", "--store", url], { factories: noteTaker(1) });
  expect(old.output).toContain("적었어요: 빵 둘");
});

it("leaves a session of a newer version as it is, and says so with 3", async () => {
  const { url } = temporaryStore();
  await talk(url, "우유", ["우유"], { assistant: "notes", factories: noteTaker(2) });
  const ran = await runMaru(["migrate", "--store", url, "--json"], { factories: noteTaker(1) });
  expect([ran.code, ran.json()]).toMatchObject([3, { migrated: 0, refused: [{ error: "FUTURE_VERSION" }] }]);
});

it("prunes old checkpoints and expired sessions; stopped half-way, a second run finishes", async () => {
  const { url } = temporaryStore();
  await notes(url);
  const prune = ["prune", "--keep-last", "1", "--store", url];
  expect((await runAndStop(prune)).code).toBe(130);
  const second = await runMaru([...prune, "--json"]);
  expect(second.json()).toMatchObject({ sessions: 3, removed: 0, failed: [] });
  expect((second.json() as { checkpoints: number }).checkpoints).toBeGreaterThan(0);
  expect((await runMaru([...prune, "--json"])).json()).toMatchObject({ checkpoints: 0 });
  const shown = await runMaru(["sessions", "show", "빵", "--store", url], { factories: noteTaker(1) });
  expect(shown.output).toContain("적었어요: 빵 둘");
});

it("rotates master keys; stopped half-way, a second run finishes, and the old key can go", async () => {
  const { url } = temporaryStore();
  const [old, next] = [`old:${generateMasterKey()}`, `new:${generateMasterKey()}`];
  await notes(url, { MARU_MASTER_KEYS: old });
  const both = { environment: { MARU_MASTER_KEYS: `${next},${old}` } };
  expect((await runAndStop(["rotate-keys", "--store", url], both)).code).toBe(130);
  const finished = await runMaru(["rotate-keys", "--store", url, "--json"], both);
  expect([finished.code, finished.json()]).toMatchObject([0, { complete: true, current_key: "new" }]);
  const only = { environment: { MARU_MASTER_KEYS: next } };
  expect((await runMaru(["sessions", "list", "--store", url], only)).output).toContain("달걀");
  const gone = await runMaru(["sessions", "list", "--store", url], {
    environment: { MARU_MASTER_KEYS: old },
  });
  expect([gone.code, gone.errors]).toEqual([2, expect.stringContaining('sealed with key "new"')]);
});

it("says how to turn encryption on before keys can be rotated", async () => {
  const { url } = temporaryStore();
  const off = await runMaru(["rotate-keys", "--store", url, "--lang", "ko"]);
  expect([off.code, off.errors]).toEqual([2, expect.stringContaining("--new-key")]);
  const made = await runMaru(["rotate-keys", "--new-key"]);
  expect(Buffer.from(made.output.trim(), "base64")).toHaveLength(32);
});

it("has nothing to migrate in what today's assistants have just written", async () => {
  const { url } = temporaryStore();
  await talk(url, "집", ["강남구 아파트 전세 시세 알려줘", "전세 계약서 검토해줘"], {
    assistant: "realestate",
  });
  await talk(url, "여행", ["오사카 3박 4일"], { assistant: "travel" });
  const ran = await runMaru(["migrate", "--dry-run", "--store", url, "--json"]);
  expect([ran.code, ran.json()]).toMatchObject([0, { migrated: 0, unchanged: 2, refused: [] }]);
});
