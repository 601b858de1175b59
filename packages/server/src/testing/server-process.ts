/** A server process of its own, to be killed: `tsx server-process.ts <store url>`. Prints its address. */
import { Runtime, SILENT, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { openStorage } from "@maru/storage";
import { startServer } from "../start-server.ts";
import { PostgresTeam } from "../team/postgres-team.ts";

const [url = ""] = process.argv.slice(2);
const storage = await openStorage(url);
const isShared = url.startsWith("postgres");
const team = isShared ? new PostgresTeam({ url, storage, ports: SYSTEM_PORTS, logger: SILENT }) : null;
const runtime = new Runtime({ storage, assistants: [noteAssistant()], team, leaseTime: 4_000 });
await team?.join(runtime);
const server = await startServer({ runtime, storage });
process.stdout.write(`${server.url}\n`);
process.once("SIGTERM", async () => {
  await Promise.all([team?.leave(), server.stop()]);
  await storage.close();
});
