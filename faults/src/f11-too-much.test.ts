import { readFile } from "node:fs/promises";
import { callRoute, ROUTES } from "@maru/protocol";
import { SocketClient, startMember, type TeamMember } from "@maru/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const SIZES = [1, 100, 10_000, 20_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
const LONGEST = 20_000;
/** Milliseconds. */
const MOST_BUSY = 100;

let server: TeamMember;
let session: string;
beforeAll(async () => {
  server = await startMember("memory:");
  const wire = { fetch, base: server.url };
  session = (await callRoute(wire, ROUTES.createSession, { body: { assistant: "note" } })).id;
  // Everything that is made once is made before anything is measured.
  for (const length of [1, LONGEST, 1_000_000]) await post(length, "warm-up");
});
afterAll(() => server.kill());

async function megabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/**
 * Milliseconds that the thread which serves everyone was busy with something: others wait no longer than that for it.
 * Time on a core, so that a loaded machine changes nothing.
 */
async function busyWith<Result>(work: () => Promise<Result>): Promise<{ result: Result; busy: number }> {
  const before = await mainThreadTime();
  const result = await work();
  return { result, busy: (await mainThreadTime()) - before };
}

async function mainThreadTime(): Promise<number> {
  const { pid } = server.process;
  const [nanoseconds = ""] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, "utf8")).split(" ");
  return Number(nanoseconds) / 1e6;
}

async function post(length: number, name: string): Promise<number | null> {
  const body = JSON.stringify({ text: "a".repeat(length), client_id: `${name}-${length}` });
  const headers = { "content-type": "application/json" };
  const address = `${server.url}/api/v1/sessions/${session}/messages`;
  // The server may hang up before all of it was sent.
  return fetch(address, { method: "POST", headers, body }).then(
    ({ status }) => status,
    () => null,
  );
}

describe("[F11] a message of any size", () => {
  it("over HTTP is taken or refused, and costs neither memory nor time of others", async () => {
    const before = await megabytes();
    for (const length of SIZES) {
      const { result: status, busy } = await busyWith(() => post(length, "size"));
      expect(busy, `${length} characters`).toBeLessThan(MOST_BUSY);
      if (length <= LONGEST) expect(status).toBe(202);
      else expect([400, 413, null]).toContain(status);
    }
    expect((await megabytes()) - before).toBeLessThan(100);
  });

  it("on a socket is taken, refused, or closes it with 1009", async () => {
    const before = await megabytes();
    for (const length of SIZES) {
      const client = await SocketClient.open(server.url, session);
      await client.hear("connected");
      const says = { type: "query", query: "a".repeat(length), client_id: `socket-${length}` } as const;
      const isOver = () =>
        client.closed !== null || client.heard.some(({ event }) => /accepted|refused/.test(event));
      const { busy } = await busyWith(async () => {
        client.send(says);
        await client.until(isOver, "an end", 60_000);
      });
      expect(busy, `${length} characters`).toBeLessThan(MOST_BUSY);
      if (length <= LONGEST) await client.hear("accepted");
      else if (length < 256 * 1024) await client.hear("refused");
      // Whoever is still sending when it is closed may see the connection reset instead.
      else expect([1009, 1006]).toContain((await client.untilClosed()).code);
      client.terminate();
    }
    expect((await megabytes()) - before).toBeLessThan(100);
  });

  it.each([
    ["nesting", "[".repeat(100_000) + "]".repeat(100_000)],
    ["entries", `[${"0,".repeat(450_000)}0]`],
  ])("made of nothing but %s is refused at once", async (_, value) => {
    const client = await SocketClient.open(server.url, session);
    await client.hear("connected");
    const part = value.slice(0, 200_000);
    const frame = `{"type":"interrupt_response","action":"approve","client_id":"x","modifications":{"a":${part}}}`;
    const body = `{"checkpoint_id":"x","edits":{"notes":${value}}}`;
    const headers = { "content-type": "application/json" };
    const address = `${server.url}/api/v1/sessions/${session}/forks`;
    const onSocket = await busyWith(async () => {
      client.sendText(frame);
      await client.hear("refused");
    });
    const overHttp = await busyWith(() => fetch(address, { method: "POST", headers, body }));
    expect(overHttp.result.status).toBe(400);
    expect(Math.max(onSocket.busy, overHttp.busy)).toBeLessThan(MOST_BUSY);
    client.terminate();
  });
});
