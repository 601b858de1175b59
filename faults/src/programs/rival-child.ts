import { writeSync } from "node:fs";
import { isStorageError, openStorage, type SessionId, type Storage } from "@maru/storage";
import { tripGraph } from "./trip-graph.ts";

/** Writes everything a session has, as often as told, beside another process that does the same. */
const [url = "", name = "", times = "", session = ""] = process.argv.slice(2);
const id = session as SessionId;
const storage = await openStorage(url);
const graph = tripGraph(storage.checkpointer);
let config = { configurable: { thread_id: session } };
let refused = 0;
for (let time = 1; time <= Number(times); time += 1) {
  refused += await countUp(storage);
  await storage.inbox.accept(id, { client_id: `${name} ${time}`, content: `${name} ${time}` });
  await storage.events.append(id, [{ type: "said", data: `${name} ${time}` }]);
  const messages = [{ role: "user" as const, content: `${name} ${time}` }];
  config = (await graph.updateState(config, { messages }, "answer")) as typeof config;
}
writeSync(1, `${JSON.stringify({ head: config, refused })}\n`);
await storage.close();

/** One more in the title; how often the other one was first. */
async function countUp(from: Storage): Promise<number> {
  for (let refusals = 0; ; refusals += 1) {
    const record = await from.sessions.get(id);
    try {
      await from.sessions.rename(record, String(Number(record.title) + 1));
      return refusals;
    } catch (error) {
      if (!isStorageError(error, "STALE_WRITE")) throw error;
    }
  }
}
