import { callRoute, ROUTES } from "@maru/protocol";
import { SocketClient, startMember, type TeamMember } from "@maru/server/testing";
import { startPostgres } from "@maru/storage/testing";
import type { Benchmark, Figure } from "./benchmark.ts";

const SESSIONS = 60;
const TURNS = 10;
/** Milliseconds; only a turn that is lost takes so long. */
const PATIENCE = 120_000;

/** The same conversations, spread over one, two and three processes on one Postgres. */
export const serverScale: Benchmark = {
  name: "server-scale",
  title: "Server processes on one Postgres",
  async run({ progress }) {
    const figures: Figure[] = [];
    for (const processes of [1, 2, 3]) {
      progress(`${processes} of 3`);
      figures.push({
        what: `turns per second, ${SESSIONS} conversations at once, processes: ${processes}`,
        unit: "turns/s",
        ours: await turnsPerSecond(processes),
        peer: null,
        target: null,
      });
    }
    return { figures, notes: NOTES };
  },
};

const NOTES = [
  `${SESSIONS} conversations of ${TURNS} turns; each says the next thing when the last was answered, over HTTP to one process, and listens on a socket at the next one. Postgres waits for the disk.`,
  "Processes, Postgres and clients share the machine: with as few cores as processes this shows what sharing costs rather than what more machines would bring.",
];

async function turnsPerSecond(processes: number): Promise<number> {
  const postgres = await startPostgres({ waitForDisk: true });
  const members: TeamMember[] = [];
  try {
    for (let index = 0; index < processes; index += 1) members.push(await startMember(postgres.url));
    const talks = await Promise.all(Array.from({ length: SESSIONS }, (_, index) => openTalk(members, index)));
    const began = performance.now();
    await Promise.all(talks.map((talk) => talk()));
    return (SESSIONS * TURNS * 1000) / (performance.now() - began);
  } finally {
    await Promise.all(members.map((member) => member.kill()));
    await postgres.stop();
  }
}

async function openTalk(members: readonly TeamMember[], index: number): Promise<() => Promise<void>> {
  const speaks = members[index % members.length] as TeamMember;
  const listens = members[(index + 1) % members.length] as TeamMember;
  const wire = { fetch, base: speaks.url };
  const { id } = await callRoute(wire, ROUTES.createSession, { body: { assistant: "note" } });
  const client = await SocketClient.open(listens.url, id);
  return async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const body = { text: `${turn}`, client_id: `${turn}` };
      await callRoute(wire, ROUTES.sendMessage, { params: { session_id: id }, body });
      const isAnswered = () => client.heard.some(({ event, data }) => isEndOf(turn, event, data));
      await client.until(isAnswered, `answer ${turn}`, PATIENCE);
    }
    client.close();
  };
}

function isEndOf(turn: number, event: string, data: unknown): boolean {
  return event === "final_response" && (data as { turn: number }).turn === turn;
}
