import { CLOSE_REASONS, type KnownEvent } from "@maru/protocol";
import { describe, expect, it } from "vitest";
import { type Connection, EventStream, type Socket, type SocketListener } from "./event-stream.ts";

class FakeSocket implements Socket {
  readonly #listener: SocketListener;
  isClosed = false;
  constructor(listener: SocketListener) {
    this.#listener = listener;
  }
  close(): void {
    this.isClosed = true;
  }
  tell(event: string, data: object, seq?: number): void {
    this.#listener.onMessage(JSON.stringify({ event, data, ...(seq === undefined ? {} : { seq }) }));
  }
  cut(code: number): void {
    this.#listener.onClose(code);
  }
}

function openStream(after = 0) {
  const sockets: { socket: FakeSocket; after: number }[] = [];
  const events: KnownEvent[] = [];
  const connections: Connection[] = [];
  const waits: { milliseconds: number; then: () => void; isCancelled: boolean }[] = [];
  const stream = new EventStream({
    after,
    open: (from, listener) => {
      const socket = new FakeSocket(listener);
      sockets.push({ socket, after: from });
      return socket;
    },
    onEvent: (event) => events.push(event),
    onConnection: (connection) => connections.push(connection),
    isOnline: () => true,
    random: () => 1,
    wait: (milliseconds, then) => {
      const wait = { milliseconds, then, isCancelled: false };
      waits.push(wait);
      return () => {
        wait.isCancelled = true;
      };
    },
  });
  const newest = () => {
    const socket = sockets.at(-1)?.socket;
    if (socket === undefined) throw new Error("no socket was opened");
    return socket;
  };
  return { stream, sockets, events, connections, waits, newest };
}

const CONNECTED = { session_id: "s", protocol: 1, last_seq: 9, is_running: false, awaiting: null };
const progress = { node: "a", message: "…", fraction: null };

describe("the stream of events", () => {
  it("comes again after a cut and asks for what it missed", () => {
    const { newest, sockets, waits, connections } = openStream(4);
    newest().tell("connected", CONNECTED);
    newest().tell("planning_start", { message: "…" }, 7);
    newest().cut(1006);
    expect(connections).toEqual(["connecting", "open", "again"]);
    waits[0]?.then();
    expect(sockets.map(({ after }) => after)).toEqual([4, 7]);
  });

  it("waits longer each time, and begins anew once it was connected", () => {
    const { newest, waits } = openStream();
    for (let cut = 0; cut < 4; cut += 1) {
      newest().cut(1006);
      waits.at(-1)?.then();
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([800, 1600, 3200, 6400]);
    newest().tell("connected", CONNECTED);
    newest().cut(1006);
    expect(waits.at(-1)?.milliseconds).toBe(800);
  });

  it("tells nothing twice, and passes on what has no sequence", () => {
    const { newest, events } = openStream(3);
    newest().tell("planning_start", { message: "old" }, 3);
    newest().tell("planning_start", { message: "new" }, 4);
    newest().tell("planning_start", { message: "again" }, 4);
    newest().tell("progress", progress);
    expect(events.map(({ event, seq }) => [event, seq])).toEqual([
      ["planning_start", 4],
      ["progress", null],
    ]);
  });

  it("counts the sequence of events it does not know", () => {
    const { newest, sockets, waits, events } = openStream();
    newest().tell("from_the_future", {}, 12);
    newest().cut(1006);
    waits[0]?.then();
    expect(events).toEqual([]);
    expect(sockets.at(-1)?.after).toBe(12);
  });

  it("gives up when the conversation is gone, and asks to sign in when it must", () => {
    const gone = openStream();
    gone.newest().cut(CLOSE_REASONS.session_gone);
    expect(gone.connections.at(-1)).toBe("gone");
    expect(gone.waits).toEqual([]);
    const unknown = openStream();
    unknown.newest().cut(CLOSE_REASONS.unauthenticated);
    expect(unknown.connections.at(-1)).toBe("sign_in");
  });

  it("says at once that it is offline, and hurries when the device is back", () => {
    const { stream, newest, sockets, connections } = openStream();
    const first = newest();
    stream.cut();
    expect(first.isClosed).toBe(true);
    expect(connections.at(-1)).toBe("offline");
    stream.hurry();
    expect(sockets.length).toBe(2);
  });

  it("is silent once it is closed", () => {
    const { stream, newest, waits } = openStream();
    const socket = newest();
    stream.close();
    socket.cut(1006);
    expect(waits).toEqual([]);
  });
});
