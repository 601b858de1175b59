import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type BaseCheckpointSaver, MemorySaver } from "@langchain/langgraph";

type Serializer = BaseCheckpointSaver["serde"];

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a careful user would write: the official serializer's bytes, sealed. Bytes out, bytes in, as its protocol says. */
export class EncryptingSerializer implements Serializer {
  readonly #key = randomBytes(32);
  readonly #inner: Serializer = new MemorySaver().serde;

  async dumpsTyped(value: unknown): Promise<[string, Uint8Array]> {
    const [type, bytes] = await this.#inner.dumpsTyped(value);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return [`${ALGORITHM}+${type}`, Buffer.concat([nonce, cipher.getAuthTag(), sealed])];
  }

  async loadsTyped(type: string, data: Uint8Array | string): Promise<unknown> {
    const bytes = typeof data === "string" ? Buffer.from(data, "utf8") : Buffer.from(data);
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return this.#inner.loadsTyped(
      type.slice(ALGORITHM.length + 1),
      Buffer.concat([opened, decipher.final()]),
    );
  }
}
