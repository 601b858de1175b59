/** A server of a team that dies over one message: `deadly-server <postgres url>`. Prints its address. */
import { END, Runtime, SILENT, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant, writeDown } from "@maru/runtime/testing";
import { PostgresTeam, startServer } from "@maru/server";
import { openStorage } from "@maru/storage";

const DEADLY = "죽음";
const assistant = noteAssistant({
  nodes: {
    write: {
      run: (state, context) => {
        if (state.messages.at(-1)?.content === DEADLY) process.kill(process.pid, "SIGKILL");
        return writeDown(state, context);
      },
      next: END,
    },
  },
});
const [url = ""] = process.argv.slice(2);
const storage = await openStorage(url);
const team = new PostgresTeam({ url, storage, ports: SYSTEM_PORTS, logger: SILENT });
const runtime = new Runtime({ storage, assistants: [assistant], team, leaseTime: 2_000 });
await team.join(runtime);
const server = await startServer({ runtime, storage });
process.stdout.write(`${server.url}\n`);
