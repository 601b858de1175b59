import { CallRefused, callRoute, ROUTES } from "@maru/protocol";
import { startMember, type TeamMember } from "@maru/server/testing";
import { type PostgresServer, startPostgres } from "@maru/storage/testing";
import { afterEach, expect, it } from "vitest";

/** Milliseconds that the database is away. */
const AWAY = [0, 300, 1_000, 2_000, 4_000];
const RESTARTS = 27;
const SESSIONS = 12;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Somebody who goes on saying the next thing in one conversation, each under its name until it is accepted. */
async function talk(
  members: readonly TeamMember[],
  session_id: string,
  isOver: () => boolean,
  refused: Map<string, number>,
): Promise<readonly string[]> {
  const said: string[] = [];
  for (let at = 0; !isOver(); ) {
    const text = `${said.length}`;
    const { url } = members[at % members.length] as TeamMember;
    try {
      const wire = { fetch, base: url };
      const body = { text, client_id: `said-${text}` };
      await callRoute(wire, ROUTES.sendMessage, { params: { session_id }, body });
      said.push(text);
      await pause(20);
    } catch (error) {
      const told = error instanceof CallRefused ? `${error.status} ${error.body?.error}` : String(error);
      refused.set(told, (refused.get(told) ?? 0) + 1);
      at += 1;
      await pause(200);
    }
  }
  return said;
}

async function restart(postgres: PostgresServer, turn: number): Promise<void> {
  await (turn % 2 === 0 ? postgres.crash() : postgres.shutDown());
  await pause(AWAY[turn % AWAY.length] as number);
  await postgres.start();
}

/** What was answered in a conversation, in order. */
async function answersOf(url: string, session_id: string): Promise<readonly string[]> {
  const answers: string[] = [];
  for (let after = 0; ; ) {
    const page = await callRoute({ fetch, base: url }, ROUTES.readEvents, {
      params: { session_id },
      query: { after, limit: 200 },
    });
    for (const { event, data } of page.events)
      if (event === "final_response") answers.push((data as { reply: string }).reply);
    after = page.events.at(-1)?.seq ?? page.last;
    if (after >= page.last) return answers;
  }
}

let postgres: PostgresServer;
let members: TeamMember[] = [];
afterEach(async () => {
  await Promise.all(members.map((member) => member.kill()));
  await postgres.stop();
});

it("[F5] Postgres is restarted 27 times under load: no process ends, everything accepted is answered once", async () => {
  postgres = await startPostgres();
  members = [await startMember(postgres.url), await startMember(postgres.url)];
  const deaths: string[] = [];
  for (const { process } of members) process.once("exit", (code, signal) => deaths.push(`${code ?? signal}`));
  const [{ url }] = members as [TeamMember];
  const begin = () => callRoute({ fetch, base: url }, ROUTES.createSession, { body: { assistant: "note" } });
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, begin));
  let isOver = false;
  const refused = new Map<string, number>();
  const talking = sessions.map(({ id }, at) =>
    talk(at % 2 === 0 ? members : members.toReversed(), id, () => isOver, refused),
  );
  for (let turn = 0; turn < RESTARTS && deaths.length === 0; turn += 1) {
    await restart(postgres, turn);
    await pause(1_000 + (turn % 3) * 700);
  }
  isOver = true;
  const said = await Promise.all(talking);
  const told = [...refused].map(([code, times]) => `${times} × ${code}`).join(", ");
  console.log(
    `F5 ${RESTARTS} restarts, ${said.flat().length} accepted, ${deaths.length} deaths; refused: ${told || "none"}`,
  );
  expect(deaths).toEqual([]);
  for (const [at, { id }] of sessions.entries())
    await expect
      .poll(() => answersOf(url, id), { timeout: 40_000, interval: 500 })
      .toEqual(said[at]?.map((text) => `적었어요: ${text}`));
  expect([...refused.keys()].filter((code) => code !== "503 UNAVAILABLE")).toEqual([]);
  await Promise.all(members.map((member) => member.stop()));
  expect(deaths).toEqual(["0", "0"]);
}, 900_000);
