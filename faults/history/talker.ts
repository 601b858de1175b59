import { WebSocket } from "ws";
import { ask } from "./ask.ts";
import type { Chance } from "./chance.ts";
import type { Entry } from "./record.ts";

export interface TalkerOptions {
  readonly session: string;
  readonly name: string;
  /** What it says, by number. */
  readonly words: (number: number) => string;
  readonly chance: Chance;
  /** Any of the servers, each time anew. */
  readonly base: () => string;
  readonly record: (entry: Entry) => void;
  readonly isOver: () => boolean;
  readonly rest: (milliseconds: number) => Promise<void>;
}

const PAUSE = 150;

/**
 * Says one thing after the other in a conversation, over HTTP and over the socket. What is not acknowledged is said
 * again under the same id until it is, or until all is over; sometimes also when it was acknowledged.
 */
export async function talk(options: TalkerOptions): Promise<void> {
  const { session, name, words, chance, record, isOver, rest } = options;
  for (let number = 0; !isOver(); number += 1) {
    const [client_id, text] = [`${name}-${number}`, words(number)];
    record({ kind: "said", session, client_id, text });
    for (let isAcknowledged = false; !isOver() && !isAcknowledged; ) {
      const turn = await (chance.percent(30) ? sayOnSocket : sayOverHttp)(options, client_id, text).catch(
        () => null,
      );
      isAcknowledged = turn !== null && !chance.percent(5);
      if (turn !== null) record({ kind: "acknowledged", session, client_id, turn });
      else await rest(PAUSE);
    }
    await rest(chance.below(600));
  }
}

async function sayOverHttp(
  { session, base, chance }: TalkerOptions,
  client_id: string,
  text: string,
): Promise<number | null> {
  const cut = chance.percent(10) ? { cutAfter: chance.below(12) } : {};
  const path = `/api/v1/sessions/${session}/messages`;
  const { status, body } = await ask(base(), "POST", path, { body: { client_id, text }, ...cut });
  return status === 202 ? (body as { turn: number }).turn : null;
}

function sayOnSocket(
  { session, base }: TalkerOptions,
  client_id: string,
  query: string,
): Promise<number | null> {
  const origin = base();
  const address = `${origin.replace(/^http/, "ws")}/api/v1/chat/ws/${session}?after=${Number.MAX_SAFE_INTEGER}`;
  const socket = new WebSocket(address, { headers: { origin }, handshakeTimeout: 3_000 });
  return new Promise((resolve) => {
    const end = (turn: number | null) => {
      clearTimeout(timer);
      socket.terminate();
      resolve(turn);
    };
    const timer = setTimeout(() => end(null), 8_000);
    socket.on("error", () => end(null));
    socket.on("close", () => end(null));
    socket.on("open", () => socket.send(JSON.stringify({ type: "query", query, client_id })));
    socket.on("message", (data: Buffer) => {
      const { event, data: told } = JSON.parse(data.toString("utf8"));
      if (event === "accepted" && told.client_id === client_id) end(told.turn);
      if (event === "refused") end(null);
    });
  });
}
