import { makeAssistant, turnsFrom } from "./assistant.ts";
import { loadSaver, type SaverName } from "./savers.ts";

/** What the benchmark asks of one saver, which has a process of its own. */
export type Task =
  /** Milliseconds of each turn. */
  | { readonly do: "turns"; readonly seed: number; readonly from: number; readonly count: number }
  /** Milliseconds of each getState. */
  | { readonly do: "state"; readonly times: number; readonly messages: number }
  /** Milliseconds of one listing. */
  | { readonly do: "history"; readonly limit: number }
  /** Turns per second over all sessions. */
  | { readonly do: "sessions"; readonly sessions: number; readonly turns: number }
  /** Peak resident memory in MB so far. */
  | { readonly do: "memory" }
  | { readonly do: "close" };

const THREAD = "conversation";
const [name, place, newest] = process.argv.slice(2) as [SaverName, string, string | undefined];

const open = await loadSaver(name, place);
const start = performance.now();
const { saver, close } = await open();
const opened = performance.now() - start;
const { graph, say } = makeAssistant(saver, newest === undefined ? undefined : Number(newest));
const config = { configurable: { thread_id: THREAD } };

async function perform(task: Task): Promise<readonly number[]> {
  switch (task.do) {
    case "turns": {
      const times: number[] = [];
      for (const turn of turnsFrom(task.seed, task.from + task.count).slice(task.from))
        times.push(await say(THREAD, turn));
      return times;
    }
    case "state": {
      const times: number[] = [];
      for (let time = 0; time < task.times; time += 1) {
        const began = performance.now();
        const state = await graph.getState(config);
        times.push(performance.now() - began);
        if (state.values.messages?.length !== task.messages)
          throw new Error(`${name} has ${state.values.messages?.length} messages, not ${task.messages}`);
      }
      return times;
    }
    case "history": {
      const began = performance.now();
      let entries = 0;
      for await (const _ of graph.getStateHistory(config, { limit: task.limit })) entries += 1;
      const took = performance.now() - began;
      if (entries !== task.limit) throw new Error(`${name} lists ${entries} entries, not ${task.limit}`);
      return [took];
    }
    case "sessions": {
      const conversations = Array.from({ length: task.sessions }, (_, session) =>
        turnsFrom(1000 + session, task.turns),
      );
      const began = performance.now();
      await Promise.all(
        conversations.map(async (turns, session) => {
          for (const turn of turns) await say(`session ${session}`, turn);
        }),
      );
      return [(task.sessions * task.turns * 1000) / (performance.now() - began)];
    }
    case "memory":
      return [process.resourceUsage().maxRSS / 1024];
    case "close":
      await close();
      return [];
  }
}

process.on("message", (task: Task) => {
  perform(task).then(
    (numbers) => {
      process.send?.({ numbers });
      if (task.do === "close") process.disconnect();
    },
    (error: unknown) => {
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
process.send?.({ numbers: [opened] });
