/** Connections that say what they are told to and read nothing: `tsx crowd.ts <port> <count> <first words> <then>`. */
import { connect, type Socket } from "node:net";

/** What is said on and on. */
const THEN: Readonly<Record<string, Buffer | null>> = {
  nothing: null,
  /** Four kilobytes of a body that never ends. */
  chunks: Buffer.from(`1000\r\n${"a".repeat(0x1000)}\r\n`),
  /** A hundred pings of 125 bytes, masked with nothing. */
  pings: Buffer.concat(
    Array.from({ length: 100 }, () =>
      Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)]),
    ),
  ),
};

const [port, count, first = "", then = "nothing"] = process.argv.slice(2);
for (let index = 0; index < Number(count); index += 1) join();

function join(): void {
  const socket = connect(Number(port), "127.0.0.1");
  socket.pause();
  socket.on("error", () => undefined);
  socket.once("connect", () => {
    socket.write(first);
    const words = THEN[then] ?? null;
    if (words !== null) sayOn(socket, words);
  });
}

function sayOn(socket: Socket, words: Buffer): void {
  const say = () => {
    while (!socket.destroyed && socket.write(words));
  };
  socket.on("drain", () => setImmediate(say));
  say();
}
