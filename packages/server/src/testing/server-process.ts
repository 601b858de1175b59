/** A server process of its own, to be killed: `tsx server-process.ts <store url>`. Prints its address. */
import { END, Runtime, SILENT, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant, writeDown } from "@maru/runtime/testing";
import { openStorage } from "@maru/storage";
import { startServer } from "../start-server.ts";
import { PostgresTeam } from "../team/postgres-team.ts";

/** What begins with this word takes its time, so that a process can die over it. */
const SLOWLY = "천천히";
const assistant = noteAssistant({
  nodes: {
    write: {
      run: async (state, context) => {
        const isSlow = state.messages.at(-1)?.content.startsWith(SLOWLY) === true;
        if (isSlow) await SYSTEM_PORTS.wait(2_000, context.signal);
        return writeDown(state, context);
      },
      next: END,
    },
  },
});
const [url = ""] = process.argv.slice(2);
const storage = await openStorage(url);
const isShared = url.startsWith("postgres");
const team = isShared ? new PostgresTeam({ url, storage, ports: SYSTEM_PORTS, logger: SILENT }) : null;
const runtime = new Runtime({ storage, assistants: [assistant], team, leaseTime: 4_000 });
await team?.join(runtime);
const server = await startServer({ runtime, storage });
process.stdout.write(`${server.url}\n`);
process.once("SIGTERM", async () => {
  await Promise.all([team?.leave(), server.stop()]);
  await storage.close();
});
