import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isStorageError } from "../../errors.ts";
import { plain } from "../../testing/plain-rows.ts";
import { applyBatch, emptySpace } from "../space-rows.ts";
import { claimedChecksum, DamagedDocument, parseDocument, renderDocument } from "./file-document.ts";

function sample() {
  const rows = emptySpace();
  applyBatch(
    {
      space: "session/1",
      label: "kim/오사카",
      puts: [
        { table: "session", key: "data", cell: '{"title":"오사카 3박 4일","asks":["budget"]}' },
        { table: "event", key: "000000000002", cell: '"둘"' },
        { table: "event", key: "000000000001", cell: "1" },
        { table: "log", key: "10", cell: Uint8Array.of(1, 2, 255) },
        { table: "log", key: "9", cell: "1.0" },
      ],
    },
    rows,
  );
  return { space: "session/1", rows };
}

const content = renderDocument(sample());

/** Either the very same document, or a refusal; nothing in between. */
function readsSafely(bytes: Buffer): boolean {
  try {
    return renderDocument(parseDocument(bytes)).equals(content);
  } catch (error) {
    return error instanceof DamagedDocument || isStorageError(error, "UNKNOWN_FORMAT");
  }
}

describe("the document of a space", () => {
  it("[D1] is JSON that people can read", () => {
    expect(content.toString("utf8").replace(/[0-9a-f]{64}/, "…")).toBe(`{
  "format": "maru-space/1",
  "checksum": "sha256:…",
  "space": "session/1",
  "label": "kim/오사카",
  "tables": {
    "event": {
      "000000000001": 1,
      "000000000002": "둘"
    },
    "log": {
      "10": {
        "$bytes": "AQL/"
      },
      "9": {
        "$text": "1.0"
      }
    },
    "session": {
      "data": {
        "title": "오사카 3박 4일",
        "asks": [
          "budget"
        ]
      }
    }
  }
}
`);
    expect(JSON.parse(content.toString("utf8"))).toMatchObject({
      format: "maru-space/1",
      space: "session/1",
    });
  });

  it("reads back as it was", () => {
    const { space, rows } = parseDocument(content);
    expect({ space, label: rows.label }).toEqual({ space: "session/1", label: "kim/오사카" });
    expect(plain(rows.tables.get("log")?.rows() ?? [])).toEqual([
      { key: "10", cell: Uint8Array.of(1, 2, 255) },
      { key: "9", cell: "1.0" },
    ]);
    expect(renderDocument({ space, rows }).equals(content)).toBe(true);
    expect(parseDocument(renderDocument({ space: "s", rows: emptySpace() })).space).toBe("s");
  });

  it("[D2] cut off after any byte is refused", () => {
    for (let length = 0; length < content.length; length += 1) {
      expect(() => parseDocument(content.subarray(0, length)), `${length} bytes`).toThrow(DamagedDocument);
    }
  });

  it("[D2] with any bit flipped, byte doubled or byte missing is refused", () => {
    for (let offset = 0; offset < content.length; offset += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const flipped = Buffer.from(content);
        flipped[offset] = (flipped[offset] ?? 0) ^ (1 << bit);
        expect(readsSafely(flipped) && !flipped.equals(content), `byte ${offset}, bit ${bit}`).toBe(true);
      }
      const doubled = Buffer.concat([content.subarray(0, offset), content.subarray(offset ? offset - 1 : 0)]);
      const missing = Buffer.concat([content.subarray(0, offset), content.subarray(offset + 1)]);
      expect(readsSafely(doubled) && readsSafely(missing), `byte ${offset}`).toBe(true);
    }
    expect(readsSafely(Buffer.concat([content, content]))).toBe(true);
    expect(readsSafely(Buffer.alloc(content.length))).toBe(true);
  });

  it("says where the damage begins when that can be told", () => {
    const at = content.indexOf('"label"');
    const broken = Buffer.from(content);
    broken[at] = 0x7b;
    const damage = (bytes: Buffer) => {
      try {
        parseDocument(bytes);
      } catch (error) {
        return { offset: (error as DamagedDocument).offset, reason: (error as Error).message };
      }
    };
    expect(damage(broken)).toEqual({ offset: at, reason: "it is not JSON from there on" });
    expect(damage(content.subarray(0, 300))?.offset).toBe(300);
    expect(damage(Buffer.alloc(0))).toEqual({ offset: 0, reason: "it is empty" });
    expect(damage(Buffer.from("x"))).toEqual({
      offset: 0,
      reason: "it does not start as a document of ours",
    });
    const changed = Buffer.from(content.toString("utf8").replace("3박", "4박"));
    expect(damage(changed)).toEqual({ offset: null, reason: "its content does not match its checksum" });
  });

  it("made by hand in another shape is refused, even with the right checksum", () => {
    const shapes = [
      '"space": 1, "label": "", "tables": {}}',
      '"space": "s", "label": "", "tables": []}',
      '"space": "s", "label": "", "tables": {"secrets": {}}}',
      '"space": "s", "label": "", "tables": {"event": 1}}',
      '"label": "", "tables": {"__proto__": {}}}',
    ];
    for (const body of shapes) {
      const checksum = createHash("sha256").update(body).digest("hex");
      const made = `{\n  "format": "maru-space/1",\n  "checksum": "sha256:${checksum}",\n${body}`;
      expect(() => parseDocument(Buffer.from(made)), body).toThrow(DamagedDocument);
    }
  });

  it("[O3] of a newer format is refused as such, not as damage", () => {
    const newer = Buffer.from(content.toString("utf8").replace("maru-space/1", "maru-space/2"));
    expect(() => parseDocument(newer)).toThrow(
      expect.objectContaining({
        code: "UNKNOWN_FORMAT",
        details: { found: "maru-space/2", supported: "maru-space/1" },
      }),
    );
  });

  it("claims another checksum after every change", () => {
    const changed = sample();
    changed.rows.label = "other";
    expect(claimedChecksum(content)).not.toBe(claimedChecksum(renderDocument(changed)));
    expect(claimedChecksum(Buffer.from("{}"))).toBeNull();
  });
});
