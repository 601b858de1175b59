import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { associate, decrypt, encrypt, SEAL_BYTES } from "./aes-gcm.ts";

const key = randomBytes(32);
const place = associate(["here"]);
const anyBytes = fc.uint8Array({ maxLength: 300 });
const anyText = fc.string({ unit: "binary", maxLength: 6 });

describe("encrypted bytes", () => {
  it("open to what they were", () => {
    fc.assert(
      fc.property(anyBytes, anyBytes, (content, associated) => {
        const sealed = encrypt(key, content, associated);
        expect(sealed.length).toBe(content.length + SEAL_BYTES);
        expect(decrypt(key, sealed, associated)).toEqual(Buffer.from(content));
      }),
    );
  });

  it("[K5] B11a: never repeat a nonce", () => {
    const count = 100_000;
    const nonces = new Set<string>();
    const content = new Uint8Array(1);
    for (let index = 0; index < count; index += 1) {
      nonces.add(encrypt(key, content, place).toString("latin1", 0, 12));
    }
    expect(nonces.size).toBe(count);
  });

  it("do not open with another key", () => {
    expect(decrypt(randomBytes(32), encrypt(key, Buffer.from("서울"), place), place)).toBeNull();
  });

  it("B11e: do not open with a shortened tag", () => {
    const sealed = encrypt(key, Buffer.from("서울"), place);
    for (const kept of [15, 14, 13, 12, 8, 4, 0]) {
      expect(decrypt(key, sealed.subarray(0, sealed.length - 16 + kept), place)).toBeNull();
    }
  });
});

describe("associated data", () => {
  it("is different for different parts, wherever one part ends and the next begins", () => {
    const parts = fc.array(fc.oneof(anyText, fc.constantFrom("1:", "2:a", ":", "1", "\ud800", "\ud801")), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(parts, parts, (left, right) => {
        expect(associate(left).equals(associate(right))).toBe(JSON.stringify(left) === JSON.stringify(right));
      }),
      { numRuns: 2000 },
    );
  });

  it("is different when the same text is divided elsewhere", () => {
    fc.assert(
      fc.property(anyText, fc.nat(6), fc.nat(6), (text, one, other) => {
        const [left, right] = [Math.min(one, text.length), Math.min(other, text.length)];
        const divided = (at: number) => associate([text.slice(0, at), text.slice(at)]);
        expect(divided(left).equals(divided(right))).toBe(left === right);
      }),
    );
  });
});
