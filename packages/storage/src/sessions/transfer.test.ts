import type { Plain } from "@maru/state";
import { describe, expect, it } from "vitest";
import { openStorage } from "../open-storage.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { exportSession, importSession } from "./transfer.ts";

const OWNER = { tenant: "maru", user: "지우", assistant: "travel" };

async function exported() {
  const storage = await openStorage("memory:");
  const { id } = await storage.sessions.create(OWNER);
  await storage.inbox.accept(id, { client_id: "c", content: "비밀이에요" });
  return { storage, id, document: await exportSession(storage.vault, id) };
}

describe("a document of a session", () => {
  it("[T2] that was redacted says nothing and cannot be imported", async () => {
    const { storage, id } = await exported();
    const hide = (value: Plain): Plain => JSON.parse(JSON.stringify(value).replaceAll("비밀", "██"));
    const hidden = await exportSession(storage.vault, id, hide);
    expect(JSON.stringify(hidden)).not.toContain("비밀");
    const other = await openStorage("memory:");
    await expect(importSession(other.vault, SYSTEM_PORTS, hidden)).rejects.toMatchObject({
      code: "UNKNOWN_FORMAT",
    });
    expect(await dumpStore(other.vault.backend)).toEqual([]);
    await storage.close();
  });

  it.each([
    ["is nothing", () => null],
    ["has another format", (document: object) => ({ ...document, format: "maru-session/2" })],
    ["has something added", (document: object) => ({ ...document, extra: 1 })],
    [
      "names a table that holds keys",
      (document: object) => ({ ...document, tables: { key: { data: "x" } } }),
    ],
    ["names a lease", (document: object) => ({ ...document, tables: { lease: { token: 1 } } })],
    ["has an id that is none", (document: object) => ({ ...document, session: { id: "../x" } })],
  ])("[T2] that %s is refused, and nothing is stored", async (_, change) => {
    const { document } = await exported();
    const other = await openStorage("memory:");
    await expect(importSession(other.vault, SYSTEM_PORTS, change(document))).rejects.toMatchObject({
      code: expect.stringMatching(/UNKNOWN_FORMAT|INVALID_ID/),
    });
    expect(await dumpStore(other.vault.backend)).toEqual([]);
  });

  it("of a session that is not there is refused", async () => {
    const { storage, id } = await exported();
    await storage.sessions.remove(id);
    await expect(exportSession(storage.vault, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
