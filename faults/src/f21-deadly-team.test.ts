import { once } from "node:events";
import { callRoute, ROUTES } from "@maru/protocol";
import { SocketClient, startMember, type TeamMember } from "@maru/server/testing";
import { startPostgres } from "@maru/storage/testing";
import { expect, it } from "vitest";

const PROGRAM = new URL("./programs/deadly-server.ts", import.meta.url).pathname;

it("[F21] a message that no server of a team survives takes three of them down, and no more", async () => {
  const postgres = await startPostgres();
  const members = new Set<TeamMember>();
  let deaths = 0;
  let isOver = false;
  /** Somebody keeps two servers running. */
  const keep = async (): Promise<void> => {
    const member = await startMember(postgres.url, PROGRAM);
    members.add(member);
    if (isOver) return member.kill();
    void once(member.process, "exit").then(async () => {
      members.delete(member);
      if (isOver) return;
      deaths += 1;
      await keep();
    });
  };
  await Promise.all([keep(), keep()]);
  const base = () => ([...members][0] as TeamMember).url;
  const params = {
    session_id: (
      await callRoute({ fetch, base: base() }, ROUTES.createSession, { body: { assistant: "note" } })
    ).id,
  };
  for (const text of ["죽음", "안녕"])
    await expect
      .poll(
        () =>
          callRoute({ fetch, base: base() }, ROUTES.sendMessage, {
            params,
            body: { text, client_id: text },
          }).then(
            () => "taken in",
            () => "not yet",
          ),
        { timeout: 60_000, interval: 300 },
      )
      .toBe("taken in");
  const ends = async () => {
    const client = await SocketClient.open(base(), params.session_id).catch(() => null);
    await client?.hear("greeting").catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    client?.close();
    return client?.heard.filter(({ event }) => event === "final_response").map(({ data }) => data) ?? [];
  };
  await expect.poll(ends, { timeout: 180_000, interval: 1_000 }).toMatchObject([
    { turn: 0, status: "failed", reply: expect.stringContaining("따로 두었어요") },
    { turn: 1, status: "completed", reply: "적었어요: 안녕" },
  ]);
  expect(deaths).toBe(3);
  isOver = true;
  await Promise.all([...members].map((member) => member.kill()));
  await postgres.stop();
}, 400_000);
