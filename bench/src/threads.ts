import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FACTORIES } from "@maru/assistants";
import { INLINE_WORK, Runtime, threadWork, type WorkPort } from "@maru/runtime";
import { openStorage, type Storage } from "@maru/storage";
import type { Benchmark, Figure } from "./benchmark.ts";
import { median } from "./measure.ts";

const ROUNDS = 40;
const WARM_UP = 10;
const AT_ONCE = 12;
/** A short message must not get slower by more than a tenth. */
const LEAST = 1 / 1.1;

const SAID: Readonly<Record<string, readonly string[]>> = {
  travel: ["오사카 가고 싶어요", "3박 4일이요", "둘이서 갈 거예요"],
  realestate: ["전세금 5% 인상 가능해?", "확정일자가 뭐야?", "고마워요"],
};

/** A short message read in a thread, against the same read in the process itself. */
export const threads: Benchmark = {
  name: "threads",
  title: "A short message read in a thread, and in the process itself",
  async run({ progress }) {
    const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
    const { resolve } = createRequire(import.meta.url);
    const inThreads = threadWork({
      file: resolve("@maru/assistants/threads"),
      execArgv: ["--import", pathToFileURL(resolve("tsx")).href],
    });
    const storages: Storage[] = [];
    const talker = async (name: string, work: WorkPort) => {
      const storage = await openStorage(`sqlite:${join(folder, `${name}.db`)}`);
      storages.push(storage);
      return talkerOn(storage, work);
    };
    try {
      const [ours, peer] = [await talker("threads", inThreads), await talker("inline", INLINE_WORK)];
      const figures: Figure[] = [];
      for (const assistant of Object.keys(SAID)) {
        progress(`${assistant}: ${WARM_UP + ROUNDS} conversations each`);
        const times = { ours: [] as number[], peer: [] as number[] };
        for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
          const [mine, theirs] = [await ours.talk(assistant), await peer.talk(assistant)];
          if (round < WARM_UP) continue;
          times.ours.push(...mine);
          times.peer.push(...theirs);
        }
        figures.push(
          figure(`${assistant}, a short message, median`, "ms", median(times.ours), median(times.peer), true),
          figure(`${assistant}, slowest in a hundred`, "ms", slowest(times.ours), slowest(times.peer)),
        );
      }
      progress(`${AT_ONCE} conversations at once`);
      const speed = { ours: [] as number[], peer: [] as number[] };
      for (let round = 0; round < 5; round += 1) {
        speed.ours.push(await perSecond(ours));
        speed.peer.push(await perSecond(peer));
      }
      figures.push(
        figure(`${AT_ONCE} conversations at once`, "turns/s", median(speed.ours), median(speed.peer)),
      );
      return {
        figures,
        notes: [
          "“Peer” is the same runtime on SQLite without threads; both say the same thing one after the other, message by message, so that load from outside meets both.",
          `Load average of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`,
        ],
      };
    } finally {
      await inThreads.close();
      for (const storage of storages) await storage.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function talkerOn(storage: Storage, work: WorkPort) {
  const setup = { data: null, user: "bench", environment: {} };
  const assistants = [...FACTORIES.values()].map((factory) => factory(setup));
  const runtime = new Runtime({ storage, assistants, work });
  let people = 0;
  const talk = async (assistant: string): Promise<readonly number[]> => {
    people += 1;
    const session = await runtime.create({ assistant, tenant: "local", user: `p${people}` });
    const times: number[] = [];
    for (const [index, text] of (SAID[assistant] ?? []).entries()) {
      const began = performance.now();
      await runtime.send(session, { client_id: `m${index}`, content: { type: "message", text } });
      await runtime.whenIdle(session.id);
      times.push(performance.now() - began);
    }
    return times;
  };
  return { talk };
}

async function perSecond({ talk }: ReturnType<typeof talkerOn>): Promise<number> {
  const began = performance.now();
  const names = Object.keys(SAID);
  const done = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, each) => talk(names[each % 2] ?? "travel")),
  );
  return (done.flat().length / (performance.now() - began)) * 1000;
}

function figure(what: string, unit: Figure["unit"], ours: number, peer: number, isHeld = false): Figure {
  return { what, unit, ours, peer, target: isHeld ? { of: "ratio", bound: "at least", limit: LEAST } : null };
}

function slowest(times: readonly number[]): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
