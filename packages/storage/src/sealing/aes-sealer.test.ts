import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Cell, SEALED_TABLES } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { fromCell, toCell } from "../cell.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import type { AesSealer } from "./aes-sealer.ts";
import { generateMasterKey, KeyRing } from "./key-ring.ts";
import { openSealer } from "./open-sealer.ts";
import type { CellAddress, DataKey } from "./sealer.ts";

const address: CellAddress = { space: "session-a", table: "log", key: "messages/1" };
const ring = new KeyRing([{ id: "2026-11", key: generateMasterKey() }]);
const anyAddress = fc.record({
  space: fc.string({ maxLength: 12 }),
  table: fc.constantFrom(...SEALED_TABLES),
  key: fc.string({ unit: "binary", maxLength: 12 }),
});

let sealer: AesSealer;
let dataKey: DataKey;
beforeAll(async () => {
  sealer = await openSealer(new MemoryBackend(), ring);
  dataKey = sealer.create(address.space).dataKey;
});

function codeOf(sealed: Cell, at: CellAddress = address, key: DataKey | null = dataKey): string {
  return refusalOf(() => sealer.open(key, at, sealed)).code;
}

describe("a sealed cell", () => {
  it("opens as the text or the bytes it was", () => {
    const text = fc.string({ unit: "binary" }).map((each) => each.toWellFormed());
    fc.assert(
      fc.property(anyAddress, fc.oneof(text, fc.uint8Array()), (at, cell) => {
        const opened = sealer.open(dataKey, at, sealer.seal(dataKey, at, cell));
        expect(typeof opened).toBe(typeof cell);
        expect(Buffer.from(opened as string).equals(Buffer.from(cell as string))).toBe(true);
      }),
    );
  });

  it("opens for a process that unwraps the same data key later", async () => {
    const { dataKey, cell: wrapped } = sealer.create("session-b");
    const at = { ...address, space: "session-b" };
    const sealed = sealer.seal(dataKey, at, "안녕하세요");
    const restarted = await openSealer(new MemoryBackend(), ring);
    expect(restarted.open(restarted.unwrap("session-b", wrapped), at, sealed)).toBe("안녕하세요");
  });

  it("[K5] B11a, B11f: is different each time, also after a restart", async () => {
    const restarted = await openSealer(new MemoryBackend(), ring);
    const sealed = [sealer, sealer, restarted, restarted].map((each) =>
      each.seal(dataKey, address, "같은 상태"),
    );
    expect(new Set(sealed.map((each) => Buffer.from(each).toString("hex"))).size).toBe(4);
    const nonces = sealed.map((each) => Buffer.from(each.subarray(7, 19)).toString("hex"));
    expect(new Set(nonces).size).toBe(4);
  });

  it("[K2] B11b: does not open anywhere but at its own address", () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, (from, to) => {
        fc.pre(from.space !== to.space || from.table !== to.table || from.key !== to.key);
        expect(codeOf(sealer.seal(dataKey, from, "서울"), to)).toBe("INTEGRITY");
      }),
    );
  });

  it.each([
    ["another session", { ...address, space: "session-b" }],
    ["another field", { ...address, key: "notes/1" }],
    ["another version", { ...address, key: "messages/2" }],
    ["another table", { ...address, table: "event" as const }],
    ["an address that only reads the same", { ...address, space: "session-", key: "amessages/1" }],
  ])("B11b, B11g: does not open when it is moved to %s", (_, to) => {
    expect(codeOf(sealer.seal(dataKey, address, "서울"), to)).toBe("INTEGRITY");
  });

  it("does not open with the data key of another session, nor with other bytes under its id", () => {
    const sealed = sealer.seal(dataKey, address, "서울");
    const other = sealer.create("session-b").dataKey;
    expect(codeOf(sealed, address, other)).toBe("INTEGRITY");
    expect(codeOf(sealed, address, { id: dataKey.id, bytes: other.bytes })).toBe("INTEGRITY");
  });

  it("says whether the data key, the form or the seal is wrong", () => {
    const sealed = sealer.seal(dataKey, address, "서울");
    const reasonOf = (key: DataKey | null, cell: Cell) =>
      refusalOf(() => sealer.open(key, address, cell)).message;
    expect(reasonOf(sealer.create("session-b").dataKey, sealed)).toContain("another data key");
    expect(reasonOf(null, sealed)).toContain("data key is gone");
    expect(reasonOf(dataKey, Buffer.concat([Uint8Array.of(0x7b), sealed.subarray(1)]))).toContain(
      "does not start like",
    );
    expect(reasonOf(dataKey, sealed.subarray(0, -1))).toContain("seal does not hold");
  });

  it.each(["{}", Buffer.from([1, 2, 3])])("[K3] B11c: is refused with any bit flipped (%j)", (cell) => {
    const sealed = sealer.seal(dataKey, address, cell);
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const altered = Uint8Array.from(sealed);
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(codeOf(altered), `bit ${bit}`).toBe("INTEGRITY");
    }
  });

  it("is refused when text is passed off as bytes", () => {
    const [text, bytes] = [
      sealer.seal(dataKey, address, "{}"),
      sealer.seal(dataKey, address, Buffer.from("{}")),
    ];
    expect(codeOf(Buffer.concat([bytes.subarray(0, 1), text.subarray(1)]))).toBe("INTEGRITY");
  });

  it("[K3] B11e: is refused when it is cut anywhere, also within the tag, or lengthened", () => {
    const sealed = sealer.seal(dataKey, address, '{"city":"부산"}');
    for (let length = 0; length < sealed.length; length += 1) {
      expect(codeOf(sealed.subarray(0, length)), `${length} bytes`).toBe("INTEGRITY");
    }
    expect(codeOf(Buffer.concat([sealed, Buffer.alloc(1)]))).toBe("INTEGRITY");
  });

  it("is refused when the row with its data key is gone", () => {
    expect(codeOf(sealer.seal(dataKey, address, "서울"), address, null)).toBe("INTEGRITY");
  });

  it("is not mistaken for an unsealed cell when encryption is off", () => {
    for (const cell of ["{}", toCell(JSON.stringify("가".repeat(2000)))]) {
      const sealed = sealer.seal(dataKey, address, cell);
      expect(refusalOf(() => fromCell(sealed, address)).code).toBe("CORRUPT");
    }
  });
});

describe("a cell that was never sealed", () => {
  it("A10: is refused, be it text or compressed, with a data key or without", () => {
    const compressed = toCell(JSON.stringify("가".repeat(2000)));
    expect(compressed).toBeInstanceOf(Uint8Array);
    for (const plain of ['{"admin":true}', "", compressed]) {
      for (const key of [dataKey, null]) expect(codeOf(plain, address, key)).toBe("PLAINTEXT_REFUSED");
    }
  });

  it("is not sealed when it could not come back as it was", () => {
    expect(refusalOf(() => sealer.seal(dataKey, address, '"\ud800"')).code).toBe("NOT_STORABLE");
  });
});

describe("a look-up hash", () => {
  it("is the same for the same value and another for any other", () => {
    const value = fc.string({ unit: "binary", maxLength: 8 });
    fc.assert(
      fc.property(value, value, (left, right) => {
        expect(sealer.lookupHash(left)).toMatch(/^[A-Za-z0-9_-]{43}$/);
        expect(sealer.lookupHash(left) === sealer.lookupHash(right)).toBe(left === right);
      }),
    );
    expect(sealer.lookupHash("\ud800")).not.toBe(sealer.lookupHash("\ud801"));
  });
});
