import { existsSync } from "node:fs";
import { join } from "node:path";
import { generateMasterKey } from "@maru/storage";
import { expect, it } from "vitest";
import { noteTaker } from "../testing/note-taker.ts";
import { type RunOptions, runMaru, talk, temporaryStore } from "../testing/run-maru.ts";
import { checkNode } from "./check-settings.ts";

interface Told {
  readonly findings: readonly { check: string; status: string; found: string; fix: string | null }[];
}

async function ask(url: string, environment: RunOptions["environment"] = {}) {
  const ran = await runMaru(["doctor", "--store", url, "--json"], { environment });
  const { findings } = ran.json() as Told;
  return { code: ran.code, of: (check: string) => findings.find((finding) => finding.check === check) };
}

it("finds everything usable without any setting, and says what could be switched on", async () => {
  const { url, folder } = temporaryStore();
  const { code, of } = await ask(url);
  expect(code).toBe(0);
  expect(of("store")).toMatchObject({ status: "ok", found: expect.stringContaining("made at first use") });
  expect(of("encryption")).toMatchObject({ status: "off", fix: expect.stringContaining("--new-key") });
  expect(of("model")).toMatchObject({ status: "off", fix: expect.stringContaining("MARU_MODEL=") });
  expect(existsSync(join(folder, "maru.db"))).toBe(false);
});

it("names what is in the way and how to fix it, and ends with 3", async () => {
  const { url, folder } = temporaryStore();
  const keys = `new:${generateMasterKey()}`;
  await talk(url, "우유", ["우유"], {
    assistant: "notes",
    factories: noteTaker(2),
    environment: { MARU_MASTER_KEYS: keys },
  });
  const sealed = await ask(url);
  expect([sealed.code, sealed.of("store")]).toMatchObject([
    3,
    { status: "problem", fix: expect.stringContaining("MARU_MASTER_KEYS") },
  ]);
  expect((await ask(url, { MARU_MASTER_KEYS: keys })).code).toBe(0);

  const wrong = await ask(`sqlite:${folder}/other.db`, {
    MARU_MODEL: "openai:gpt",
    MARU_MASTER_KEYS: "short:abc",
    MARU_OIDC_ISSUER: "https://login.example",
  });
  for (const check of ["model", "encryption", "sign-in"])
    expect(wrong.of(check)).toMatchObject({ status: "problem", fix: expect.any(String) });
  expect(wrong.of("model")?.found).toContain("OPENAI_API_KEY");
});

it("never prints a password or a key", async () => {
  const key = generateMasterKey();
  const ran = await runMaru(["doctor", "--store", "postgres://maru:hunter2@127.0.0.1:1/maru"], {
    environment: { MARU_MASTER_KEYS: `a:${key}`, MARU_MODEL: "openai:gpt", OPENAI_API_KEY: "sk-verysecret" },
  });
  expect(ran.code).toBe(3);
  expect(ran.output).not.toMatch(new RegExp(`hunter2|verysecret|${key.slice(0, 20).replaceAll("+", "\\+")}`));
});

it("knows which Node.js is too old", () => {
  expect(["v20.18.9", "v18.0.0", "v20.19.0", "v22.1.0"].map((version) => checkNode(version).status)).toEqual([
    "problem",
    "problem",
    "ok",
    "ok",
  ]);
});
