import { get } from "node:http";
import { WebSocket } from "ws";
import type { Entry, LogEvent } from "./record.ts";

/** Hears one conversation over a socket or an event stream, and comes back wherever it was cut off. */
export interface Listener {
  readonly name: string;
  readonly session: string;
  /** The newest event it has. */
  readonly last: () => number;
  /** Breaks its connection; it comes back by itself. */
  readonly cut: () => void;
  readonly stop: () => void;
}

export interface ListenerOptions {
  readonly session: string;
  readonly name: string;
  readonly over: "socket" | "stream";
  /** The server to come to, each time anew. */
  readonly base: () => string;
  readonly record: (entry: Entry) => void;
}

const PAUSE = 200;

export function listen({ session, name, over, base, record }: ListenerOptions): Listener {
  let last = 0;
  let isOver = false;
  let cut: () => void = () => undefined;
  const hear = (event: LogEvent) => {
    record({ kind: "heard", session, listener: name, event });
    last = event.seq;
  };
  const connect = over === "socket" ? openSocket : openStream;
  const comeBack = () => {
    if (isOver) return;
    cut = connect(base(), session, last, hear, () => void setTimeout(comeBack, PAUSE));
  };
  comeBack();
  return {
    name,
    session,
    last: () => last,
    cut: () => cut(),
    stop: () => {
      isOver = true;
      cut();
    },
  };
}

type Connect = (
  base: string,
  session: string,
  after: number,
  hear: (event: LogEvent) => void,
  ended: () => void,
) => () => void;

const openSocket: Connect = (base, session, after, hear, ended) => {
  const address = `${base.replace(/^http/, "ws")}/api/v1/chat/ws/${session}?after=${after}`;
  const socket = new WebSocket(address, { headers: { origin: base }, handshakeTimeout: 5_000 });
  socket.on("message", (data: Buffer) => {
    const { seq, event, data: told } = JSON.parse(data.toString("utf8"));
    if (typeof seq === "number" && event !== "snapshot_needed") hear({ seq, event, data: told });
  });
  socket.on("error", () => undefined);
  socket.once("close", ended);
  return () => socket.terminate();
};

const openStream: Connect = (base, session, after, hear, ended) => {
  const headers = { accept: "text/event-stream", "last-event-id": String(after) };
  const asking = get(
    new URL(`/api/v1/sessions/${session}/events`, base),
    { headers, agent: false },
    (response) => {
      if (response.statusCode !== 200) asking.destroy();
      let rest = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        const blocks = (rest + chunk).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) readBlock(block, hear);
      });
      response.on("error", () => undefined);
    },
  );
  asking.on("error", () => undefined);
  asking.once("close", ended);
  return () => asking.destroy();
};

/** What has an id is of the log; the rest was said in passing. */
function readBlock(block: string, hear: (event: LogEvent) => void): void {
  const lines = block.split("\n");
  const [told] = lines.filter((line) => line.startsWith("data:"));
  if (told === undefined || !lines.some((line) => line.startsWith("id:"))) return;
  const { seq, event, data } = JSON.parse(told.slice("data:".length));
  if (event !== "snapshot_needed") hear({ seq, event, data });
}
