import { once } from "node:events";
import { WebSocket } from "ws";

/** Many clients in a process of their own: most of them only listen, some talk now and then. */
export type CrowdTask =
  | {
      readonly do: "listen";
      readonly base: string;
      readonly sessions: readonly string[];
      readonly sockets: number;
    }
  | {
      readonly do: "talk";
      readonly base: string;
      readonly sessions: readonly string[];
      readonly seconds: number;
      readonly pause: number;
    }
  | { readonly do: "count" }
  | { readonly do: "leave" };

const BATCH = 100;
const open: WebSocket[] = [];

process.on("message", (task: CrowdTask) => {
  perform(task).then(
    (numbers) => process.send?.({ numbers }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.({ numbers: [] });

async function perform(task: CrowdTask): Promise<readonly number[]> {
  switch (task.do) {
    case "listen":
      for (let from = 0; from < task.sockets; from += BATCH) {
        const batch = Array.from({ length: Math.min(BATCH, task.sockets - from) }, (_, index) =>
          connect(task.base, task.sessions[(from + index) % task.sessions.length] ?? ""),
        );
        open.push(...(await Promise.all(batch)));
      }
      return [open.length];
    case "talk":
      return (await Promise.all(task.sessions.map((session, index) => talk(task, session, index)))).flat();
    case "count":
      return [open.filter(({ readyState }) => readyState === WebSocket.OPEN).length];
    case "leave":
      for (const socket of open.splice(0)) socket.terminate();
      return [];
  }
}

async function connect(base: string, session: string): Promise<WebSocket> {
  const socket = new WebSocket(`${base.replace(/^http/, "ws")}/api/v1/chat/ws/${session}`, {
    origin: base,
    perMessageDeflate: false,
  });
  socket.on("error", () => undefined);
  await once(socket, "open");
  return socket;
}

/** Milliseconds from sending each message to the first event of its turn. */
async function talk(
  { base, seconds, pause }: { base: string; seconds: number; pause: number },
  session: string,
  index: number,
): Promise<readonly number[]> {
  const socket = await connect(base, session);
  const times: number[] = [];
  let sent = 0;
  let isWaiting = false;
  socket.on("message", (data: Buffer) => {
    if (!isWaiting || !data.includes('"turn_started"')) return;
    isWaiting = false;
    times.push(performance.now() - sent);
  });
  // Everybody begins at another moment, as people do.
  await sleep((pause * (index % 97)) / 97);
  const until = performance.now() + seconds * 1000;
  for (let said = 0; performance.now() < until; said += 1) {
    if (!isWaiting) {
      isWaiting = true;
      sent = performance.now();
      socket.send(
        JSON.stringify({ type: "query", query: `message ${said}`, client_id: `${session}-${said}` }),
      );
    }
    await sleep(pause);
  }
  // What was never answered counts as long as it took to give up.
  if (isWaiting) times.push(performance.now() - sent);
  socket.terminate();
  return times;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
