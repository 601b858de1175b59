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
      code: expect.stringMatching(/UNKNOWN_FORMAT|INVALID_ID|DOCUMENT_REFUSED/),
    });
    expect(await dumpStore(other.vault.backend)).toEqual([]);
  });

  type Document = Awaited<ReturnType<typeof exported>>["document"];
  const change = (document: Document, table: string, key: string, value: unknown) => ({
    ...document,
    tables: { ...document.tables, [table]: { ...document.tables[table], [key]: value } },
  });
  const nested = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`) as unknown;
  const HOSTILE: readonly [string, (document: Document) => unknown][] = [
    [
      "names another session among its rows",
      (it) => change(it, "session", "session", { ...it.session, id: "0".repeat(26) }),
    ],
    ["names another session in front", (it) => ({ ...it, session: { ...it.session, id: "0".repeat(26) } })],
    [
      "names another owner among its rows",
      (it) => change(it, "session", "session", { ...it.session, tenant: "acme" }),
    ],
    [
      "has an object for a title",
      (it) => ({
        ...change(it, "session", "session", { ...it.session, title: {} }),
        session: { ...it.session, title: {} },
      }),
    ],
    ["has another version", (it) => change(it, "version", "session", 7)],
    ["has a text for a version", (it) => change(it, "version", "session", "1")],
    ["counts more messages than it has", (it) => change(it, "cursor", "inbox-next", 5)],
    [
      "has a message under another number",
      (it) =>
        change(it, "inbox", "message/000000000000", {
          sequence: 4,
          client_id: "c",
          content: 1,
          received_at: "2026-11-16",
        }),
    ],
    ["has an event that is none", (it) => change(it, "event", "000000000001", "hello")],
    [
      "has events that nothing counts",
      (it) => change(it, "event", "000000000001", { type: "closed", data: null }),
    ],
    ["has a cursor of another kind", (it) => change(it, "cursor", "log", { next: "1", small: [], epoch: 0 })],
    [
      "refers to values without end",
      (it) =>
        change(
          {
            ...it,
            tables: { ...it.tables, cursor: { ...it.tables.cursor, log: { next: 1, small: [], epoch: 0 } } },
          },
          "checkpoint",
          "/a",
          {
            p: null,
            h: {
              v: 4,
              ts: "2026-11-16",
              metadata: {},
              versions: {},
              seen: {},
              values: { state: { l: [[0, 2 ** 40]] } },
            },
          },
        ),
    ],
    ["is nested without end", (it) => change(it, "cursor", "deep", nested(20_000))],
    ["has an unknown row", (it) => change(it, "session", "other", 1)],
  ];
  it.each(HOSTILE)("[T3] that %s is refused by name, and nothing is stored", async (_, make) => {
    const { document } = await exported();
    const other = await openStorage("memory:");
    await expect(importSession(other.vault, SYSTEM_PORTS, make(document))).rejects.toMatchObject({
      code: "DOCUMENT_REFUSED",
    });
    expect(await dumpStore(other.vault.backend)).toEqual([]);
  });

  it("[T3] becomes whose it is meant to be, and is tried out before it is taken in", async () => {
    const { document, id } = await exported();
    const other = await openStorage("memory:");
    const owner = { tenant: "acme", user: "민수" };
    const trial = async () => {
      throw new TypeError("it cannot be opened");
    };
    await expect(importSession(other.vault, SYSTEM_PORTS, document, { owner, trial })).rejects.toMatchObject({
      code: "DOCUMENT_REFUSED",
      message: expect.stringContaining("cannot be opened"),
    });
    expect(await dumpStore(other.vault.backend)).toEqual([]);
    await importSession(other.vault, SYSTEM_PORTS, document, { owner });
    expect(await other.sessions.get(id)).toMatchObject(owner);
    expect((await other.sessions.list(owner)).sessions).toHaveLength(1);
    expect((await other.sessions.list(OWNER)).sessions).toHaveLength(0);
  });

  it("of a session that is not there is refused", async () => {
    const { storage, id } = await exported();
    await storage.sessions.remove(id);
    await expect(exportSession(storage.vault, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
