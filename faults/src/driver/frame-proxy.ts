import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface FrameProxy {
  readonly port: number;
  close(): Promise<void>;
}

export interface Trouble {
  /** After so many frames of the server a connection ends. */
  readonly framesPerConnection: number;
  /** Milliseconds by which everything comes later, in both directions. */
  readonly delay?: number;
  /** How it ends: both sides notice, or nobody does and nothing gets through any more. */
  readonly end?: "cut" | "silence";
}

/** Stands between a socket's client and the server, and makes trouble. */
export async function startFrameProxy(
  target: number,
  { framesPerConnection, delay = 0, end: kind = "cut" }: Trouble,
): Promise<FrameProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
    }
    const frames = new FrameCounter();
    const isOver = () => frames.count >= framesPerConnection;
    const up = later(delay);
    const down = later(delay);
    client.on("data", (chunk) => up(() => !isOver() && upstream.write(chunk)));
    upstream.on("data", (chunk: Buffer) =>
      down(() => {
        if (isOver()) return;
        const allowed = frames.upTo(chunk, framesPerConnection);
        client.write(allowed, () => {
          if (isOver() && kind === "cut") end();
        });
      }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as { port: number }).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Does things in their order, each so many milliseconds late. */
function later(milliseconds: number): (act: () => unknown) => void {
  return milliseconds === 0 ? (act) => act() : (act) => setTimeout(act, milliseconds);
}

/** Finds where frames end in what a server sends, after the head of its answer. */
class FrameCounter {
  count = 0;
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;

  /** The part of a chunk that lies before the end of that frame. */
  upTo(chunk: Buffer, most: number): Buffer {
    const pending = this.#rest.length;
    const bytes = Buffer.concat([this.#rest, chunk]);
    let position = 0;
    if (!this.#isOpen) {
      const head = bytes.indexOf("\r\n\r\n");
      if (head === -1) return this.#keep(bytes, 0, chunk);
      this.#isOpen = true;
      position = head + 4;
    }
    while (this.count < most) {
      const end = frameEnd(bytes, position);
      if (end === null) return this.#keep(bytes, position, chunk);
      position = end;
      this.count += 1;
    }
    return chunk.subarray(0, Math.max(0, position - pending));
  }

  #keep(bytes: Buffer, from: number, chunk: Buffer): Buffer {
    this.#rest = bytes.subarray(from);
    return chunk;
  }
}

/** Frames of a server are never masked. */
function frameEnd(bytes: Buffer, start: number): number | null {
  const short = bytes[start + 1];
  if (short === undefined) return null;
  const size = short & 127;
  const lengthBytes = size === 126 ? 2 : size === 127 ? 8 : 0;
  const data = start + 2 + lengthBytes;
  if (bytes.length < data) return null;
  const length =
    size === 126
      ? bytes.readUInt16BE(start + 2)
      : size === 127
        ? Number(bytes.readBigUInt64BE(start + 2))
        : size;
  return bytes.length < data + length ? null : data + length;
}
