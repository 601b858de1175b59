import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { RuntimeError } from "../errors.ts";

/** Reads a body up to a size that counts after decompression, and lets go of the connection beyond it. */
export async function readBody(response: IncomingMessage, most: number): Promise<Uint8Array> {
  const claimed = Number(response.headers["content-length"] ?? 0);
  if (claimed > most) throw tooLarge(response, most);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressed(response) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge(response, most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(response: IncomingMessage, most: number): RuntimeError {
  response.destroy();
  return new RuntimeError("RESPONSE_REFUSED", { reason: `it is larger than ${most} bytes` });
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  switch (encoding) {
    case "identity":
    case "":
      return response;
    case "gzip":
    case "x-gzip":
      return unpacked(response, createGunzip());
    case "deflate":
      return unpacked(response, createInflate());
    case "br":
      return unpacked(response, createBrotliDecompress());
    default:
      response.destroy();
      throw new RuntimeError("RESPONSE_REFUSED", { reason: "its encoding is not one that was asked for" });
  }
}

/** A connection that breaks has to break the reading, too. */
function unpacked(response: IncomingMessage, unpack: ReturnType<typeof createGunzip>): Readable {
  response.once("error", (error) => unpack.destroy(error));
  response.once("aborted", () => unpack.destroy(new Error("the connection was closed")));
  unpack.once("close", () => response.destroy());
  return response.pipe(unpack);
}
