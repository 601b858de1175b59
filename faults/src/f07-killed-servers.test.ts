import { callRoute, ROUTES } from "@maru/protocol";
import { SocketClient, startMember, type TeamMember } from "@maru/server/testing";
import { startPostgres } from "@maru/storage/testing";
import { expect, it } from "vitest";

const TURNS = 200;
const SESSIONS = 20;

/** Always the same, so that a failure can be seen again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it("[F7] three processes, one killed again and again over 200 turns: every message answered once, every log complete", async () => {
  const random = numbers(7);
  const postgres = await startPostgres();
  const members: TeamMember[] = [await startMember(postgres.url)];
  members.push(...(await Promise.all([startMember(postgres.url), startMember(postgres.url)])));
  const [survivor] = members as [TeamMember];
  const wire = (member: TeamMember) => ({ fetch, base: member.url });
  const sessions = await Promise.all(
    Array.from(
      { length: SESSIONS },
      async () => (await callRoute(wire(survivor), ROUTES.createSession, { body: { assistant: "note" } })).id,
    ),
  );
  const said = new Map(sessions.map((session): [string, string[]] => [session, []]));
  const clients = await Promise.all(sessions.map((session) => SocketClient.open(survivor.url, session)));
  let replacing: Promise<void> = Promise.resolve();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const session = sessions[turn % SESSIONS] as string;
    const text = `${turn}`;
    for (let accepted = false; !accepted; ) {
      const member = members[random(members.length)] as TeamMember;
      accepted = await callRoute(wire(member), ROUTES.sendMessage, {
        params: { session_id: session },
        body: { text, client_id: text },
      }).then(
        () => true,
        () => false,
      );
    }
    said.get(session)?.push(text);
    if (turn % 40 === 20) {
      await replacing;
      const victim = members.splice(1 + random(members.length - 1), 1)[0] as TeamMember;
      await victim.kill();
      replacing = startMember(postgres.url).then((member) => void members.push(member));
    }
  }
  for (const [index, client] of clients.entries()) {
    const expected = (said.get(sessions[index] as string) ?? []).map((text) => `적었어요: ${text}`);
    const replies = () =>
      client.heard
        .filter(({ event }) => event === "final_response")
        .map(({ data }) => (data as { reply: string }).reply);
    await client.until(() => replies().length >= expected.length, `${expected.length} answers`, 60_000);
    expect(replies()).toEqual(expected);
    expect(client.sequences).toEqual(client.sequences.map((_, at) => at + 1));
    client.close();
  }
  await replacing;
  await Promise.all(members.map((member) => member.kill()));
  await postgres.stop();
});
