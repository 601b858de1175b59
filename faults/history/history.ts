import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runScript, startPostgres, temporaryFolder } from "@maru/storage/testing";
import { bundle } from "../src/driver/bundle.ts";
import { ask } from "./ask.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { judge, type Violation } from "./judge.ts";
import { type Listener, listen } from "./listener.ts";
import type { Entry, LogEvent, Truth } from "./record.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import { talk } from "./talker.ts";
import { makeTrouble } from "./trouble.ts";

export type StoreKind = "sqlite" | "postgres";

export interface HistoryOptions {
  readonly store: StoreKind;
  readonly seed: number;
  /** How long there is trouble. */
  readonly seconds: number;
  readonly tell: (line: string) => void;
}

export interface HistoryReport {
  readonly acknowledged: number;
  readonly heard: number;
  readonly troubles: number;
  readonly violations: readonly Violation[];
  /** What the servers said on standard error. */
  readonly said: string;
}

const CONVERSATIONS = ["note", "note", "note", "note", "travel", "realestate"];
const WORDS: Readonly<Record<string, readonly string[]>> = {
  note: ["우유", "천천히 빵", "달걀 열 개", "쌀"],
  travel: ["3박4일로 오사카 둘이서 100만원쯤, 맛집 위주", "아니 2박으로", "둘째 날만 바꿔줘", "고마워"],
  realestate: ["전세금 5% 인상 가능해?", "더 자세히", "강남구 아파트 전세 시세 알려줘", "고마워"],
};
const PROCESSES: Readonly<Record<StoreKind, number>> = { sqlite: 1, postgres: 2 };
/** So long everything may take to come to rest once there is no more trouble. */
const REST = 90_000;

const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Lives through a time of trouble with the servers of one store, then judges what was seen. */
export async function makeHistory({ store, seed, seconds, tell }: HistoryOptions): Promise<HistoryReport> {
  const chance = chanceOf(seed);
  const folder = await temporaryFolder();
  const postgres = store === "postgres" ? await startPostgres() : null;
  const url = postgres?.url ?? `sqlite:${folder}/maru.db`;
  const script = await bundle("history-server");
  const history: Entry[] = [];
  const deaths: string[] = [];
  let said = "";
  const clocks = Array.from({ length: PROCESSES[store] }, (_, index) => join(folder, `clock-${index}`));
  for (const clock of clocks) writeFileSync(clock, "0");
  const servers = await Promise.all(
    clocks.map((clock) =>
      serverProcess({
        script,
        store: url,
        clock,
        hear: (text) => {
          said = `${said}${text}`.slice(-200_000);
        },
        died: (how) => deaths.push(`a server ended by itself: ${how}`),
      }),
    ),
  );
  try {
    for (const server of servers) await server.start();
    const sessions = await begin(servers);
    const record = (entry: Entry) => void history.push(entry);
    const base = () => chance.oneOf(servers).base;
    const listeners = sessions.flatMap(({ session }) =>
      (["socket", "stream"] as const).map((over) =>
        listen({ session, name: `${over} of ${session}`, over, base, record }),
      ),
    );
    const until = performance.now() + seconds * 1_000;
    const isOver = () => performance.now() > until;
    let troubles = 0;
    await Promise.all([
      ...sessions.map(({ session, assistant }, index) =>
        talk({
          session,
          name: `${assistant}-${index}`,
          words: wordsOf(assistant),
          chance,
          base,
          record,
          isOver,
          rest,
        }),
      ),
      look(
        sessions.map(({ session }) => session),
        { chance, base, record, isOver },
      ),
      makeTrouble({
        servers,
        listeners,
        clocks,
        chance,
        isOver,
        rest,
        tell: (what) => {
          troubles += 1;
          tell(`  ${what}`);
        },
        restartDatabase:
          postgres === null
            ? null
            : async () => {
                await postgres.crash();
                await rest(chance.below(2_000));
                await postgres.start();
              },
      }),
    ]);
    for (const clock of clocks) writeFileSync(clock, "0");
    for (const server of servers) if (!server.isUp()) await server.start();
    const logs = await comeToRest(servers, listeners, history);
    for (const listener of listeners) listener.stop();
    for (const server of servers) await server.stop();
    const { lines } = await runScript(script, { parameters: ["look", url] });
    const truth: Truth = {
      logs,
      echoing: new Set(
        sessions.filter(({ assistant }) => assistant === "note").map(({ session }) => session),
      ),
      listeners: listeners.map(({ session, name }) => ({ session, listener: name })),
      ...readFound(lines.at(-1) ?? "{}", deaths),
    };
    const violations = judge(history, truth);
    const count = (kind: Entry["kind"]) => history.filter((entry) => entry.kind === kind).length;
    return { acknowledged: count("acknowledged"), heard: count("heard"), troubles, violations, said };
  } finally {
    for (const server of servers) await server.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function begin(servers: readonly ServerProcess[]) {
  const [{ base }] = servers as [ServerProcess];
  const sessions: { readonly session: string; readonly assistant: string }[] = [];
  for (const assistant of CONVERSATIONS) {
    const { status, body } = await ask(base, "POST", "/api/v1/sessions", { body: { assistant } });
    if (status !== 201) throw new Error(`no conversation began: ${status}`);
    sessions.push({ session: (body as { id: string }).id, assistant });
  }
  return sessions;
}

function wordsOf(assistant: string): (number: number) => string {
  const words = WORDS[assistant] ?? ["안녕"];
  return (number) => `${words[number % words.length]}${assistant === "note" ? ` ${number}` : ""}`;
}

/** Asks again and again how far the logs have come. */
async function look(
  sessions: readonly string[],
  given: {
    readonly chance: Chance;
    readonly base: () => string;
    readonly record: (entry: Entry) => void;
    readonly isOver: () => boolean;
  },
): Promise<void> {
  const { chance, base, record, isOver } = given;
  while (!isOver()) {
    await rest(200);
    const session = chance.oneOf(sessions);
    const last = await ask(base(), "GET", `/api/v1/sessions/${session}/events?limit=1`).then(
      ({ status, body }) => (status === 200 ? (body as { last: number }).last : null),
      () => null,
    );
    if (last !== null) record({ kind: "read", session, last });
  }
}

/** Waits until whatever was acknowledged is answered and everyone who listens has heard it, or for as long as is fair. */
async function comeToRest(
  servers: readonly ServerProcess[],
  listeners: readonly Listener[],
  history: readonly Entry[],
): Promise<ReadonlyMap<string, readonly LogEvent[]>> {
  const until = performance.now() + REST;
  const sessions = [...new Set(listeners.map(({ session }) => session))];
  for (;;) {
    await rest(1_000);
    const logs = await readLogs(servers, sessions).catch(() => null);
    const isAnswered =
      logs !== null && sessions.every((session) => restsAt(session, logs.get(session) ?? [], history));
    const isHeard = listeners.every(({ session, last }) => last() === (logs?.get(session)?.length ?? -1));
    if (logs !== null && ((isAnswered && isHeard) || performance.now() > until)) return logs;
    if (performance.now() > until + REST) throw new Error("the servers do not answer any more");
  }
}

function restsAt(session: string, log: readonly LogEvent[], history: readonly Entry[]): boolean {
  const started = new Set(
    log.flatMap(({ event, data }) => (event === "turn_started" ? [data.client_id] : [])),
  );
  const starts = log.filter(({ event }) => event === "turn_started").length;
  const ends = log.filter(
    ({ event }) => event === "final_response" || event === "workflow_interrupted",
  ).length;
  return (
    ends >= starts &&
    history.every(
      (entry) => entry.kind !== "acknowledged" || entry.session !== session || started.has(entry.client_id),
    )
  );
}

async function readLogs(servers: readonly ServerProcess[], sessions: readonly string[]) {
  const [{ base }] = servers as [ServerProcess];
  const logs = new Map<string, readonly LogEvent[]>();
  for (const session of sessions) {
    const log: LogEvent[] = [];
    for (let isWhole = false; !isWhole; ) {
      const path = `/api/v1/sessions/${session}/events?limit=200&after=${log.at(-1)?.seq ?? 0}`;
      const { status, body } = await ask(base, "GET", path);
      if (status !== 200) throw new Error(`the log could not be read: ${status}`);
      const { events } = body as { readonly events: readonly LogEvent[] };
      log.push(...events);
      isWhole = events.length === 0;
    }
    logs.set(session, log);
  }
  return logs;
}

function readFound(line: string, deaths: readonly string[]): Pick<Truth, "differing" | "damage"> {
  const { differing, damage } = JSON.parse(line) as Pick<Truth, "differing" | "damage">;
  return { differing, damage: [...damage, ...deaths] };
}
