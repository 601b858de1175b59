import { inspect } from "node:util";
import { inflateRawSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { AFTER, type Cell, SEALED_TABLES } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { type DumpedRow, dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { generateMasterKey, KeyRing } from "./key-ring.ts";
import { openSealer } from "./open-sealer.ts";
import { KEY_ROW } from "./wrapped-key.ts";

const SECRETS = ["900101-1234567", "sk-canary-5f1c", "김하늘", "010-9876-5432", "postgres://maru:hunter2@db"];
const USER = "haneul@example.test";
const SESSION = "session-a";
const november = { id: "2026-11", key: generateMasterKey() };
const ring = new KeyRing([november]);

let backend: MemoryBackend;
let vault: Vault;
beforeEach(async () => {
  backend = new MemoryBackend();
  vault = new Vault(backend, await openSealer(backend, ring));
  const value = { personal_info: { secrets: SECRETS, user_id: USER }, text: SECRETS.join(" ").repeat(30) };
  await vault.commit(SESSION, {
    label: `user/${vault.lookupName(USER)}/1`,
    writes: [
      ...SEALED_TABLES.map((table) => ({ table, key: "1", value })),
      ...SEALED_TABLES.map((table) => ({ table, key: "2", value: SECRETS[0] })),
      { table: "version", key: "it", value: 1 },
    ],
  });
});

function readAll(from: Vault): Promise<unknown> {
  return from.read(
    SESSION,
    SEALED_TABLES.map((table) => ({ type: "range", table, from: "", to: AFTER })),
  );
}

/** What someone who holds the stored bytes could read, compressed or in another encoding. */
function readings(cell: Cell): string {
  if (typeof cell === "string") return cell;
  const bytes = Buffer.from(cell);
  const inflated = Array.from({ length: Math.min(bytes.length, 40) }, (_, start) =>
    tryInflate(bytes.subarray(start)),
  );
  return [bytes.toString("utf8"), bytes.toString("utf16le"), bytes.toString("latin1"), ...inflated].join(
    "\n",
  );
}

function tryInflate(bytes: Buffer): string {
  try {
    return inflateRawSync(bytes).toString("utf8");
  } catch {
    return "";
  }
}

function expectNoSecret(text: string): void {
  for (const secret of [...SECRETS, USER, encodeURIComponent(USER)]) {
    for (const form of [
      secret,
      ...["base64", "base64url", "hex"].map((each) => Buffer.from(secret).toString(each as "hex")),
    ]) {
      expect(text).not.toContain(form.replace(/=+$/, ""));
    }
  }
}

async function overwrite(row: DumpedRow, cell: Cell): Promise<void> {
  await backend.commit({ space: row.space, puts: [{ table: row.table, key: row.key, cell }] });
}

describe("B10: a sealed store", () => {
  it("[K1] gives back what was written, and holds none of it in a cell, key, space or label", async () => {
    expect(JSON.stringify(await readAll(new Vault(backend, await openSealer(backend, ring))))).toContain(
      SECRETS[1],
    );
    const rows = await dumpStore(backend);
    expect(rows.filter(({ space }) => space === SESSION)).toHaveLength(SEALED_TABLES.length * 2 + 2);
    for (const { space, label, table, key, cell } of rows)
      expectNoSecret([space, label, table, key, readings(cell)].join("\n"));
  });

  it("the same dump of a plaintext store holds all of it, so the search works", async () => {
    const plain = new MemoryBackend();
    const label = `user/${new Vault(plain, null).lookupName(USER)}`;
    await new Vault(plain, null).commit(SESSION, {
      label,
      writes: [{ table: "log", key: "1", value: { text: SECRETS.join(" ").repeat(30) } }],
    });
    const [row] = await dumpStore(plain);
    expect(row?.cell).toBeInstanceOf(Uint8Array);
    for (const secret of SECRETS) expect(readings(row?.cell ?? "")).toContain(secret);
    expect(row?.label).toContain(encodeURIComponent(USER));
  });

  it("a person is found by the same label again", async () => {
    const later = new Vault(backend, await openSealer(backend, ring));
    const from = `user/${later.lookupName(USER)}/`;
    expect(await backend.listSpaces({ from, to: from + AFTER, limit: 10 })).toMatchObject([
      { space: SESSION },
    ]);
  });

  it("[P1] no error says any of it, whatever was done to a row", async () => {
    const rows = (await dumpStore(backend)).filter(
      ({ space, table }) => space === SESSION && table !== "version",
    );
    for (const row of rows) {
      for (const altered of [
        "{",
        '{"a":1}',
        new Uint8Array(0),
        tamper(row.cell),
        (rows[0] as DumpedRow).cell,
      ]) {
        if (altered === row.cell) continue;
        await overwrite(row, altered);
        const error: unknown = await readAll(new Vault(backend, await openSealer(backend, ring))).catch(
          (error) => error,
        );
        expect(error).toMatchObject({ code: expect.stringMatching(/^(INTEGRITY|PLAINTEXT_REFUSED)$/) });
        expectNoSecret(inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error));
        await overwrite(row, row.cell);
      }
    }
  });
});

function tamper(cell: Cell): Cell {
  if (typeof cell === "string") return cell.replace(/.("\})$/, "_$1");
  return Uint8Array.from(cell, (byte, index) => (index === cell.length - 1 ? byte ^ 1 : byte));
}

describe("a store opened with the wrong keys", () => {
  it("is neither read nor written: what is stored stays as it is", async () => {
    const unknown = new KeyRing([{ ...november, id: "2027-05" }]);
    const impostor = new KeyRing([{ ...november, key: generateMasterKey() }]);
    const before = await dumpStore(backend);
    for (const [wrong, code] of [
      [unknown, "MISSING_KEY"],
      [impostor, "INTEGRITY"],
    ] as const) {
      const opened = new Vault(backend, await openSealer(new MemoryBackend(), wrong));
      await expect(readAll(opened)).rejects.toMatchObject({ code });
      const write = { writes: [{ table: "log" as const, key: "3", value: "mine now" }] };
      await expect(opened.commit(SESSION, write)).rejects.toMatchObject({ code });
    }
    expect(await dumpStore(backend)).toEqual(before);
  });

  it("[K4] A10: a row replaced by plaintext is refused and left for whoever looks into it", async () => {
    const row = (await dumpStore(backend)).find(({ table }) => table === "session") as DumpedRow;
    await overwrite(row, '{"role":"admin"}');
    await expect(readAll(new Vault(backend, await openSealer(backend, ring)))).rejects.toMatchObject({
      code: "PLAINTEXT_REFUSED",
    });
    expect((await dumpStore(backend)).find(({ table }) => table === "session")?.cell).toBe(
      '{"role":"admin"}',
    );
  });

  it("B11b: the data key and all rows of one session do not pass for another's", async () => {
    for (const { space, table, key, cell } of await dumpStore(backend)) {
      if (space === SESSION) await backend.commit({ space: "session-b", puts: [{ table, key, cell }] });
    }
    const thief = new Vault(backend, await openSealer(backend, ring));
    await expect(thief.read("session-b", [{ type: "row", table: "log", key: "1" }])).rejects.toMatchObject({
      code: "INTEGRITY",
    });
  });

  it("rows without their data key are refused", async () => {
    await backend.commit({ space: SESSION, deletes: [KEY_ROW] });
    await expect(readAll(new Vault(backend, await openSealer(backend, ring)))).rejects.toMatchObject({
      code: "INTEGRITY",
    });
  });
});
