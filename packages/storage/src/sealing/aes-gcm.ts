import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** How much longer than its content sealed bytes are. */
export const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/**
 * Nonce, ciphertext, tag. The nonce comes fresh from the operating system each time and cannot be passed in: a counter
 * or a pool would repeat after a restart or in a cloned machine, and one repeated nonce gives GCM away.
 */
export function encrypt(key: CipherKey, content: Uint8Array, associatedData: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associatedData);
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** The content, or null when anything about it is not as it was sealed. */
export function decrypt(key: CipherKey, sealed: Uint8Array, associatedData: Uint8Array): Buffer | null {
  if (sealed.length < SEAL_BYTES) return null;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(associatedData);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const content = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    decipher.final();
    return content;
  } catch {
    return null;
  }
}

/** Different parts never give the same bytes: each is preceded by its length, and UTF-16 keeps lone surrogates apart. */
export function associate(parts: readonly string[]): Buffer {
  return Buffer.from(parts.map((part) => `${part.length}:${part}`).join(""), "utf16le");
}
