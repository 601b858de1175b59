import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { FACTORIES, readTravelMessage, TravelState } from "@maru/assistants";
import {
  findAges,
  findAreas,
  findCorrections,
  findCounts,
  findDates,
  findDurations,
  findMoney,
  findNumbers,
  findPeople,
  findPercentages,
  findPeriods,
  repairText,
} from "@maru/language";
import { Runtime } from "@maru/runtime";
import { initialState } from "@maru/state";
import { openStorage } from "@maru/storage";
import type { Benchmark, Figure } from "./benchmark.ts";

const NOW = "2026-11-16T10:00:00+09:00";
const CITIES = ["오사카", "도쿄", "다낭", "방콕", "제주", "부산", "파리", "뉴욕", "시드니", "후쿠오카"];
const PARTIES = ["혼자", "둘이서", "4명", "부부랑 아이 둘"];
const STYLES = ["맛집", "관광", "휴양", "쇼핑이랑 문화"];
const TURNS = 120;

/** What a traveller waits for: a whole plan, and being understood. */
export const travel: Benchmark = {
  name: "travel",
  title: "Travel planner: a planning turn, and reading what people write",
  async run({ progress }) {
    progress(`${TURNS} planning turns`);
    const turns = await planningTurns();
    progress("reading");
    return {
      figures: [
        figure("a planning turn through the runtime on SQLite, median", share(turns, 0.5)),
        figure("a planning turn, 95th percentile", share(turns, 0.95), 1_000),
        figure("reading a message, median", share(readingTimes(), 0.5)),
        figure("reading a message, slowest in a hundred", share(readingTimes(), 0.99), 10),
        ...packed(),
      ],
      notes: [
        `${TURNS} new sessions, each planned by one message: ten cities, one to four people, 2 to 7 nights; flights, stays, days, costs, three plans, answer.`,
        "Messages are those of the conversations in packages/cli/dialogues. The long texts are 10,000 characters of numbers with units, the worst there is for a reader of numbers; each text is read several times and the least counts.",
        `Load average of the machine at the end: ${loadavg()[0]?.toFixed(1)}; a planning turn includes waiting for the others.`,
      ],
    };
  },
};

async function planningTurns(): Promise<readonly number[]> {
  const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
  const storage = await openStorage(`sqlite:${join(folder, "travel.db")}`);
  const factory = FACTORIES.get("travel");
  if (factory === undefined) throw new Error("there is no travel assistant");
  const runtime = new Runtime({
    storage,
    assistants: [factory({ data: null, user: "bench", environment: {} })],
  });
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const session = await runtime.create({ assistant: "travel", tenant: "local", user: "bench" });
    const text = `${CITIES[turn % 10]} ${2 + (turn % 6)}박 ${PARTIES[turn % 4]} 인당 ${80 + turn}만원 ${STYLES[(turn >> 2) % 4]}`;
    const began = performance.now();
    await runtime.send(session, { client_id: "1", content: { type: "message", text } });
    await runtime.whenIdle(session.id);
    times.push(performance.now() - began);
    const { state } = await runtime.view(session);
    if (state.plans_generated !== true) throw new Error(`no plans were made for «${text}»`);
  }
  await runtime.drain();
  await storage.close();
  await rm(folder, { recursive: true, force: true });
  return times;
}

function readingTimes(): readonly number[] {
  const folder = new URL("../../packages/cli/dialogues/", import.meta.url);
  const texts = ["travel-basics", "travel-people", "travel-wishes"].flatMap((name) =>
    readFileSync(new URL(`${name}.jsonl`, folder), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .flatMap((line) => (JSON.parse(line) as { turns: readonly unknown[] }).turns)
      .filter((turn) => typeof turn === "string"),
  );
  const state = initialState(TravelState, { session_id: "bench", created_at: NOW, updated_at: NOW });
  const read = (text: string) => readTravelMessage.rules({ text, now: NOW, state, language: "ko" });
  for (const text of texts) read(text);
  return texts.map((text) => leastOf(5, () => read(text)));
}

const LONG = "3박4일 2명 150만원 12월 5일 30% 84㎡ 다음 주 7살 아니 3개 ".repeat(400).slice(0, 10_000);
const EXTRACTORS: Readonly<Record<string, (text: string) => unknown>> = {
  numbers: findNumbers,
  money: (text) => findMoney(text, { bareUnit: 10_000 }),
  people: (text) => findPeople(text, { bareCount: true }),
  durations: findDurations,
  dates: (text) => findDates(text, { now: NOW }),
  periods: (text) => findPeriods(text, { now: NOW }),
  percentages: findPercentages,
  areas: findAreas,
  ages: findAges,
  counts: findCounts,
  corrections: findCorrections,
  repair: repairText,
};

function packed(): readonly Figure[] {
  return Object.entries(EXTRACTORS).map(([name, extract]) => {
    extract(LONG);
    return figure(
      `${name} in 10,000 characters packed with numbers`,
      leastOf(20, () => extract(LONG)),
      50,
    );
  });
}

/** What the work itself takes: everything above the least is somebody else's. */
function leastOf(times: number, work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

function share(times: readonly number[], part: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function figure(what: string, ours: number, limit?: number): Figure {
  const target = limit === undefined ? null : ({ of: "ours", bound: "at most", limit } as const);
  return { what, unit: "ms", ours, peer: null, target };
}
