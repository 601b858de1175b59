import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { openStorage } from "@maru/storage";

/** Says so many things, each once it is durable, and stays until it is killed. */
const [url = "", times] = process.argv.slice(2);
const storage = await openStorage(url);
const { id } = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
writeSync(1, `0 ${id}\n`);
for (let time = 1; time <= Number(times); time += 1) {
  await storage.events.append(id, [{ type: "said", data: `말 ${time}` }]);
  writeSync(1, `${time} said\n`);
}
await setTimeout(600_000);
